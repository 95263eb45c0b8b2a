import type { PackContent } from '../money/prices.ts'
import type { SellingTerms, Thousandths } from '../quantity/selling-terms.ts'
import { smallestQuantity, stepUp } from '../quantity/stepping.ts'

/** The quantity of an ingredient in a recipe, as its author measures it. */
export const recipeUnits = ['g', 'ml', 'pieces', 'tablespoons', 'teaspoons', 'cloves', 'sprigs'] as const
export type RecipeUnit = (typeof recipeUnits)[number]

export interface RecipeMeasure {
  readonly quantity: number
  readonly unit: RecipeUnit
}

/** People a recipe can be cooked for. */
export const fewestPeople = 1
export const mostPeople = 20

/** A number of people within what a recipe can be cooked for; the recipe's own where none is named. */
export function peopleFor(servings: number, wanted: number | undefined): number {
  if (wanted === undefined || !Number.isInteger(wanted)) return servings
  return Math.min(mostPeople, Math.max(fewestPeople, wanted))
}

/** A measure for so many people, with at most two decimals. */
export function scaledMeasure({ quantity, unit }: RecipeMeasure, servings: number, people: number): RecipeMeasure {
  return { quantity: Math.round((quantity * people * 100) / servings) / 100, unit }
}

/** Grams or millilitres of one unit of what packs are labelled with. */
const baseAmounts = { g: 1, kg: 1000, hg: 100, dag: 10, ml: 1, cl: 10, l: 1000 } as const
/** About what a spoon holds, in grams or millilitres. */
const spoonAmounts = { tablespoons: 15, teaspoons: 5 } as const

/** Grams or millilitres; undefined for what is counted. Between the two no difference is made. */
function amountOf({ quantity, unit }: RecipeMeasure): number | undefined {
  if (unit === 'g' || unit === 'ml') return quantity
  return unit === 'tablespoons' || unit === 'teaspoons' ? quantity * spoonAmounts[unit] : undefined
}

export interface SoldIngredient {
  readonly terms: SellingTerms
  /** Content of one piece; null where it is not known. */
  readonly content: PackContent | null
  /** About what one piece of loose goods weighs, in thousandths of a kilogram. */
  readonly unitWeight: Thousandths | null
}

/** Pieces of loose goods whose weight is not written down. */
const usualPiece: Thousandths = 150

/**
 * The quantity of a product that covers a measure: whole packs, or a weight the counter cuts, never less than the
 * smallest purchase and never more than the largest. Without a measure, or with one packs say nothing about, it is one
 * purchase.
 */
export function purchaseFor(measure: RecipeMeasure | undefined, { terms, ...product }: SoldIngredient): Thousandths {
  const needed = measure === undefined ? 0 : neededOf(measure, terms, product)
  const smallest = smallestQuantity(terms)
  let quantity = smallest
  while (quantity < needed) {
    const next = stepUp(quantity, terms)
    if (next <= quantity) break
    quantity = next
  }
  return quantity
}

/** Thousandths of a piece or of a kilogram. */
function neededOf(
  measure: RecipeMeasure,
  { sellingMode }: SellingTerms,
  { content, unitWeight }: Omit<SoldIngredient, 'terms'>,
): Thousandths {
  const amount = amountOf(measure)
  if (sellingMode === 'loose') return amount ?? weightOfPieces(measure, unitWeight)
  if (content === null || content.amount <= 0) return 0
  if (content.unit === 'pz') return measure.unit === 'pieces' ? (measure.quantity * 1_000_000) / content.amount : 0
  return amount === undefined ? 0 : (amount * 1_000_000) / (content.amount * baseAmounts[content.unit])
}

const weightOfPieces = ({ quantity, unit }: RecipeMeasure, unitWeight: Thousandths | null) =>
  unit === 'pieces' ? quantity * (unitWeight ?? usualPiece) : 0
