import type { StatedWithdrawal } from '../catalog/label-choices.ts'
import type { KeptGoods } from '../catalog/storage-temperature.ts'
import { addDays, instantAt, shopDate, type ShopDate } from '../delivery/shop-calendar.ts'
import { isClosed, orderAllows } from '../orders/order-status.ts'
import { addWorkingDays, isWorkingDay } from '../people/working-days.ts'
import type { Localized } from '../text/language.ts'
import { type DeliveredGoods, isFresh, type ReturnObstacle } from './returnable.ts'

/** Days from the delivery, fixed by law; a shop may give more, never fewer. (Consumer code, article 52) */
const periodDays = 14

interface WithdrawalKind {
  /** `sealed`: as long as nobody has opened it. */
  readonly withdrawable: 'yes' | 'no' | 'sealed'
  /** The letter of article 59 of the Consumer code. */
  readonly clause?: string
  /** As the customer is told it, after "because they are". */
  readonly names: Required<Localized>
}

/** Kinds of goods by the right to send them back without a reason, and the exceptions of the law. (decision 819) */
export const withdrawalKinds = {
  usual: {
    withdrawable: 'yes',
    names: { it: 'beni senza eccezioni', de: 'Waren ohne Ausnahme', en: 'goods without an exception' },
  },
  madeToOrder: {
    withdrawable: 'no',
    clause: 'c',
    names: {
      it: 'confezionati su misura o personalizzati',
      de: 'nach deinem Wunsch zugeschnitten oder angefertigt',
      en: 'cut or made to your order',
    },
  },
  perishable: {
    withdrawable: 'no',
    clause: 'd',
    names: {
      it: 'beni che si deteriorano o scadono rapidamente',
      de: 'schnell verderbliche Waren',
      en: 'goods that spoil or expire quickly',
    },
  },
  hygiene: {
    withdrawable: 'sealed',
    clause: 'e',
    names: {
      it: 'beni sigillati che, aperti, non si restituiscono per igiene o salute',
      de: 'versiegelte Waren, die geöffnet aus Gründen der Hygiene oder Gesundheit nicht zurückgehen',
      en: 'sealed goods that were opened and do not go back for health or hygiene',
    },
  },
  mixed: {
    withdrawable: 'sealed',
    clause: 'f',
    names: {
      it: 'beni mescolati ad altri in modo inscindibile',
      de: 'Waren, die untrennbar mit anderen vermischt sind',
      en: 'goods that are mixed with others and cannot be separated',
    },
  },
  media: {
    withdrawable: 'sealed',
    clause: 'i',
    names: {
      it: 'registrazioni o software sigillati che sono stati aperti',
      de: 'versiegelte Aufnahmen oder Programme, die geöffnet wurden',
      en: 'sealed recordings or software that were opened',
    },
  },
  press: {
    withdrawable: 'no',
    clause: 'l',
    names: { it: 'giornali o riviste', de: 'Zeitungen oder Zeitschriften', en: 'newspapers or magazines' },
  },
} as const satisfies Record<StatedWithdrawal, WithdrawalKind>
export type WithdrawalKindName = keyof typeof withdrawalKinds

/** Staff may record of goods that were withdrawn from that the law excepts them; no other refusal exists. */
export type WithdrawalException = Exclude<WithdrawalKindName, 'usual'>
export const withdrawalExceptions = Object.keys(withdrawalKinds).filter(
  (name): name is WithdrawalException => name !== 'usual',
)

export interface SoldGoods extends KeptGoods {
  /** The code of the label of the product; none on most. */
  readonly stated: string | null | undefined
  readonly sellingMode: 'piece' | 'pack' | 'loose'
  /** With a choice of the customer, such as the cut. */
  readonly isMadeToOrder: boolean
}

const isKind = (name: string): name is WithdrawalKindName => Object.hasOwn(withdrawalKinds, name)

/**
 * The label decides; without a code of its own, what the shop knows of all goods does, and the shop's lack of knowledge
 * counts for the customer. Goods made to the customer's own order are so whatever their label says.
 */
export function withdrawalKindOf(goods: SoldGoods): WithdrawalKindName {
  if (goods.isMadeToOrder) return 'madeToOrder'
  if (goods.stated && isKind(goods.stated)) return goods.stated
  return isFresh(goods) ? 'perishable' : 'usual'
}

/**
 * The last day on which a customer may withdraw: the day of the delivery does not count, and a period that would end on
 * a day of rest ends on the next working day. (Regulation (EEC) 1182/71, article 3)
 */
export function lastWithdrawalDay(deliveredAt: Date): ShopDate {
  const day = addDays(shopDate(deliveredAt), periodDays)
  return isWorkingDay(day) ? day : addWorkingDays(day, 1)
}

/** The moment after the last one. */
export const withdrawalEnds = (deliveredAt: Date): Date => instantAt(addDays(lastWithdrawalDay(deliveredAt), 1), 0)

/** The last day for giving the money back. (Consumer code, article 56) */
export const withdrawalRefundBy = (sentAt: Date): ShopDate => addDays(shopDate(sentAt), periodDays)

export type WithdrawalObstacle = ReturnObstacle | 'excepted'

export interface WithdrawalOrder {
  readonly statusId: number
  readonly deliveredAt: Date | undefined
}

/**
 * The way of a withdrawal from an order: `cancel` before it is picked; `wait` while it is packed and on its way;
 * `return` once it was delivered; undefined where nothing was sold, or nothing is left to withdraw from.
 */
export function withdrawalWay(
  { statusId, deliveredAt }: WithdrawalOrder,
  blocking: ReadonlySet<number>,
): 'cancel' | 'wait' | 'return' | undefined {
  if (orderAllows('cancel', statusId, blocking)) return 'cancel'
  if (deliveredAt !== undefined && orderAllows('return', statusId)) return 'return'
  return isClosed(statusId) ? undefined : 'wait'
}

/** The quantity of a line that can be withdrawn from, thousandths; `until` once it was delivered. */
export function withdrawable(
  { deliveredAt }: Pick<WithdrawalOrder, 'deliveredAt'>,
  goods: DeliveredGoods,
  kind: WithdrawalKindName,
  sentAt: Date,
): { readonly quantity: number; readonly until?: Date } | { readonly obstacle: WithdrawalObstacle } {
  if (withdrawalKinds[kind].withdrawable === 'no') return { obstacle: 'excepted' }
  if (goods.quantity <= 0) return { obstacle: 'missing' }
  const quantity = goods.quantity - goods.returned - goods.refunded
  if (quantity <= 0) return { obstacle: goods.refunded > 0 ? 'refunded' : 'nothing' }
  if (deliveredAt === undefined) return { quantity }
  const until = withdrawalEnds(deliveredAt)
  return sentAt < until ? { quantity, until } : { obstacle: 'late' }
}

/** An order is offered the link as long as something of it can be withdrawn from. */
export const mayWithdraw = (way: ReturnType<typeof withdrawalWay>, deliveredAt: Date | undefined, now: Date): boolean =>
  way === 'cancel' ||
  way === 'wait' ||
  (way === 'return' && deliveredAt !== undefined && now < withdrawalEnds(deliveredAt))
