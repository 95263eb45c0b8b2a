import type { Localized } from '@bottega/api/kernel/database/columns.ts'
import { localizedFrom, trilingual } from '../localized.ts'
import { isIn, notFood } from '@bottega/rules/catalog/food-duties.ts'
import { type Article, isInfantFormula } from './articles.ts'
import { isFromCounter } from './formats.ts'
import { uses } from './uses.ts'

const written = (italian: string, german: string, english: string): Localized => ({
  it: italian,
  de: german,
  en: english,
})

/** A description of a product and of its uses, made from its own facts: nothing here is true of every product. */
export function descriptionOf(article: Article): Localized {
  const { alcoholPercent, texts } = article.draft
  return joined([
    introduction(article),
    ...(texts.ingredients === undefined || alcoholPercent !== null ? [] : [madeOf(inAll(texts.ingredients))]),
    ...usesOf(article.category),
    ...claims(article),
    ...orders(article),
  ])
}

/** Of a text of the files, which may lack a language. */
const inAll = (text: Localized) => localizedFrom([text], (one) => one)

const joined = (sentences: readonly Localized[]) => localizedFrom(sentences, (...texts) => texts.join(' '))

/** Name, who makes it and where it is from. */
function introduction({ brand, draft: { name, texts } }: Article): Localized {
  const maker = brand.toLowerCase().replace(/(^|[\s’'])\p{L}/gu, (start) => start.toUpperCase())
  const from = texts.origin
  const named = written(
    `${name.it} di ${maker}`,
    `${name.de ?? name.it} von ${maker}`,
    `${name.en ?? name.it} by ${maker}`,
  )
  if (from === undefined) return localizedFrom([named], (text) => `${text}.`)
  const origin = written(`origine: ${from.it}`, `Herkunft: ${from.de ?? from.it}`, `origin: ${from.en ?? from.it}`)
  return localizedFrom([named, origin], (text, place) => `${text}, ${place}.`)
}

/** The first of a list are the most: the law orders them by weight. */
function madeOf(ingredients: Localized): Localized {
  const first = localizedFrom([ingredients], (text) => {
    const names = text
      .replaceAll(/<\/?strong>/g, '')
      .replace(/\.$/, '')
      .split(', ')
    return names.slice(0, 3).join(', ')
  })
  const count = ingredients.it.split(', ').length
  const lead =
    count === 1
      ? written('Un solo ingrediente', 'Nur eine Zutat', 'One ingredient')
      : count <= 3
        ? written('Pochi ingredienti', 'Wenige Zutaten', 'Few ingredients')
        : written('Soprattutto', 'Vor allem', 'Mostly')
  return localizedFrom([lead, lowered(first)], (before, names) => `${before}: ${names}.`)
}

/** German nouns keep their capital. */
const lowered = ({ it, de, en }: Localized): Localized => {
  const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
  return { it: small(it), de: de ?? it, en: small(en ?? it) }
}

function usesOf(category: string): Localized[] {
  const [, aisle = '', shelf = ''] = category.split('/')
  const use = uses[shelf] ?? uses[aisle]
  return use === undefined ? [] : [trilingual(use)]
}

type Nutrition = NonNullable<Article['draft']['nutrition']>

interface Claim {
  holds: (nutrition: Nutrition) => boolean
  text: string
}

const kilojoulesPerGramOfProtein = 17
/** Of a tomato's energy a fifth is protein too, but it is not eaten for that: grams per 100 g from which it is said. */
const worthSaying = 8

/** The claims that are allowed for a food by its nutrition. (Regulation (EC) 1924/2006, annex) */
const nutritionClaims: readonly Claim[] = [
  {
    holds: ({ fiber = 0 }) => fiber >= 6,
    text: 'Ad alto contenuto di fibre. | Hoher Ballaststoffgehalt. | High in fibre.',
  },
  {
    holds: ({ fiber = 0 }) => fiber >= 3 && fiber < 6,
    text: 'Fonte di fibre. | Ballaststoffquelle. | A source of fibre.',
  },
  {
    holds: ({ energyKj = 0, proteins = 0 }) =>
      proteins >= worthSaying && (proteins * kilojoulesPerGramOfProtein) / energyKj >= 0.2,
    text: 'Ad alto contenuto di proteine. | Hoher Proteingehalt. | High in protein.',
  },
]

function claims(article: Article): Localized[] {
  const { nutrition, adultsOnly } = article.draft
  // Claims are not allowed on infant formula and on drinks with alcohol.
  if (nutrition === null || adultsOnly || isIn(article.category, notFood) || isInfantFormula(article)) return []
  return nutritionClaims.filter(({ holds }) => holds(nutrition)).map(({ text }) => trilingual(text))
}

function orders({ label, draft: { leadTimeHours } }: Article): Localized[] {
  const made = leadTimeHours === 0 ? [] : ['Si prepara su ordinazione. | Wird auf Bestellung gemacht. | Made to order.']
  const cut = isFromCounter(label)
    ? [
        'Tagliato e pesato per te al banco. | An der Theke für dich geschnitten und gewogen. | Cut and weighed for you at the counter.',
      ]
    : []
  return [...made, ...cut].map(trilingual)
}
