# La mano guidata: che cosa si dice di asta, scarto, accuse e Matto (T: i numeri delle regole).

teach-terziglio-auction = Ognuno parla una volta: passo, gioco (prendi le cinque carte del monte) o solo (le lasci, e vale doppio) — uno contro due (T12–T16).
teach-terziglio-overcall = Qualcuno gioca già, e un secondo non può: puoi solo passare o andare solo, senza il monte e al doppio (T13).
teach-terziglio-say-play = **Gioco** — { $trumps } trionfi e { $high } carte da 5 bastano contro due, e il monte migliora ancora la mano.
teach-terziglio-say-solo = **Solo** — con { $trumps } trionfi e { $high } carte da 5 il monte non ti serve, e la mano vale doppio.
teach-terziglio-say-pass = **Passo** — con { $trumps } trionfi e { $high } carte da 5, contro due sarebbe dura; contro chi gioca hai invece un compagno.
teach-terziglio-discard = Scarta cinque carte; Re, 21, 20, 1 e Matto non si scartano. Alla fine contano per te, appena hai fatto una presa (T16–T18).
teach-terziglio-discard-do = **{ $chosen }** — figure e assi che ti prenderebbero sono al sicuro nello scarto; i trionfi restano, e un seme vuoto si può tagliare.
teach-terziglio-declare = Prima dell’uscita puoi accusare quel che hai in mano: si segna subito, e tre cricche o tre sequenze insieme valgono doppio (T20–T40).
teach-terziglio-declare-do = { $points ->
    [one] **{ $chosen }** — accusa tutto: { $points } punto per carte che restano tue.
   *[other] **{ $chosen }** — accusa tutto: { $points } punti per carte che restano tue.
}
teach-terziglio-pay = Il Matto torna alla tua parte; in cambio dai una qualsiasi delle carte che avete preso (T49–T50).
teach-terziglio-pay-do = **{ $card }** — non rompe né cricche né sequenze tue, ed è quella che agli altri serve meno.
