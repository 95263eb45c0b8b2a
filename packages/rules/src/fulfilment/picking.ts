import { variableWeightReservePercent } from '../money/prices.ts'
import { divideHalfUp } from '../money/cents.ts'
import { oneUnit, type SellingMode, type Thousandths } from '../quantity/selling-terms.ts'

/** The picking state of a line. `short`: less than ordered, and nothing in its place. */
export const pickStates = ['to-pick', 'picked', 'short', 'substituted'] as const
export type PickState = (typeof pickStates)[number]

/**
 * The transitions while an order is being picked. A picker may correct every step; a line with a substitute is put back
 * first, so that the substitute goes back to its shelf.
 */
const next: Readonly<Record<PickState, readonly PickState[]>> = {
  'to-pick': ['picked', 'short', 'substituted'],
  picked: ['to-pick', 'picked', 'short', 'substituted'],
  short: ['to-pick', 'picked', 'short', 'substituted'],
  substituted: ['to-pick'],
}

export const canPickFrom = (from: PickState, to: PickState): boolean => next[from].includes(to)

/** Every line is decided: picking may end. */
export const isDecided = (state: PickState): boolean => state !== 'to-pick'

/** The unit in which a line is picked. */
export interface PickTerms {
  readonly sellingMode: SellingMode
  readonly weightVariable: boolean
  /** Usual weight of one piece, grams; null where none is known. */
  readonly unitWeight: number | null
  readonly quantityOrdered: Thousandths
}

/** The quantity a picker counted or weighed. */
export interface Counted {
  /** Pieces, thousandths; ignored for loose goods, which are weighed. */
  readonly quantity: Thousandths
  readonly grams: number | null
}

export type PickRefusal = 'too-much' | 'not-whole' | 'weight-missing'

export type PickOutcome =
  | {
      readonly ok: true
      readonly state: 'picked' | 'short'
      readonly quantityPrepared: Thousandths
      readonly weightPrepared: number | null
      /** The quantity the price counts. */
      readonly pricedQuantity: Thousandths
    }
  | { readonly ok: false; readonly reason: PickRefusal }

/** Pieces that are sold by the piece and priced by what they weigh. */
const isWeighedPiece = ({ sellingMode, weightVariable, unitWeight }: PickTerms): boolean =>
  sellingMode !== 'loose' && weightVariable && unitWeight !== null && unitWeight > 0

/** True when the picker types a weight. */
export const needsWeight = (terms: PickTerms): boolean => terms.sellingMode === 'loose' || isWeighedPiece(terms)

/**
 * No more than a payment holds beside the total for goods still to be weighed, and never more pieces than ordered: a
 * customer is not sold what they did not ask for.
 */
const mostOf = (amount: number, weightVariable: boolean) =>
  weightVariable ? Math.floor((amount * (100 + variableWeightReservePercent)) / 100) : amount

/** The most a line may weigh, grams; null where nothing is weighed. */
export function mostGrams(terms: PickTerms): number | null {
  if (terms.sellingMode === 'loose') return mostOf(terms.quantityOrdered, terms.weightVariable)
  if (!isWeighedPiece(terms)) return null
  return mostOf(usualGrams(terms, terms.quantityOrdered), true)
}

/** The usual weight of so many pieces. */
const usualGrams = ({ unitWeight }: PickTerms, quantity: Thousandths) =>
  divideHalfUp(quantity * (unitWeight ?? 0), oneUnit)

/** The state of a line when so much of it is in the bag. */
export function pickLine(terms: PickTerms, counted: Counted): PickOutcome {
  if (terms.sellingMode === 'loose') return pickLoose(terms, counted)
  if (!Number.isInteger(counted.quantity) || counted.quantity < 0 || counted.quantity % oneUnit !== 0)
    return { ok: false, reason: 'not-whole' }
  if (counted.quantity > terms.quantityOrdered) return { ok: false, reason: 'too-much' }
  const state = counted.quantity < terms.quantityOrdered ? 'short' : 'picked'
  const counts = { state, quantityPrepared: counted.quantity } as const
  if (counted.quantity === 0 || !isWeighedPiece(terms))
    return { ok: true, ...counts, weightPrepared: null, pricedQuantity: counted.quantity }
  return weighPieces(terms, counted, counts)
}

function pickLoose(terms: PickTerms, { grams }: Counted): PickOutcome {
  if (grams === null) return { ok: false, reason: 'weight-missing' }
  if (!isWeight(grams)) return { ok: false, reason: 'not-whole' }
  if (grams > mostOf(terms.quantityOrdered, terms.weightVariable)) return { ok: false, reason: 'too-much' }
  const state = grams === 0 ? 'short' : 'picked'
  return { ok: true, state, quantityPrepared: grams, weightPrepared: grams, pricedQuantity: grams }
}

function weighPieces(
  terms: PickTerms,
  { quantity, grams }: Counted,
  counts: { state: 'picked' | 'short'; quantityPrepared: Thousandths },
): PickOutcome {
  if (grams === null || grams === 0) return { ok: false, reason: 'weight-missing' }
  if (!isWeight(grams)) return { ok: false, reason: 'not-whole' }
  if (grams > mostOf(usualGrams(terms, quantity), true)) return { ok: false, reason: 'too-much' }
  const pricedQuantity = divideHalfUp(grams * oneUnit, terms.unitWeight ?? oneUnit)
  return { ok: true, ...counts, weightPrepared: grams, pricedQuantity }
}

const isWeight = (grams: number) => Number.isInteger(grams) && grams >= 0
