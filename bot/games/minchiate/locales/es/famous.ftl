# Una mano célebre de 1798, contada paso a paso. Los comentarios siguen el manual de Renzoni y Ricci.

famous-minchiate-title = Una mano célebre: Dresde, 1798
famous-minchiate-south = Sur
famous-minchiate-east = Este
famous-minchiate-north = Norte
famous-minchiate-west = Oeste
famous-minchiate-cut = Un manual impreso en Dresde en 1798 explica las minchiate con una mano entera. Dos jugadores de hoy, Renzoni y Ricci, la han comentado; aquí la contamos con todas las cartas a la vista.

    Reparte Sur, así que corta Oeste. La carta del fondo del paquete es el 21: Oeste lo roba, y después roba el 33. El 4 de Espadas no es de cuenta ni un triunfo del 20 al 29, así que termina el robo. El 33 es de cuenta: Este y Oeste anotan 5.
    .title = El corte
famous-minchiate-deal = Cada uno recibe 21 cartas, la última a la vista. Sur descubre el Caballero de Bastos y Norte el 4 de Oros, que no valen nada. El Rey de Copas de Oeste y la carta de Este valen 5 cada uno: Este y Oeste tienen ahora 15.

    El texto impreso ya no muestra qué carta descubrió Este. El 32 cuadra, y de eso no depende nada de lo que sigue.
    .title = El reparto
famous-minchiate-folla = Quedan once cartas, la fola. Sur descubre la primera, el 17, que no es de cuenta ni un triunfo del 20 al 29. Después pilla todas las cartas de cuenta de la fola: el Rey de Espadas, el Rey de Bastos y el 20. No se anotan, pero las ven todos, y Este se acordará de los dos Reyes.
    .title = La fola
famous-minchiate-discard = Sur descarta tres Copas y Oeste dos Espadas: cada uno se queda sin un palo y podrá fallarlo.

    Norte anuncia la fola: 3 Copas, 3 Espadas, 1 de Oros y 1 de Bastos. Son trece cartas, así que las otras cinco son triunfos.
    .title = Los descartes
famous-minchiate-trick-1 = Este sale con su único Basto. Todos vieron a Sur pillar el Rey de Bastos: si Oeste no tuviera Bastos, podría fallar y el Rey moriría. Pero Oeste tiene dos y debe asistir: gana el Rey.

    Después de jugar, Este canta la secuencia del 28 al 32 con el Loco por 30 puntos, y Sur tres Reyes por 15. Este y Oeste llevan 30 de ventaja.
famous-minchiate-trick-2 = Sur sale con el Rey de Oros y espera que los nueve Oros que no ve estén bien repartidos. No lo están: Este no tiene ninguno, toma el Rey con el 30, y el Rey muere: 5 tantos.

    Un Oro bajo habría sido más seguro. Cuando un palo ya ha salido, un triunfo no obliga a jugar su Rey, y un Rey perdido cuesta al menos diez puntos: cinco cuando muere y cinco al final.
famous-minchiate-trick-3 = Este lo intenta otra vez con Espadas, y ahora le sale bien. Tiene nueve y tres están en la fola: fuera solo hay dos. Norte y Oeste no tienen y juegan un triunfo. Las Espadas salen por primera vez, así que Sur tiene que jugar el Rey, y el 33 de Oeste lo toma.

    También se podía salir de Copas. Con todas las cartas a la vista, eso habría puesto en gran peligro al Rey de Oeste, compañero de Este.
famous-minchiate-trick-4 = Sur asiste con el 2 de Oros. Este no tiene Oros y arriesga el 13, carta de cuenta, para conservar el 27: sin él solo le quedarían cartas de cuenta. De todas, el 13 es la que menos falta hace. Pero Norte lo toma con el 15, y Sur y Norte anotan 5.
famous-minchiate-trick-5 = Norte sale de Copas y Oeste ve el peligro: guarda el Rey y juega el 5. Puede hacerlo, porque antes no se ha jugado ningún triunfo. Sur gana con el 20 y lo pone a salvo; sin el 20, Este y Oeste ya no pueden reunir 10, 20, 30 y 40.

    Al final cada pareja tendrá dos Reyes, sin ventaja para ninguna. Tres Reyes valen 25 puntos más que uno.
