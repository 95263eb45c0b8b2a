import type { Messages } from '../message.ts'

export const staffProductsMessages = {
  'error.desk.priceDays': {
    status: 2,
    it: 'Il prezzo comincia da oggi in poi e finisce dopo che è cominciato.',
    de: 'Der Preis beginnt frühestens heute und endet nicht vor seinem Beginn.',
    en: 'A price begins today or later, and ends after it has begun.',
  },
  'error.desk.pictureSmall': {
    status: 2,
    it: 'L’immagine è troppo piccola: almeno {pixels} pixel sul lato più lungo.',
    de: 'Das Bild ist zu klein: mindestens {pixels} Pixel an der längeren Seite.',
    en: 'The picture is too small: at least {pixels} pixels on its longer side.',
  },
  'error.desk.noOwnPicture': {
    status: 2,
    it: 'Questo prodotto non ha un’immagine messa dal personale.',
    de: 'Dieses Produkt hat kein Bild vom Personal.',
    en: 'Staff have given this product no picture.',
  },
  'error.desk.labelTooLong': {
    status: 2,
    it: 'Il testo è più lungo di quanto si mostra nella pagina del prodotto.',
    de: 'Der Text ist länger, als die Produktseite zeigt.',
    en: 'The text is longer than the product page shows.',
  },
  'error.desk.labelUnusable': {
    status: 2,
    it: 'Nel testo non ci sono parole che si possano leggere.',
    de: 'Im Text stehen keine lesbaren Wörter.',
    en: 'The text holds no words one could read.',
  },
  'error.desk.classGroupNotFound': {
    status: 2,
    it: 'Questo gruppo di classi non c’è.',
    de: 'Diese Gruppe von Klassen gibt es nicht.',
    en: 'There is no such group of classes.',
  },
  'error.desk.classNameTaken': {
    status: 2,
    it: 'In questo gruppo c’è già una classe con questo nome.',
    de: 'In dieser Gruppe gibt es schon eine Klasse mit diesem Namen.',
    en: 'This group already has a class of this name.',
  },
  'error.desk.classNotFound': {
    status: 2,
    it: 'Questa classe di prodotti non c’è.',
    de: 'Diese Produktklasse gibt es nicht.',
    en: 'There is no such class of products.',
  },
  'error.desk.maximumTooLow': {
    status: 2,
    it: 'Il massimo è sotto l’acquisto minimo di {minimum}.',
    de: 'Das Höchste liegt unter der Mindestmenge von {minimum}.',
    en: 'The most is below the smallest purchase of {minimum}.',
  },
  'error.desk.promotionNotFound': {
    status: 2,
    it: 'Questa offerta non c’è più.',
    de: 'Diese Aktion gibt es nicht mehr.',
    en: 'This promotion is not there any more.',
  },
  'error.desk.promotionTerms': {
    status: 2,
    it: 'All’offerta manca il prezzo, la percentuale o il numero di pezzi.',
    de: 'Der Aktion fehlt der Preis, der Prozentsatz oder die Stückzahl.',
    en: 'The promotion lacks its price, its percentage or its numbers of pieces.',
  },
  'error.desk.promotionFormula': {
    status: 2,
    it: 'La legge vieta le offerte sul latte per lattanti.',
    de: 'Für Säuglingsanfangsnahrung verbietet das Gesetz Aktionen.',
    en: 'The law forbids promotions of first-stage infant formula.',
  },
  'error.desk.promotionDays': {
    status: 2,
    it: 'Un’offerta comincia da oggi in poi, finisce dopo che è cominciata e dura al massimo un anno; se è già cominciata, il primo giorno resta.',
    de: 'Eine Aktion beginnt frühestens heute, endet nicht vor ihrem Beginn und dauert höchstens ein Jahr; hat sie schon begonnen, bleibt der erste Tag.',
    en: 'A promotion begins today or later, ends after it has begun and lasts a year at most; once it has begun its first day stays.',
  },
  'error.desk.promotionPieces': {
    status: 2,
    it: 'Si paga almeno un pezzo, e meno pezzi di quanti se ne prendono.',
    de: 'Bezahlt wird mindestens ein Stück, und weniger als man nimmt.',
    en: 'At least one piece is paid, and fewer than are taken.',
  },
  'error.desk.promotionLoose': {
    status: 2,
    it: 'La merce sfusa non ha pezzi interi: scegli un prezzo o una percentuale.',
    de: 'Lose Ware hat keine ganzen Stücke: Wähle einen Preis oder einen Prozentsatz.',
    en: 'Loose goods have no whole pieces: choose a price or a percentage.',
  },
  'error.desk.promotionNoPrice': {
    status: 2,
    it: '{store} non ha un prezzo per il primo giorno dell’offerta.',
    de: '{store} hat für den ersten Tag der Aktion keinen Preis.',
    en: '{store} has no price for the first day of the promotion.',
  },
  'error.desk.promotionNotLower': {
    status: 2,
    it: 'A {store} il prezzo in offerta non è sotto il prezzo di {price}.',
    de: 'In {store} liegt der Aktionspreis nicht unter dem Preis von {price}.',
    en: 'In {store} the promotion is not below the price of {price}.',
  },
  'error.desk.promotionNotLowest': {
    status: 2,
    it: 'A {store} il prezzo più basso dei 30 giorni prima è {lowest}: per legge una riduzione deve stare sotto.',
    de: 'In {store} war der niedrigste Preis der 30 Tage davor {lowest}: Eine Ermäßigung muss von Gesetzes wegen darunter liegen.',
    en: 'In {store} the lowest price of the 30 days before is {lowest}: by law a reduction has to be below it.',
  },
} as const satisfies Messages
