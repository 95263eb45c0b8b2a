/** The answers a customer has given once for all their shopping; null where none was given yet. */
export interface ShoppingChoices {
  readonly acceptsAlternatives: boolean | null
  readonly packagingTypeId: number | null
}

/** The questions before an order, none of which is answered for the customer. */
export type AskedChoice = 'alternatives' | 'packaging'

type Infos = Readonly<Record<string, string>>

interface OfferedPackaging {
  readonly packagingTypeId: number
  /** Absent until a service is chosen. */
  readonly price?: number
}

/** The infos a cart begins with. A question without an answer leaves none, so that it can be told from a "yes". */
export function infosOfChoices({ acceptsAlternatives, packagingTypeId }: ShoppingChoices): Record<string, string> {
  return {
    ...(acceptsAlternatives !== null && { accept_alternatives: String(acceptsAlternatives) }),
    ...(packagingTypeId !== null && { packaging_type_id: String(packagingTypeId) }),
  }
}

/** Whether a substitute is welcome for lines that say nothing: programs that never ask leave it open, which is yes. */
export const welcomesAlternatives = (infos: Infos): boolean => infos['accept_alternatives'] !== 'false'

/** Bags are asked for where there is a choice, and where the only ones cost something. */
export const isPackagingAsked = (offered: readonly OfferedPackaging[]): boolean =>
  offered.length > 1 || offered.some(({ price = 0 }) => price > 0)

/** The questions a cart has no valid answer to, in the order they are shown; a bag no longer offered answers nothing. */
export function unansweredChoices(infos: Infos, offered: readonly OfferedPackaging[]): readonly AskedChoice[] {
  const chosen = infos['packaging_type_id']
  const isPackagingKnown = offered.some(({ packagingTypeId }) => String(packagingTypeId) === chosen)
  return [
    ...(infos['accept_alternatives'] === undefined ? (['alternatives'] as const) : []),
    ...(isPackagingAsked(offered) && !isPackagingKnown ? (['packaging'] as const) : []),
  ]
}
