import type { PickLineView } from '@bottega/contract/fulfilment/fulfilment.ts'
import type { Count } from '../presses/press.ts'

export type CountMistake = 'notWhole' | 'tooMuch' | 'tooHeavy' | 'weightMissing'

type Counted = Pick<PickLineView, 'unit' | 'needsWeight' | 'mostGrams'> & {
  /** Pieces or kilograms. */
  readonly most: number
}

const whole = (text: string) => (/^\d{1,7}$/.test(text.trim()) ? Number(text) : Number.NaN)

/** The count typed for a line, or its mistake: a cold store may have no connection to ask the shop. */
export function readCount(
  { unit, needsWeight, mostGrams, most }: Counted,
  typed: { quantity: string; grams: string },
): { count: Count } | { mistake: CountMistake } {
  const quantity = unit === 'pz' ? whole(typed.quantity) : 0
  if (Number.isNaN(quantity)) return { mistake: 'notWhole' }
  if (unit === 'pz' && quantity > most) return { mistake: 'tooMuch' }
  if (!needsWeight || (unit === 'pz' && quantity === 0)) return { count: { quantity } }
  if (typed.grams.trim() === '' || whole(typed.grams) === 0) return { mistake: 'weightMissing' }
  const grams = whole(typed.grams)
  if (Number.isNaN(grams)) return { mistake: 'notWhole' }
  if (mostGrams !== undefined && grams > mostGrams) return { mistake: 'tooHeavy' }
  return { count: unit === 'pz' ? { quantity, grams } : { grams } }
}
