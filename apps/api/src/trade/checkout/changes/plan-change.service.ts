import { isInvoiced } from '@bottega/rules/payments/billing.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { goodsKey } from '@bottega/rules/cart/options.ts'
import type { GoodsChange } from '@bottega/rules/orders/order-changes.ts'
import type { Reader } from '../../../kernel/database/database.ts'
import type { ChangePlan, ChangeStory } from '../../orders/order-changes.tables.ts'
import type { PlacedBilling } from '../../orders/orders.tables.ts'
import type { SessionUser } from '../../../kernel/visitor.ts'
import { billingForOrder, isCompany } from '../../billing/billing.service.ts'
import type { LoadedCart } from '../../cart/load-cart.ts'
import { priceLoadedCart } from '../../cart/price-loaded-cart.ts'
import { quoteOf } from '../../cart/quote.ts'
import { slotById } from '../../delivery/slots.service.ts'
import { changesOf, vouchersIn } from '../../orders/order-changes.service.ts'
import { type OrderLineRow, type OrderRow, readAdjustments, readLines } from '../../orders/orders.service.ts'
import { refuseUnlessItAddsUp } from '../../orders/place-order.service.ts'
import { foodOf } from '../food.ts'
import { lacksAgeConfirmation, refuseUnlessOrderable } from '../purchase-checks.ts'
import { orderDraft } from '../order-draft.ts'

/** The order as confirming the draft over it would make it. */
export interface PlannedChange {
  plan: ChangePlan
  goods: readonly GoodsChange[]
  story: ChangeStory
  /** Mark of the goods and prices this plan is made of. */
  quote: string
  /** No visible part differs. */
  isUnchanged: boolean
  /**
   * The draft holds goods that only adults may buy and the shopper's age is not confirmed: it may be looked at, not
   * confirmed.
   */
  lacksAgeConfirmation: boolean
}

export interface ChangeRequest {
  user: SessionUser
  order: OrderRow
  cart: LoadedCart
  language: Language
}

/** Checks the draft as a purchase checks a cart, and throws what buying would, except for the age of the shopper. */
export async function planChange(
  db: Reader,
  { user, order, cart, language }: ChangeRequest,
  now: Date,
): Promise<PlannedChange> {
  const priced = priceLoadedCart(cart, now)
  const foodCents = foodOf(priced)
  refuseUnlessOrderable(cart, priced, language)
  const { userId, idempotencyKey, paymentTypeId, paymentChoice, termsVersion } = order
  const infos = { ...order.infos, ...cart.infos }
  const billing = await billingOf(db, user, order, infos)
  const lotteryCode = billing === null ? order.lotteryCode : null
  const agreed = { idempotencyKey, paymentTypeId, paymentChoice, termsVersion }
  const draft = orderDraft(cart, priced, { ...agreed, userId, language, foodCents, billing, lotteryCode }, now)
  const { slotId, goodsCents, discountCents = 0, feeCents = 0, bagFeeCents = 0 } = draft.order
  const { totalCents, prebilledCents, note = null } = draft.order
  const amounts = { goodsCents, discountCents, feeCents, bagFeeCents, totalCents, prebilledCents, foodCents }
  const plan: ChangePlan = {
    order: { slotId, note, infos, billing, lotteryCode, ...amounts },
    lines: [...draft.lines],
    adjustments: [...draft.adjustments],
  }
  refuseUnlessItAddsUp(plan)
  const lines = await readLines(db, order.id)
  const goods = changesOf(lines, plan)
  const vouchers = vouchersIn({ adjustments: await readAdjustments(db, order.id) })
  const hasSameVouchers =
    vouchersIn(plan).length === vouchers.length && vouchersIn(plan).every((id) => vouchers.includes(id))
  const isUnchanged = goods.length === 0 && hasSameVouchers && isSameRequest(order, lines, plan)
  return {
    plan,
    goods,
    quote: quoteOf(cart, priced),
    story: await storyOf(db, { order, cart, lines, plan, goods }),
    isUnchanged,
    lacksAgeConfirmation: lacksAgeConfirmation(cart, priced),
  }
}

/** An invoice requested during a change is issued like one requested with the order; the order's own data stay. */
async function billingOf(
  db: Reader,
  user: SessionUser,
  order: OrderRow,
  infos: OrderRow['infos'],
): Promise<PlacedBilling | null> {
  const wantsInvoice = isInvoiced(isCompany(user), infos)
  return wantsInvoice && order.billing !== null ? order.billing : billingForOrder(db, user, wantsInvoice)
}

function isSameRequest(order: OrderRow, lines: readonly OrderLineRow[], plan: ChangePlan): boolean {
  const { slotId, totalCents, note, billing, infos } = plan.order
  if ((billing === null) !== (order.billing === null)) return false
  if (infos['packaging_type_id'] !== order.infos['packaging_type_id']) return false
  if (slotId !== order.slotId || totalCents !== order.totalCents || note !== order.note) return false
  return requestedLines(lines) === requestedLines(plan.lines)
}

/** The wishes given with each line beside its quantity, as a text to compare. */
const requestedLines = (
  lines: readonly Pick<ChangePlan['lines'][number], 'productId' | 'acceptAlternatives' | 'infos'>[],
) =>
  lines
    .map(({ productId, acceptAlternatives, infos }) => JSON.stringify([productId, acceptAlternatives, infos]))
    .toSorted((one, other) => one.localeCompare(other))
    .join()

const keyOf = ({ productId, optionsKey = '' }: ChangePlan['lines'][number] | OrderLineRow) =>
  goodsKey({ productId, optionsKey })

interface StoryParts {
  order: OrderRow
  cart: LoadedCart
  lines: readonly OrderLineRow[]
  plan: ChangePlan
  goods: readonly GoodsChange[]
}

async function storyOf(db: Reader, { order, cart, lines, plan, goods }: StoryParts): Promise<ChangeStory> {
  const soldAs = (one: GoodsChange) => [...plan.lines, ...lines].find((line) => keyOf(line) === goodsKey(one))
  const slot = plan.order.slotId === order.slotId ? null : await slotById(db, plan.order.slotId)
  const isLoose = (productId: number) => cart.products.get(productId)?.terms.sellingMode === 'loose'
  return {
    goods: goods.map((one) => {
      const { productId, before, after } = one
      const { name = { it: '' }, pack, optionWords } = soldAs(one) ?? {}
      const detail = { ...(pack && { pack }), ...(optionWords && { optionWords }) }
      return { productId, name, ...detail, isLoose: isLoose(productId), before, after }
    }),
    slot: slot && { beginAt: slot.beginAt.toISOString(), endAt: slot.endAt.toISOString() },
  }
}
