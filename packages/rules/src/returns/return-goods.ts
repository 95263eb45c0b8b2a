import { returnMethod, returnStatus, type ReturnFacts, type ReturnReason } from './return-status.ts'

const day = 86_400_000

/**
 * True when goods returned for this reason come back to the shop. A customer makes no journey for a mistake of the
 * shop: only goods they no longer want, and others can still buy, are brought back. (decision 0805)
 */
export const comesBack = (reason: ReturnReason): boolean => reason === 'unwanted'

/**
 * The customer's task with the goods of a return: `aside`, while nothing is decided; `keep`; `bring`, until a day;
 * `back`, once the shop has them. Undefined for a return that does not happen.
 */
export type ReturnGoods =
  | { readonly way: 'aside' | 'keep' }
  | { readonly way: 'bring'; readonly until: Date }
  | { readonly way: 'back'; readonly at: Date }

export interface DecidedReturn extends Pick<ReturnFacts, 'statusId'> {
  readonly decidedAt: Date | null
  readonly receivedAt: Date | null
  readonly reasons: readonly ReturnReason[]
}

/** `days`: how long goods can be returned; who brings some back has as many again from the decision on. */
export function goodsOfReturn(
  { statusId, decidedAt, receivedAt, reasons }: DecidedReturn,
  days: number,
): ReturnGoods | undefined {
  if (statusId === returnStatus.toApprove) return { way: 'aside' }
  if (statusId !== returnStatus.approved || decidedAt === null) return undefined
  if (receivedAt !== null) return { way: 'back', at: receivedAt }
  return reasons.some(comesBack) ? { way: 'bring', until: new Date(decidedAt.getTime() + days * day) } : { way: 'keep' }
}

/**
 * The next step a return waits for: the shop's decision, goods its customer brings, or the order a replacement goes
 * with.
 */
export type ReturnWait = 'decision' | 'goods' | 'replacement'

/** Undefined once nothing more happens with the goods; goods not brought in time are waited for no longer. */
export function returnWaitsFor(
  facts: DecidedReturn & Pick<ReturnFacts, 'methodId' | 'isReplaced'>,
  days: number,
  now: Date,
): ReturnWait | undefined {
  const goods = goodsOfReturn(facts, days)
  if (goods === undefined) return undefined
  if (goods.way === 'aside') return 'decision'
  if (goods.way === 'bring' && now <= goods.until) return 'goods'
  return facts.methodId === returnMethod.replacement && !facts.isReplaced ? 'replacement' : undefined
}
