import type { HelpPageView } from '@bottega/contract/articles/articles.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { plainWords } from '@bottega/rules/text/plain-words.ts'
import { isFiller } from '../../trade/catalog/search/search-query.ts'

/** Pages the shop provides itself. */
const ownPages = {
  help: { it: 'Aiuto', de: 'Hilfe', en: 'Help' },
  terms: { it: 'Condizioni di vendita', de: 'Verkaufsbedingungen', en: 'Terms of sale' },
  privacy: { it: 'Privacy e cookie', de: 'Datenschutz und Cookies', en: 'Privacy and cookies' },
  accessibility: { it: 'Accessibilità', de: 'Barrierefreiheit', en: 'Accessibility' },
} as const satisfies Record<string, Readonly<Record<Language, string>>>

interface HelpTopic {
  /** The shop's own page, where editors have written none about it. */
  readonly own: keyof typeof ownPages
  /** In plain letters, all languages together: who reads German may know the Italian word. */
  readonly words: ReadonlySet<string>
}

const topic = (own: HelpTopic['own'], ...words: readonly string[]): HelpTopic => ({
  own,
  words: new Set(words.flatMap((line) => line.split(' '))),
})

/** The topics people ask a shop about beside its goods; a line for each language. */
const topics: readonly HelpTopic[] = [
  topic(
    'help',
    'aiuto assistenza supporto domande faq',
    'hilfe fragen kundendienst kundenservice',
    'help support questions',
  ),
  topic(
    'help',
    'reso resi restituire restituzione restituzioni rimborso rimborsi rimborsare reclamo reclami recesso',
    'ruckgabe ruckgaben rucksendung zuruckgeben retoure retouren umtausch umtauschen erstattung reklamation widerruf',
    'return returns refund refunds complaint complaints exchange',
  ),
  topic(
    'help',
    'consegna consegne consegnare spedizione spedizioni ritiro recapito',
    'lieferung lieferungen lieferkosten lieferzeit lieferzeiten liefern versand versandkosten zustellung abholung',
    'delivery deliveries shipping pickup',
  ),
  topic(
    'help',
    'contatto contatti contattare telefono telefonare',
    'kontakt kontakte kontaktieren telefon telefonnummer anrufen',
    'contact contacts phone telephone',
  ),
  topic(
    'help',
    'pagamento pagamenti pagare fattura fatture',
    'zahlung zahlungen bezahlung bezahlen zahlungsart zahlungsarten rechnung rechnungen',
    'payment payments pay invoice invoices',
  ),
  topic('terms', 'condizioni', 'verkaufsbedingungen geschaftsbedingungen agb', 'terms conditions'),
  topic('privacy', 'privacy cookie', 'datenschutz', 'gdpr'),
  topic('accessibility', 'accessibilita', 'barrierefreiheit', 'accessibility'),
]

/** Words that ask about a topic and name no goods. */
const beside = new Set(
  [
    'costo costi spesa spese orario orari tempo tempi numero servizio clienti come quando dove quanto costa ordine ordini mio miei vendita',
    'kosten gebuhr zeit zeiten nummer wie wann wo was kostet bestellung meine ist sind',
    'cost costs fee fees charges time times number service customer how when where order orders policy an my is are',
  ].flatMap((line) => line.split(' ')),
)

/** So much of a word may stand for it while it is typed. */
const shortestBeginning = 5
/** More would push the goods away. */
const mostPages = 4

const wordsOf = (text: string) => plainWords(text).split(' ').filter(Boolean)

/**
 * The pages that answer a question of help: those whose title has all its words, and those about the topics it names. None
 * for a search of goods.
 */
export function helpPagesFor(query: string, pages: readonly HelpPageView[], language: Language): HelpPageView[] {
  const all = wordsOf(query)
  const words = all.filter((word) => !isFiller(word))
  if (words.length === 0) return []
  const titled = pages.filter(({ title }) => {
    const own = new Set(wordsOf(title))
    return words.every((word, place) => isAmong(word, own, place === words.length - 1))
  })
  const about = topicsOf(words).flatMap(({ own, words: named }) => {
    const found = pages.filter((page) => wordsOf(`${page.title} ${page.url}`).some((word) => named.has(word)))
    return found.length > 0 ? found : [{ title: ownPages[own][language], url: `/page/${own}` }]
  })
  const found = new Map<string, HelpPageView>()
  for (const page of [...about, ...titled]) if (!found.has(page.url)) found.set(page.url, page)
  return [...found.values()].slice(0, mostPages)
}

/** The topics of a question; none where any other word stands beside them. */
function topicsOf(words: readonly string[]): readonly HelpTopic[] {
  const last = words.length - 1
  const named = topics.filter((one) => words.some((word, place) => isAmong(word, one.words, place === last)))
  const isOfHelp = (word: string, place: number) =>
    beside.has(word) || named.some((one) => isAmong(word, one.words, place === last))
  return words.every(isOfHelp) ? named : []
}

function isAmong(word: string, among: ReadonlySet<string>, isLast: boolean): boolean {
  if (among.has(word)) return true
  return isLast && word.length >= shortestBeginning && [...among].some((one) => one.startsWith(word))
}
