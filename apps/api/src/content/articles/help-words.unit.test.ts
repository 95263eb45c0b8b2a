import { expect, test } from 'vitest'
import { helpPagesFor } from './help-words.ts'

const pages = [
  { title: 'Consegna e ritiro', url: '/page/spedizioni' },
  { title: 'Rückgabe und Erstattung', url: '/page/resi-e-rimborsi' },
  { title: 'Chi siamo', url: '/page/chi-siamo' },
  { title: 'Häufige Fragen', url: '/faq/domande-frequenti' },
]

const urlsFor = (query: string) => helpPagesFor(query, pages, 'it').map(({ url }) => url)

test.each([
  ['rimborso', ['/page/resi-e-rimborsi']],
  ['Rücksendung', ['/page/resi-e-rimborsi']],
  ['refund policy', ['/page/resi-e-rimborsi']],
  ['orari di consegna', ['/page/spedizioni']],
  ['Versandkosten', ['/page/spedizioni']],
  ['how to return an order', ['/page/resi-e-rimborsi']],
  ['SPEDIZI', ['/page/spedizioni']],
  ['chi siamo', ['/page/chi-siamo']],
  ['häufig', ['/faq/domande-frequenti']],
  ['Fragen', ['/faq/domande-frequenti']],
  ['shipping and returns', ['/page/resi-e-rimborsi', '/page/spedizioni']],
])('“%s” is answered by %s [helpwords-1]', (query, expected) => {
  expect(urlsFor(query)).toEqual(expected)
})

test.each(['riso', 'ris', 'rest', 'pane', 'pasta a consegna', 'di', '', 'latte resi', 'e'])(
  '“%s” asks for no page [helpwords-2]',
  (query) => {
    expect(urlsFor(query)).toEqual([])
  },
)

test.each([
  ['telefono', 'it', '/page/help', 'Aiuto'],
  ['Kontakt', 'de', '/page/help', 'Hilfe'],
  ['AGB', 'de', '/page/terms', 'Verkaufsbedingungen'],
  ['Datenschutz', 'en', '/page/privacy', 'Privacy and cookies'],
  ['accessibilità', 'it', '/page/accessibility', 'Accessibilità'],
] as const)(
  '“%s” in %s leads to the shop’s own page where editors have none about it [helpwords-3]',
  (query, language, url, title) => {
    expect(helpPagesFor(query, pages, language)).toEqual([{ title, url }])
  },
)
