import { languages } from '@bottega/rules/text/language.ts'
import { Type, type TSchema } from 'typebox'
import { Value } from 'typebox/value'

const text = () => Type.String({ pattern: String.raw`\S` })
const address = () => Type.String({ pattern: '^https?://[^ ]+$' })
const day = () => Type.String({ pattern: String.raw`^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?$` })
const duration = () => Type.String({ pattern: String.raw`^PT\d+M$` })
const amount = () => Type.String({ pattern: String.raw`^\d+\.\d{2}$` })
const typed = <Properties extends Record<string, TSchema>>(type: string, properties: Properties) =>
  Type.Object({ '@type': Type.Literal(type), ...properties })
const several = <Item extends TSchema>(item: Item) => Type.Array(item, { minItems: 1 })

const organization = typed('Organization', { name: text() })
const price = { price: amount(), priceCurrency: Type.Literal('EUR') }
const unitPrice = typed('UnitPriceSpecification', {
  ...price,
  referenceQuantity: typed('QuantitativeValue', { value: Type.Literal(1), unitCode: Type.Enum(['KGM', 'LTR']) }),
})
const offer = { url: address(), availability: Type.String({ pattern: '^https://schema.org/(In|OutOf)Stock$' }) }
const page = { url: address(), inLanguage: Type.Enum([...languages]) }

/** The properties Google asks for and schema.org names, by type; a type that is not here is none of the shop's. */
const required: Readonly<Record<string, TSchema>> = {
  Organization: Type.Object({ name: text(), url: address() }),
  WebSite: Type.Object({ name: text(), url: address() }),
  BreadcrumbList: Type.Object({
    itemListElement: several(
      typed('ListItem', { position: Type.Integer({ minimum: 1 }), name: text(), item: address() }),
    ),
  }),
  Product: Type.Object({
    name: text(),
    image: several(address()),
    brand: typed('Brand', { name: text() }),
    // None of the numbers shops give themselves, as scales do.
    gtin: Type.Optional(Type.String({ pattern: String.raw`^(?:[1345679]\d{7}|0[0135-9]\d{11}|[13-9]\d{12})$` })),
    offers: Type.Union([
      typed('Offer', { ...offer, ...price }),
      typed('Offer', { ...offer, priceSpecification: unitPrice }),
    ]),
  }),
  NewsArticle: Type.Object({ ...page, headline: text(), datePublished: day(), author: organization }),
  WebPage: Type.Object({ ...page, name: text() }),
  FAQPage: Type.Object({
    ...page,
    mainEntity: several(typed('Question', { name: text(), acceptedAnswer: typed('Answer', { text: text() }) })),
  }),
  Recipe: Type.Object({
    ...page,
    name: text(),
    image: several(address()),
    totalTime: duration(),
    recipeYield: text(),
    recipeIngredient: several(text()),
    recipeInstructions: several(typed('HowToStep', { text: text() })),
  }),
  GroceryStore: Type.Object({
    name: text(),
    url: address(),
    address: typed('PostalAddress', {
      streetAddress: text(),
      addressLocality: text(),
      postalCode: Type.String({ pattern: String.raw`^\d{5}$` }),
      addressCountry: Type.Literal('IT'),
    }),
    geo: typed('GeoCoordinates', { latitude: Type.Number(), longitude: Type.Number() }),
    openingHoursSpecification: several(typed('OpeningHoursSpecification', { opens: text(), closes: text() })),
  }),
}

const data = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g

/** The types of what a page says of itself to search engines, and what is wrong with it. */
export function structuredDataOf(html: string): { types: string[]; findings: string[] } {
  const items = Array.from(html.matchAll(data), ([, json = '']) => JSON.parse(json) as Record<string, unknown>)
  const findings = items.flatMap((item) => {
    const type = String(item['@type'])
    const schema = required[type]
    if (schema === undefined || item['@context'] !== 'https://schema.org') return [`${type}: not known`]
    return Value.Errors(schema, item).map(({ instancePath, message }) => `${type}${instancePath} ${message}`)
  })
  return { types: items.map((item) => String(item['@type'])).toSorted(), findings }
}
