import type { LabelTexts } from '@bottega/rules/catalog/product-label.ts'
import type { Localized } from '@bottega/api/kernel/database/schema/columns.ts'
import { localizedFrom, trilingual } from '../localized.ts'
import type { Candidate } from './candidates.ts'
import type { Family, NutritionRow, Trilingual } from './family.ts'
import { uses } from './uses.ts'

const written = (italian: string, german: string, english: string): Localized => ({
  it: italian,
  de: german,
  en: english,
})

/** What a product is and what it is good for, said from its own facts: nothing here is true of every product. */
export function descriptionOf(article: Candidate, category: string, { ingredients }: LabelTexts): Localized {
  const { family } = article
  return joined([
    introduction(article),
    ...(ingredients === undefined || family.alcohol !== undefined ? [] : [madeOf(ingredients)]),
    ...usesOf(category),
    ...claims(family),
    ...orders(family),
  ])
}

const joined = (sentences: readonly Localized[]) => localizedFrom(sentences, (...texts) => texts.join(' '))

/** Name, who makes it and where it is from. */
function introduction({ name, brand, family }: Candidate): Localized {
  const maker = brand.toLowerCase().replace(/(^|[\s’'])\p{L}/gu, (start) => start.toUpperCase())
  const from = family.origin === undefined ? undefined : trilingual(family.origin)
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

interface Claim {
  holds: (nutrition: NutritionRow) => boolean
  text: Trilingual
}

const kilojoulesPerGramOfProtein = 17
/** Of a tomato's energy a fifth is protein too, but it is not eaten for that: grams per 100 g from which it is said. */
const worthSaying = 8

/** What may be said of a food by its nutrition. (Regulation (EC) 1924/2006, annex) */
const nutritionClaims: readonly Claim[] = [
  {
    holds: ([, , , , , fiber]) => fiber >= 6,
    text: 'Ad alto contenuto di fibre. | Hoher Ballaststoffgehalt. | High in fibre.',
  },
  {
    holds: ([, , , , , fiber]) => fiber >= 3 && fiber < 6,
    text: 'Fonte di fibre. | Ballaststoffquelle. | A source of fibre.',
  },
  {
    holds: ([energy, , , , , , proteins]) =>
      proteins >= worthSaying && (proteins * kilojoulesPerGramOfProtein) / energy >= 0.2,
    text: 'Ad alto contenuto di proteine. | Hoher Proteingehalt. | High in protein.',
  },
]

function claims({ nutrition, household, infantFormula, alcohol }: Family): Localized[] {
  // Claims are not allowed on infant formula and on drinks with alcohol.
  if (nutrition === undefined || household === true || infantFormula === true || (alcohol ?? 0) > 1.2) return []
  return nutritionClaims.filter(({ holds }) => holds(nutrition)).map(({ text }) => trilingual(text))
}

function orders({ leadTimeHours, loose }: Family): Localized[] {
  const made =
    leadTimeHours === undefined ? [] : ['Si prepara su ordinazione. | Wird auf Bestellung gemacht. | Made to order.']
  const cut =
    loose?.from === 'counter'
      ? [
          'Tagliato e pesato per te al banco. | An der Theke für dich geschnitten und gewogen. | Cut and weighed for you at the counter.',
        ]
      : []
  return [...made, ...cut].map(trilingual)
}
