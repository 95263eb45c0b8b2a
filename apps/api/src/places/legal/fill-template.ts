import { marked } from 'marked'
import type { SellerView, ShopIdentityView } from '@bottega/contract/identity/identity.ts'
import { escapeHtml } from '../../kernel/text/html.ts'

/** The value of a place of a template: a text, which is a link where it is an address, or a link with a name. */
type Value = string | { readonly name: string; readonly url: string }
/** Settings of a shop that its texts tell; a sentence about one that is not told is left out. */
export interface ToldBySettings {
  /** The ways to pay it accepts, in words. */
  readonly payments?: string
  /** Days the answers to forms and their files are stored. */
  readonly formDays?: number
}

type Values = Readonly<Record<string, Value | undefined>>

const place = /\{(?<name>[a-z]+\.[a-zA-Z]+)\}/g
const eachSeller = /^\{#sellers\}$(?<part>[\s\S]*?)^\{\/sellers\}$/gm

/**
 * The Markdown of a legal text as HTML, with the names of this shop and what its settings say. A line is a sentence: one with a place there is
 * nothing for is left out, and so is a heading below which nothing is left. Lines between `{#sellers}` and `{/sellers}`
 * stand once for each seller. `## Title [name]` is a heading that links can name.
 */
export function fillTemplate(template: string, shop: ShopIdentityView, told: ToldBySettings = {}): string {
  const found: Value[] = []
  const ofShop = { ...shopValues(shop), 'shop.payments': told.payments, 'shop.formDays': told.formDays?.toString() }
  const perSeller = template.replaceAll(eachSeller, (_, part: string) =>
    shop.sellers.map((seller) => filledLines(part.trim(), { ...ofShop, ...sellerValues(seller) }, found)).join('\n'),
  )
  const markdown = withoutEmptyParts(filledLines(perSeller, ofShop, found))
  return marked
    .parse(markdown, { async: false })
    .trim()
    .replaceAll(/<h2>(?<title>.*) \[(?<id>[a-z]+)\]<\/h2>/g, '<h2 id="$<id>">$<title></h2>')
    .replaceAll(/\u{E000}(?<index>\d+)\u{E001}/gu, (_, index: string) => written(found[Number(index)] ?? ''))
}

const shopValues = ({ name, phone, email }: ShopIdentityView): Values => ({
  'shop.name': name,
  'shop.phone': phone,
  'shop.email': email,
})

function sellerValues({ cooperativeId: _id, name, company, adr, ...facts }: SellerView): Values {
  const texts = Object.entries(facts).map(([field, value]) => [`seller.${field}`, value])
  return {
    ...(Object.fromEntries(texts) as Values),
    'seller.title': company ?? name,
    'seller.contact': facts.email ?? facts.pec ?? facts.phone,
    'seller.adr': adr,
  }
}

/** Values become marks that Markdown leaves alone: a name with an asterisk in it is not emphasized. */
function filledLines(text: string, values: Values, found: Value[]): string {
  return text
    .split('\n')
    .filter((line) => [...line.matchAll(place)].every(({ groups }) => hasValue(values[groups?.['name'] ?? ''])))
    .map((line) => line.replaceAll(place, (_, name: string) => `\u{E000}${found.push(values[name] ?? '') - 1}\u{E001}`))
    .join('\n')
}

const hasValue = (value: Value | undefined) => value !== undefined && value !== ''

/** From the end: a heading that has only lost headings below it is lost as well. */
function withoutEmptyParts(markdown: string): string {
  const kept: string[] = []
  // The level of the heading that would follow; the end of the text is like a heading of the highest.
  let next = 1
  for (const line of markdown.split('\n').toReversed()) {
    const level = /^#+(?= )/.exec(line)?.[0].length
    if (level !== undefined && next <= level) continue
    if (level !== undefined) next = level
    else if (line.trim() !== '') next = Number.POSITIVE_INFINITY
    kept.push(line)
  }
  return kept.toReversed().join('\n')
}

function written(value: Value): string {
  if (typeof value !== 'string') return link(value.url, value.name)
  if (/^[^\s@]+@[^\s@]+$/.test(value)) return link(`mailto:${value}`, value)
  return value.startsWith('https://') ? link(value, value) : escapeHtml(value)
}

const link = (address: string, name: string) => `<a href="${escapeHtml(address)}">${escapeHtml(name)}</a>`
