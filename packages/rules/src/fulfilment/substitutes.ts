import { brokenPromises, missingWords, sizeStep } from '../catalog/likeness.ts'
import type { Cents } from '../money/cents.ts'

/** A product that may be put in for another. */
export interface SubstituteCandidate {
  readonly productId: number
  readonly categoryId: number
  /** In Italian. */
  readonly name: string
  readonly brand: string
  readonly priceCents: Cents
  /** The content of one piece, in its unit; null for loose goods. */
  readonly content: number | null
  /** Place among the alternatives the editors named; null where they did not. */
  readonly editorsPlace: number | null
}

/**
 * Candidates in the order a shopper would choose: what the editors named, then what keeps the promises of the name (no
 * gluten stays no gluten), then the same shelf, then the most of its words, then about as much of it in a pack, then the
 * same brand, then the nearest price.
 */
export function byCloseness<Candidate extends SubstituteCandidate>(
  ordered: Omit<SubstituteCandidate, 'editorsPlace'>,
  candidates: readonly Candidate[],
): Candidate[] {
  return candidates.toSorted((one, other) => {
    const [a, b] = [marks(ordered, one), marks(ordered, other)]
    const at = a.findIndex((mark, index) => mark !== b[index])
    return at < 0 ? one.productId - other.productId : (a[at] ?? 0) - (b[at] ?? 0)
  })
}

/** Less is closer. */
const marks = (ordered: Omit<SubstituteCandidate, 'editorsPlace'>, one: SubstituteCandidate): number[] => [
  one.editorsPlace ?? Number.MAX_SAFE_INTEGER,
  brokenPromises(ordered.name, one.name),
  Number(one.categoryId !== ordered.categoryId),
  missingWords(ordered.name, one.name),
  sizeStep(ordered.content, one.content),
  Number(one.brand !== ordered.brand),
  Math.abs(one.priceCents - ordered.priceCents),
]
