import { formatPrice } from '@bottega/rules/text/format.ts'
import { fill } from '@bottega/rules/text/fill.ts'
import type { Language } from '@bottega/rules/text/language.ts'

/**
 * The errors and notes about editors' files: the text for the place that file, line and field name. `{name}`
 * is filled from the values of the finding.
 */
const findings = {
  badPath: {
    it: 'ha un percorso che non si può usare',
    de: 'hat einen Pfad, der nicht verwendet werden kann',
    en: 'has a path that cannot be taken',
  },
  badName: {
    it: 'ha un nome che non può essere una chiave: lettere minuscole e cifre, divise da trattini',
    de: 'hat einen Namen, der kein Schlüssel sein kann: kleine Buchstaben und Ziffern, durch Bindestriche getrennt',
    en: 'has a name that cannot be a key: small letters and digits, divided by dashes',
  },
  unknownFolder: {
    it: 'non sta in nessuna cartella di contenuti: {folders}',
    de: 'liegt in keinem Ordner für Inhalte: {folders}',
    en: 'lies in no folder of content: {folders}',
  },
  noFolder: {
    it: 'non ha una cartella, e il negozio non ha un file con questo nome: scegli la sua cartella ({folders})',
    de: 'hat keinen Ordner, und der Shop hat keine Datei dieses Namens: Wähle seinen Ordner ({folders})',
    en: 'has no folder, and the shop has no file of this name: choose its folder ({folders})',
  },
  manyFolders: {
    it: 'non ha una cartella, e i file con questo nome sono {count}: scegli la sua cartella',
    de: 'hat keinen Ordner, und es gibt {count} Dateien dieses Namens: Wähle seinen Ordner',
    en: 'has no folder, and there are {count} files of this name: choose its folder',
  },
  missing: { it: 'manca', de: 'fehlt', en: 'is missing' },
  empty: { it: 'è vuoto', de: 'ist leer', en: 'is empty' },
  slugTwice: {
    it: '«{slug}» è già lo slug di {file}',
    de: '„{slug}“ ist schon der Slug von {file}',
    en: '"{slug}" is the slug of {file} too',
  },
  slugTaken: {
    it: '«{slug}» è già lo slug di {name} nel negozio',
    de: '„{slug}“ ist schon der Slug von {name} im Shop',
    en: '"{slug}" is the slug of {name} in the shop',
  },
  noItalianFile: {
    it: 'non ha accanto il documento in italiano: {file}',
    de: 'hat kein italienisches Dokument neben sich: {file}',
    en: 'has no Italian document beside it: {file}',
  },
  noItalianText: {
    it: 'manca: l’italiano sta al posto delle altre lingue',
    de: 'fehlt: Italienisch steht für die anderen Sprachen',
    en: 'is missing: Italian stands in for the other languages',
  },
  unknownLanguage: {
    it: 'non è una lingua del negozio: {languages}',
    de: 'ist keine Sprache des Shops: {languages}',
    en: 'is no language: {languages}',
  },
  yaml: {
    it: 'non si può leggere come YAML: {message}',
    de: 'lässt sich nicht als YAML lesen: {message}',
    en: 'cannot be read as YAML: {message}',
  },
  yamlIndent: {
    it: 'ha un rientro sbagliato: i campi dello stesso gruppo cominciano nella stessa colonna',
    de: 'ist falsch eingerückt: Felder derselben Gruppe beginnen in derselben Spalte',
    en: 'is indented wrongly: fields of one group begin in the same column',
  },
  yamlTab: {
    it: 'è rientrato con un tabulatore: qui servono spazi',
    de: 'ist mit einem Tabulator eingerückt: Hier braucht es Leerzeichen',
    en: 'is indented with a tab: spaces are needed here',
  },
  yamlTwice: {
    it: 'ha lo stesso campo due volte',
    de: 'hat dasselbe Feld zweimal',
    en: 'has the same field twice',
  },
  yamlUnclosed: {
    it: 'manca un segno: una virgoletta, una parentesi o i due punti',
    de: 'Es fehlt ein Zeichen: ein Anführungszeichen, eine Klammer oder ein Doppelpunkt',
    en: 'lacks a sign: a quotation mark, a bracket or a colon',
  },
  yamlAliases: {
    it: 'ripete parti con «*» troppo spesso, o una parte dentro sé stessa',
    de: 'wiederholt Teile mit „*“ zu oft oder einen Teil in sich selbst',
    en: 'repeats parts with "*" too often, or a part within itself',
  },
  noFields: {
    it: 'deve contenere campi, come in «title: …»',
    de: 'muss Felder enthalten, wie in „title: …“',
    en: 'must hold fields, as in "title: …"',
  },
  noFrontMatter: {
    it: 'deve cominciare con i suoi campi tra due righe «---»',
    de: 'muss mit seinen Feldern zwischen zwei Zeilen „---“ beginnen',
    en: 'must begin with its fields between two lines "---"',
  },
  notFields: { it: 'deve contenere campi', de: 'muss Felder enthalten', en: 'must hold fields' },
  notList: { it: 'deve essere un elenco', de: 'muss eine Liste sein', en: 'must be a list' },
  notText: { it: 'deve essere un testo', de: 'muss ein Text sein', en: 'must be a text' },
  notBoolean: {
    it: 'deve essere true o false',
    de: 'muss true oder false sein',
    en: 'must be true or false',
  },
  notNumber: {
    it: 'deve essere un numero{range}',
    de: 'muss eine Zahl sein{range}',
    en: 'must be a number{range}',
  },
  notWholeNumber: {
    it: 'deve essere un numero intero{range}',
    de: 'muss eine ganze Zahl sein{range}',
    en: 'must be a whole number{range}',
  },
  tooFew: {
    it: 'ha troppo poche voci: almeno {count}',
    de: 'hat zu wenige Einträge: mindestens {count}',
    en: 'has too few entries: at least {count}',
  },
  notOneOf: {
    it: 'deve essere uno di questi: {values}',
    de: 'muss eines davon sein: {values}',
    en: 'must be one of {values}',
  },
  unknownField: {
    it: 'non è un campo di questo posto; ci sono {fields}',
    de: 'ist hier kein Feld; es gibt {fields}',
    en: 'is not a field here; there are {fields}',
  },
  unknownForm: {
    it: 'non ha nessuna delle forme conosciute: {forms}',
    de: 'hat keine der bekannten Formen: {forms}',
    en: 'has none of the known forms: {forms}',
  },
  badForm: {
    it: 'non ha la forma giusta, come in {example}',
    de: 'hat nicht die richtige Form, wie in {example}',
    en: 'does not have the right form, as in {example}',
  },
  badLink: {
    it: 'non è un indirizzo a cui il negozio può portare: un percorso da /, https, mailto o tel',
    de: 'ist keine Adresse, auf die der Shop verweisen darf: ein Pfad ab /, https, mailto oder tel',
    en: 'is no address the shop may link to: a path from /, https, mailto or tel',
  },
  unknownPicture: {
    it: 'nomina {path}, che non è nella cartella',
    de: 'nennt {path}, das nicht im Ordner liegt',
    en: 'names {path}, which is not in the folder',
  },
  markupLeftOut: {
    it: 'conteneva HTML che qui non si può usare; è stato tolto',
    de: 'enthielt HTML, das hier nicht erlaubt ist; es wurde weggelassen',
    en: 'held markup editors may not use; it was left out',
  },
  styleLeftOut: {
    it: 'conteneva CSS che qui non si può usare; è stato tolto',
    de: 'enthielt CSS, das hier nicht erlaubt ist; es wurde weggelassen',
    en: 'held declarations editors may not use; they were left out',
  },
  madeSecure: {
    it: 'porta a un indirizzo http; è diventato {link}',
    de: 'führt zu einer http-Adresse; daraus wurde {link}',
    en: 'leads to http; it was changed to {link}',
  },
  noPicture: {
    it: 'non è un’immagine: {endings}',
    de: 'ist kein Bild: {endings}',
    en: 'is no picture: {endings}',
  },
  unreadablePicture: {
    it: 'non si può leggere come immagine',
    de: 'lässt sich nicht als Bild lesen',
    en: 'cannot be read as a picture',
  },
  otherPicture: {
    it: 'è un’immagine {format} per il suo contenuto, ma non per il suo nome',
    de: 'ist dem Inhalt nach ein {format}-Bild, dem Namen nach nicht',
    en: 'is a {format} picture by its content, not by its name',
  },
  notRead: {
    it: 'non viene letto qui: le parole della ricerca sono in {file}',
    de: 'wird hier nicht gelesen: Die Wörter der Suche stehen in {file}',
    en: 'is not read here: the words of the search are in {file}',
  },
  oneWord: {
    it: '«{text}» è una parola sola: scrivine due o più con «=» in mezzo, oppure «=>» e che cosa si deve trovare',
    de: '„{text}“ ist nur ein Wort: Schreibe zwei oder mehr mit „=“ dazwischen, oder „=>“ und was gefunden werden soll',
    en: '"{text}" names one word only: write two or more with "=" between, or "=>" to what is to be found',
  },
  emptyWord: {
    it: '«{text}» non ha niente, o solo segni, accanto a un «=» o «>»',
    de: '„{text}“ hat nichts, oder nur Zeichen, neben einem „=“ oder „>“',
    en: '"{text}" has nothing, or only signs, beside an "=" or ">"',
  },
  twoArrows: {
    it: '«{text}» ha più di un «>» o «=>»',
    de: '„{text}“ hat mehr als ein „>“ oder „=>“',
    en: '"{text}" has more than one ">" or "=>"',
  },
  longWord: {
    it: '«{text}» ha una parola di più di 80 lettere',
    de: '„{text}“ hat ein Wort mit mehr als 80 Buchstaben',
    en: '"{text}" has a word of more than 80 letters',
  },
  beforeFrom: { it: 'viene prima di «from»', de: 'liegt vor „from“', en: 'is before "from"' },
  drawnNothing: {
    it: 'deve avere pagine: il negozio disegna il volantino da quelle',
    de: 'braucht Seiten: Aus ihnen zeichnet der Shop den Prospekt',
    en: 'needs pages: the shop draws the leaflet from them',
  },
  morePages: {
    it: 'ha {written} pagine, e il volantino {pages}',
    de: 'hat {written} Seiten, und der Prospekt {pages}',
    en: 'has {written} pages, and the leaflet {pages}',
  },
  noPages: {
    it: 'non ha accanto né {pdf} né le pagine 1.png, 2.png …; con «drawn: true» le disegna il negozio',
    de: 'hat weder {pdf} noch Seiten 1.png, 2.png … neben sich; mit „drawn: true“ zeichnet sie der Shop',
    en: 'has neither {pdf} nor pages 1.png, 2.png … beside it; "drawn: true" draws them',
  },
  tooManyPages: {
    it: 'ha {count} pagine; se ne accettano al massimo {most}',
    de: 'hat {count} Seiten; höchstens {most} werden angenommen',
    en: 'has {count} pages; at most {most} are taken',
  },
  missingPage: {
    it: 'è la pagina {page}, e la pagina {missing} manca o c’è due volte',
    de: 'ist Seite {page}, und Seite {missing} fehlt oder ist doppelt da',
    en: 'is page {page}, and page {missing} is missing or there twice',
  },
  unreadablePdf: {
    it: 'non si può leggere come PDF: {message}',
    de: 'lässt sich nicht als PDF lesen: {message}',
    en: 'cannot be read as a PDF: {message}',
  },
  unknownStore: {
    it: 'non è un negozio che vende: {stores}',
    de: 'ist kein Geschäft, das verkauft: {stores}',
    en: 'is no store that sells: {stores}',
  },
  beyondPage: {
    it: 'esce dalla sua pagina',
    de: 'reicht über seine Seite hinaus',
    en: 'reaches beyond its page',
  },
  unknownPage: {
    it: 'è la pagina {page}, e il volantino ne ha {pages}',
    de: 'ist Seite {page}, und der Prospekt hat {pages}',
    en: 'is page {page}, and the leaflet has {pages}',
  },
  unknownProduct: {
    it: 'non è un prodotto del negozio: {code}',
    de: 'ist kein Produkt des Shops: {code}',
    en: 'is no product of the shop: {code}',
  },
  otherPrice: {
    it: 'stampa {printed}, e il catalogo ha {real} a {store} dal {day} per «{product}»',
    de: 'druckt {printed}, und der Katalog hat {real} in {store} ab {day} für „{product}“',
    en: 'prints {printed}, and the catalogue has {real} in {store} from {day} for "{product}"',
  },
  noPrice: {
    it: 'stampa {printed}, e il catalogo non ha un prezzo a {store} dal {day} per «{product}»',
    de: 'druckt {printed}, und der Katalog hat keinen Preis in {store} ab {day} für „{product}“',
    en: 'prints {printed}, and the catalogue has no price in {store} from {day} for "{product}"',
  },
  staffStays: {
    it: 'non è nella cartella; {author} l’ha cambiato nel back office il {day}, quindi resta',
    de: 'liegt nicht im Ordner; {author} hat es am {day} im Backoffice geändert, darum bleibt es',
    en: 'is not in the folder; it was changed in the back office on {day} by {author}, so it stays',
  },
  oldCopy: {
    it: 'è una vecchia copia: resta quello che {author} ha cambiato nel back office il {day}',
    de: 'ist eine alte Kopie: Es bleibt, was {author} am {day} im Backoffice geändert hat',
    en: 'is an old copy; what {author} changed in the back office on {day} stays',
  },
  oldCopyOfRemoved: {
    it: 'è una vecchia copia: {author} l’ha tolto nel back office il {day}, e resta tolto',
    de: 'ist eine alte Kopie: {author} hat es am {day} im Backoffice entfernt, und dabei bleibt es',
    en: 'is an old copy; {author} removed it in the back office on {day}, and it stays removed',
  },
  changedByStaff: {
    it: '{author} l’ha cambiato nel back office il {day}: metti quella modifica in questo file e pubblicalo nel back office, oppure importa con --overwrite e la modifica va persa',
    de: '{author} hat es am {day} im Backoffice geändert: Übernimm das in diese Datei und veröffentliche sie im Backoffice, oder importiere mit --overwrite, dann geht die Änderung verloren',
    en: 'was changed in the back office on {day} by {author}: put that change into this file and publish it in the back office, or import with --overwrite to lose the change',
  },
  removedAtDesk: {
    it: '{author} l’ha tolto nel back office il {day}: pubblicalo di nuovo nel back office, oppure importa con --overwrite e torna',
    de: '{author} hat es am {day} im Backoffice entfernt: Veröffentliche es dort noch einmal, oder importiere mit --overwrite, dann ist es wieder da',
    en: 'was removed in the back office on {day} by {author}: publish it there again, or import with --overwrite to have it back',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>

export type FindingCode = keyof typeof findings
export const findingCodes = Object.keys(findings) as FindingCode[]

/** Money is written as each language writes it. */
export type FindingValues = Readonly<Record<string, string | number | { readonly cents: number }>>

/** A finding without its place. */
export interface Found {
  readonly code: FindingCode
  readonly values?: FindingValues
}

export function findingText({ code, values = {} }: Found, language: Language): string {
  const written = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? formatPrice(value.cents, language) : value,
  ])
  return fill(findings[code][language], Object.fromEntries(written) as Record<string, string | number>)
}
