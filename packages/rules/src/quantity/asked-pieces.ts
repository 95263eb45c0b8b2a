import type { Thousandths } from './selling-terms.ts'

/** The key of a line's infos under which the pieces stand that were asked for of loose goods. (decision 860) */
export const askedPiecesKey = 'pieces'

/** Up to three digits; empty asks by weight again. */
export const askedPiecesPattern = /^(?:[1-9]\d{0,2})?$/

type Infos = Readonly<Record<string, string>>

/** The pieces that were asked for of a line, whatever it weighs now; undefined where it was asked for by weight. */
export const piecesOf = (infos: Infos): number | undefined => {
  const pieces = Number(infos[askedPiecesKey] ?? 0)
  return pieces > 0 ? pieces : undefined
}

/**
 * The infos of a line without pieces that its quantity is not the usual weight of: it was changed by weight since, or
 * cut to what there is, or a piece weighs something else today. `unitWeight` is that of one piece, null where unknown.
 */
export function withMatchingPieces(
  infos: Infos,
  quantity: Thousandths,
  unitWeight: Thousandths | null,
): Record<string, string> {
  const { [askedPiecesKey]: asked, ...others } = infos
  if (asked === undefined || unitWeight === null || Number(asked) * unitWeight !== quantity) return others
  return { ...others, [askedPiecesKey]: asked }
}
