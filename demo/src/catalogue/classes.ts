import type { productClass, productClassGroup } from '@bottega/api/trade/catalog/products.tables.ts'
import { productClassGroup as knownGroup } from '@bottega/rules/catalog/known-names.ts'
import { trilingual } from '../localized.ts'

/** Wire ids of the groups; those of the rules have a meaning for the shop, the others are ours. */
export const classGroups = {
  brand: knownGroup.vendorBrand,
  characteristics: knownGroup.characteristics,
  origin: 10004,
  limits: 10005,
  coop: knownGroup.coop,
  cashback: knownGroup.cashback,
} as const

export const classGroupRows: (typeof productClassGroup.$inferInsert)[] = [
  { id: classGroups.brand, name: trilingual('Marchio | Marke | Brand'), facet: true, position: 1 },
  {
    id: classGroups.characteristics,
    name: trilingual('Caratteristiche | Eigenschaften | Characteristics'),
    facet: true,
    position: 2,
  },
  { id: classGroups.origin, name: trilingual('Provenienza | Herkunft | Origin'), facet: true, position: 3 },
  {
    id: classGroups.limits,
    name: trilingual('Limiti di acquisto | Mengenbeschränkungen | Purchase limits'),
    facet: false,
    position: 4,
  },
  {
    id: classGroups.coop,
    name: trilingual('Prodotti Bottega | Bottega-Produkte | Bottega’s own'),
    facet: false,
    position: 5,
  },
  { id: classGroups.cashback, name: trilingual('Cashback'), facet: false, position: 6 },
]

interface ClassSource {
  group: number
  name: string
  maximumPieces?: number
}

/** Classes other than brands. Limits are per cart over all the products of the class. */
const sources = {
  bio: { group: classGroups.characteristics, name: 'Biologico | Bio | Organic' },
  dop: { group: classGroups.characteristics, name: 'DOP | g.U. | PDO' },
  igp: { group: classGroups.characteristics, name: 'IGP | g.g.A. | PGI' },
  glutenFree: { group: classGroups.characteristics, name: 'Senza glutine | Glutenfrei | Gluten-free' },
  lactoseFree: { group: classGroups.characteristics, name: 'Senza lattosio | Laktosefrei | Lactose-free' },
  vegan: { group: classGroups.characteristics, name: 'Vegano | Vegan | Vegan' },
  wholemeal: { group: classGroups.characteristics, name: 'Integrale | Vollkorn | Wholemeal' },
  noSugar: { group: classGroups.characteristics, name: 'Senza zuccheri aggiunti | Ohne Zuckerzusatz | No added sugar' },
  eco: { group: classGroups.characteristics, name: 'Ecologico | Umweltschonend | Eco-friendly' },
  italia: { group: classGroups.origin, name: 'Italia | Italien | Italy' },
  mountain: { group: classGroups.origin, name: 'Prodotto di montagna | Bergerzeugnis | Mountain product' },
  limitWater: {
    group: classGroups.limits,
    name: 'Acqua in confezione | Wasser im Pack | Packs of water',
    maximumPieces: 48,
  },
  limitFormula: {
    group: classGroups.limits,
    name: 'Latte per lattanti | Säuglingsmilch | Infant formula',
    maximumPieces: 6,
  },
  ownLabel: { group: classGroups.coop, name: 'Prodotto Bottega | Bottega-Produkt | Bottega’s own' },
  cashback: { group: classGroups.cashback, name: 'Cashback' },
} as const satisfies Record<string, ClassSource>

export type ClassKey = keyof typeof sources
export type ClassRow = typeof productClass.$inferInsert & { id: number }

const entries = Object.entries(sources) as [ClassKey, ClassSource][]

export const classIds = new Map<ClassKey, number>(entries.map(([key], index) => [key, index + 1]))

export const characteristicRows: ClassRow[] = entries.map(([, source], index) => ({
  id: index + 1,
  groupId: source.group,
  name: trilingual(source.name),
  maximumQuantity: source.maximumPieces === undefined ? null : source.maximumPieces * 1000,
}))

/** Brands follow the other classes: the id of a brand is its number above this. */
export const firstBrandClassId = 1000
