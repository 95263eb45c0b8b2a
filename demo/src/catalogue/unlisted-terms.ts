import type { OptionSet } from './options.ts'

/** Terms of sale that product files have no column for. */
export interface UnlistedTerms {
  /** The choices the shopper makes before adding the product. */
  options?: OptionSet
  /** Weekdays on which it cannot be had, 0 for Sunday. */
  dayLock?: string
  /** Days before the delivery and hour until which it is ordered. */
  lockCutoff?: string
  /** Grams one piece usually has, where the words for the pack do not say it. */
  unitWeight?: number
}

const codesFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index))

const seaBass = '900004'
const wholeFish = [seaBass, ...codesFrom(100_340, 100_346)]
const cutFish = [...codesFrom(100_347, 100_352), ...codesFrom(100_359, 100_366)]
const loaves = ['900010', ...codesFrom(100_625, 100_631), ...codesFrom(102_592, 102_596)]
const slicedMeat = [...codesFrom(100_267, 100_273), '100292']
const slicedHam = ['100415', '100416', '100417', '100433', '100434', '100444', '100451']
const ripening = ['100064', '100065']
const porcini = '100216'
const sachertorte = '100694'
const spitRoastChicken = '101240'
const sushi = [...codesFrom(101_263, 101_266), '103369', '103370']

const rules: readonly (UnlistedTerms & { codes: readonly string[] })[] = [
  { codes: wholeFish, options: 'fish', dayLock: '1 2' },
  { codes: cutFish, dayLock: '1 2' },
  { codes: loaves, options: 'bread' },
  { codes: slicedMeat, options: 'thickness' },
  { codes: slicedHam, options: 'slices' },
  { codes: ripening, options: 'ripeness' },
  { codes: [porcini, sachertorte], dayLock: '1' },
  { codes: [spitRoastChicken], lockCutoff: '0-10' },
  { codes: sushi, lockCutoff: '1-18' },
  { codes: ['900005'], lockCutoff: '2-18' },
  { codes: ['100318', '100319'], unitWeight: 1300 },
  { codes: ['100321'], unitWeight: 1200 },
]

const byCode = new Map<string, UnlistedTerms>(
  rules.flatMap(({ codes, ...terms }) => codes.map((code) => [code, terms])),
)

export const unlistedTerms = (code: string): UnlistedTerms => byCode.get(code) ?? {}
