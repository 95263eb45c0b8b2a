import type { labelChoices } from './label-choices.ts'

/** How cold goods are kept. */
export type StorageTemperature = keyof typeof labelChoices.temperature

/** In the order they are picked: what must stay cold comes last. */
export const storageTemperatures = ['ambient', 'chilled', 'frozen'] as const satisfies readonly StorageTemperature[]

const isTemperature = (code: string): code is StorageTemperature => storageTemperatures.some((one) => one === code)

/** The parts of a label that say how the goods are kept. */
export interface KeptGoods {
  /** The code of the label; none on most. */
  readonly temperature: string | null | undefined
  /** In Italian, as on the label. */
  readonly storage: string | null | undefined
}

/** Cold storage in the first sentence of a product's storage text; what follows is about opened packs. */
const cold = /frigo|freezer|congel|surgel|[–−-]\s?\d+\s*°/i
/** Of the cold texts; "non congelare" stands on goods of the fridge, and "8-12 °C" is no degree below zero. */
const belowZero = /freezer|(?<!non\s)(?<!non\sri)congel|surgel|(?<!\d\s?)[–−-]\s?[12]\d\s*°/i

/** The label decides; without a code of its own the first sentence of its storage text does. */
export function storageTemperature({ temperature, storage }: KeptGoods): StorageTemperature {
  if (temperature && isTemperature(temperature)) return temperature
  const first = storage?.split('.')[0] ?? ''
  if (!cold.test(first)) return 'ambient'
  return belowZero.test(first) ? 'frozen' : 'chilled'
}
