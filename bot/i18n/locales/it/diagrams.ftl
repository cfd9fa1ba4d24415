# Le figure delle regole: ciò che i giochi hanno in comune.

diagram-example = Esempio
diagram-dealer = Mazziere
