import type { Language, Localized } from '../text/language.ts'
import { concepts, conceptNumber } from '../search/without/concept-table.ts'

/** `allergen` and `nut` are those of Annex II of Regulation (EU) 1169/2011. */
export type AvoidanceKind = 'allergen' | 'nut' | 'intolerance' | 'diet' | 'dislike'

/** One thing that a profile may name. */
export interface Avoidance {
  readonly key: string
  readonly kind: AvoidanceKind
  /** As the choice is called on a page. */
  readonly name: Localized
  /** As it is called within a sentence. */
  readonly inSentence: Localized
  /** Numbers of concepts: a product that has one of them is against it. */
  readonly concepts: readonly number[]
  /** Numbers of concepts with which only a certificate could tell. */
  readonly unsureWith: readonly number[]
}

type Words = Readonly<Record<Language, string>>

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function ofConcept(key: string, kind: AvoidanceKind): Avoidance {
  const number = conceptNumber(key)
  const inSentence: Words = concepts[number]?.shown ?? { it: key, de: key, en: key }
  const { it, de, en } = inSentence
  const name = { it: capitalised(it), de: capitalised(de), en: capitalised(en) }
  return { key, kind, name, inSentence, concepts: [number], unsureWith: [] }
}

const diet = (key: string, name: Words, against: readonly string[], unsureWith: readonly string[] = []): Avoidance => ({
  key,
  kind: 'diet',
  name,
  inSentence: name,
  concepts: against.map(conceptNumber),
  unsureWith: unsureWith.map(conceptNumber),
})

/** In the order of Annex II. */
const allergens =
  'gluten crustaceans eggs fish peanuts soya milk nuts celery mustard sesame sulphites lupin molluscs'.split(' ')
const nuts = 'almonds hazelnuts walnuts cashews pecans brazilNuts pistachios macadamias'.split(' ')
const dislikes =
  'onion garlic chilli meat pork honey alcohol caffeine sugar sweeteners palmOil yeast glutamate preservatives colourings flavourings'.split(
    ' ',
  )

/** Everything a profile may name, in the order of the form. Lists show what is left: a diet is written as its rule. */
export const avoidances: readonly Avoidance[] = [
  ...allergens.map((key) => ofConcept(key, 'allergen')),
  ...nuts.map((key) => ofConcept(key, 'nut')),
  ofConcept('lactose', 'intolerance'),
  diet('vegetarian', { it: 'Vegetariano', de: 'Vegetarisch', en: 'Vegetarian' }, ['vegetarian']),
  diet('vegan', { it: 'Vegano', de: 'Vegan', en: 'Vegan' }, ['vegan']),
  diet('halal', { it: 'Halal', de: 'Halal', en: 'Halal' }, ['pork', 'alcohol', 'gelatine'], ['meat']),
  diet(
    'kosher',
    { it: 'Kosher', de: 'Koscher', en: 'Kosher' },
    ['pork', 'crustaceans', 'molluscs', 'gelatine'],
    ['meat', 'milk', 'fish'],
  ),
  diet('lowSalt', { it: 'Poco sale', de: 'Wenig Salz', en: 'Low salt' }, ['lowSalt']),
  diet('lowSugars', { it: 'Pochi zuccheri', de: 'Wenig Zucker', en: 'Low sugars' }, ['lowSugars']),
  ...dislikes.map((key) => ofConcept(key, 'dislike')),
]

const byKey: ReadonlyMap<string, Avoidance> = new Map(avoidances.map((one) => [one.key, one]))

export const avoidanceOf = (key: string): Avoidance | undefined => byKey.get(key)

/** The nuts a label may name, and what it says of nuts without a name. */
export const nutNumbers: readonly number[] = nuts.map(conceptNumber)
export const allNuts: number = conceptNumber('nuts')
export const unnamedNuts: number = conceptNumber('unnamedNuts')
