import type { ReturnProgressView } from '@bottega/contract/returns/return-progress.ts'
import type { ReturnView } from '@bottega/contract/returns/return-view.ts'
import { returnMethod, returnStatus } from '@bottega/rules/returns/return-status.ts'

type Goods = NonNullable<ReturnProgressView['goods']>

/** The subject of a step of a return; each has its words under `steps`. */
export type ReturnStation =
  | 'asked'
  | 'toDecide'
  | 'accepted'
  | 'refused'
  | 'cancelled'
  | `goods.${Goods['way']}`
  | `money.${'expected' | 'coming' | 'given'}`
  | `replacement.${'expected' | 'sent'}`

export interface TimelineStep {
  readonly station: ReturnStation
  /** `current` waits for somebody; `ended` says that nothing follows. */
  readonly state: 'done' | 'current' | 'coming' | 'ended'
  /** ISO instant. */
  readonly at: string | undefined
}

/** Asked for, decided, goods, money or replacement: past steps with their time, then those that follow. */
export function timelineOf(
  refund: Pick<ReturnView, 'date' | 'status' | 'method' | 'refused' | 'decidedAt' | 'replacedAt'>,
  { goods, money }: ReturnProgressView,
): readonly TimelineStep[] {
  const { status, decidedAt, refused } = refund
  const asked: TimelineStep = { station: 'asked', state: 'done', at: refund.date }
  if (status.refundStatusId === returnStatus.cancelled)
    return [asked, { station: refused ? 'refused' : 'cancelled', state: 'ended', at: decidedAt }]
  const decision: TimelineStep =
    status.refundStatusId === returnStatus.toApprove
      ? { station: 'toDecide', state: 'current', at: undefined }
      : { station: 'accepted', state: 'done', at: decidedAt }
  return [asked, decision, ...goodsSteps(goods), ...endSteps(refund, money)]
}

const goodsStates = { aside: 'coming', keep: 'done', bring: 'current', back: 'done' } as const

const goodsSteps = (goods: Goods | undefined): TimelineStep[] =>
  goods === undefined ? [] : [{ station: `goods.${goods.way}`, state: goodsStates[goods.way], at: goods.at }]

/** Money in several parts is there once all of them are. */
function endSteps(
  { method, replacedAt }: Pick<ReturnView, 'method' | 'replacedAt'>,
  money: ReturnProgressView['money'],
): TimelineStep[] {
  if (method.refundMethodId === returnMethod.replacement)
    return [
      replacedAt === undefined
        ? { station: 'replacement.expected', state: 'coming', at: undefined }
        : { station: 'replacement.sent', state: 'done', at: replacedAt },
    ]
  if (money.length === 0) return []
  if (money.some(({ state }) => state === 'expected'))
    return [{ station: 'money.expected', state: 'coming', at: undefined }]
  if (money.some(({ state }) => state === 'coming'))
    return [{ station: 'money.coming', state: 'current', at: undefined }]
  const last = money
    .map(({ at = '' }) => at)
    .toSorted()
    .at(-1)
  return [{ station: 'money.given', state: 'done', at: last }]
}
