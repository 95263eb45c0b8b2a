import { slugify } from '@bottega/rules/text/plain-words.ts'
import type { Localized } from '@bottega/api/kernel/database/columns.ts'
import { between } from '../random.ts'

const streets = [
  'via dei Tigli',
  'via del Lavoro',
  'via Monte Grappa',
  'strada dei Mulini',
  'via Artigianato',
  'via della Cooperazione',
  'località Prati',
] as const
const towns = [
  'Cuneo (CN)',
  'Alba (CN)',
  'Parma (PR)',
  'Modena (MO)',
  'Brescia (BS)',
  'Lodi (LO)',
  'Trento (TN)',
  'Bolzano (BZ)',
  'Verona (VR)',
  'Vercelli (VC)',
  'Altamura (BA)',
  'Salerno (SA)',
  'Catania (CT)',
  'Imola (BO)',
] as const

/** The responsible operator of the product, which the law requires on the page: each brand always has the same seat. */
export function operatorText(brand: string, seed: number): Localized {
  const company = brand.toLowerCase().replace(/(^|[\s’'])\p{L}/gu, (start) => start.toUpperCase())
  const street = streets[between(0, streets.length - 1, seed, brand, 'street')] ?? streets[0]
  const town = towns[between(0, towns.length - 1, seed, brand, 'town')] ?? towns[0]
  return { it: `${company} S.r.l., ${street} ${between(1, 120, seed, brand, 'number')}, ${town}` }
}

/** The maker of a product that is no food, with an electronic address. (Regulation (EU) 2023/988, 19) */
export function manufacturerText(brand: string, seed: number): Localized {
  return { it: `${operatorText(brand, seed).it}, info@${slugify(brand)}.example` }
}