famous-minchiate-trick-6 = Este gana con el 29 y no con el 28. Suelto, el 29 no vale nada, pero Este y Oeste ya tienen el 30, y a su lado el 29 entra en una secuencia. El 28 sirve menos que antes: sin el 13 ya no se puede hacer la versícula del 1, el 13 y el 28.
famous-minchiate-trick-7 = Este vuelve a salir de Espadas. Solo a Sur le queda una, y Norte tiene que gastar un triunfo. Oeste gana con el 37, la Luna, y salva diez puntos.
famous-minchiate-trick-8 = Oeste hace lo mismo con Oros. Ya está claro que Norte solo tiene triunfos bajos, y el 32 de Este está a salvo. Quizá era mejor el 31: con el 29 y el 30 la secuencia era segura.
famous-minchiate-trick-9 = Este sale de Copas. Sur descartó todas las suyas y falla con el 36, la Estrella, que queda a salvo.
famous-minchiate-trick-10 = Sur sale de Bastos, y Este, que ya no tiene, gana con el 28. Con el 29 y el 30 Este y Oeste tienen una secuencia de tres.
famous-minchiate-trick-11 = Este sale otra vez de Espadas y Norte pone el 4, un Papa, sin saber quién ganará. Oeste solo juega el 26, así que Sur puede ganar con el 35. Las dos cartas de cuenta están a salvo. A Este y Oeste esta salida no les sirvió de nada.
famous-minchiate-trick-12 = Este va ganando con el 27 y Oeste pone el 1 para salvarlo. Es tentador, pero no es lo mejor: con el 34 Oeste habría ganado la baza. Entonces Sur y Norte no habrían podido completar 34, 35 y 36, y Este y Oeste habrían alargado su secuencia. Las versículas de Papas son las que menos valen.

    Las notas junto a las bazas añaden que Este debía jugar el 31, para asegurarse la secuencia.
famous-minchiate-trick-13 = Es la situación de la baza 11, pero Sur decide de otro modo. Deja morir el 5 de Norte y juega el 16, para guardar los triunfos altos. Con el 38, el 39 y más triunfos que nadie, Sur puede aspirar a los diez puntos de la última baza.
famous-minchiate-trick-14 = Oeste sale con el 3 de Oros. Nadie más tiene Oros, todos fallan, y Este gana con el 31.

    Según el texto impreso, sale Este. No puede ser: la baza anterior la ganó Oeste.
famous-minchiate-trick-15 = Este sale de Espadas. Sur pone el 2, un Papa, bajo el 21 de Oeste, y el 2 muere: 3 tantos para Este y Oeste.
famous-minchiate-trick-16 = Norte gana con el 12, así que el 10 de Sur está a salvo. Este juega el Loco: no gana nada pero vuelve, y Sur y Norte reciben a cambio el as de Oros.

    Era el último triunfo de Norte. Norte se cae: sus cartas quedan a la vista, y quien gana cada baza elige su carta para la siguiente.
famous-minchiate-trick-17 = Sur cede el 3, otro Papa. Lo toma Este con el 40, la Trompeta, que era su último triunfo: Este también se cae.

    Los comentarios aconsejan a Oeste jugar aquí el Rey de Copas, porque la baza es de Este. Es verdad; jugada así, la mano da a Este y Oeste 35 puntos más, y no 39 como dicen los comentarios. Ganarían por 118: siguen siendo dos restos.
famous-minchiate-trick-18 = Este sale de Espadas y elige también la carta de Norte. Oeste juega el 34, su último triunfo, y Sur lo toma con el 38, el Sol: el 34 muere, 5 tantos. Con él Sur y Norte tienen 34, 35 y 36. Ahora también se cae Oeste.
famous-minchiate-trick-19 = Los otros tres se han caído y Sur elige todas las cartas. Sale con el Infante de Bastos, que nadie supera: Este y Oeste no tienen Bastos, y Norte solo los tiene bajos.
famous-minchiate-trick-20 = Lo mismo con el Caballero de Bastos. Sur guarda el 39 para la última baza.
famous-minchiate-trick-21 = Sur juega el 39, el Mundo, y gana la última baza. Oeste guardó el Rey de Copas hasta el final, y ahora muere: 5 tantos para Sur y Norte. Cuando se cuentan las cartas, Este y Oeste llevan 34 de ventaja.
famous-minchiate-count = Sur y Norte cuentan 98: diez por la última baza, dos Reyes 10, las demás cartas de cuenta 58, y 34, 35, 36 por 20.

    Este y Oeste cuentan 181: 34 tantos, 2 por las cartas, dos Reyes 10, el Loco 5, las demás cartas de cuenta 59, y tres versículas con el Loco: 1, Loco y 40 por 20, los Papas del 1 al 3 por 16, y del 28 al 33 por 35.

    Ganan por 83, es decir, dos restos. Decidieron las versículas más que las bazas: las cartas que sirven para muchas, como el 38, el 30, el 28, el 20, el 3 y el 1, son las que hay que salvar.
    .title = La cuenta
