import * as calls from '@bottega/contract/vouchers/calls.ts'
import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import type { CallReply } from '@bottega/contract/call.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import { giftAdjustmentType, voucherState } from '@bottega/rules/cart/vouchers/voucher-terms.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import {
  type Answer,
  type CallContext,
  customerOf,
  type HandledCall,
  handlersOf,
} from '../../kernel/calls/call-handler.ts'
import type { Tx } from '../../kernel/database/database.ts'
import { emptyOnFailure } from '../../kernel/empty-on-failure.ts'
import { createCounter } from '../../kernel/counters.ts'
import type { Shop } from '../../kernel/shop.ts'
import { cartOf, changeCart } from '../cart/cart.routes.ts'
import type { ChangedCart } from '../cart/cart.service.ts'
import { presentCertificate } from '../cart/presenters/cart-vouchers.presenter.ts'
import type { Shopper } from '../cart/open-cart.ts'
import { priceLoadedCart } from '../cart/price-loaded-cart.ts'
import { addCoupons, isCoupon } from './coupons.service.ts'
import { presentHeld } from './vouchers.presenter.ts'
import {
  addCode,
  checkCode,
  type HeldCertificate,
  heldVouchers,
  linesFor,
  productsFor,
  removeCode,
  VoucherNotTaken,
} from './vouchers.service.ts'

/**
 * Codes tried in a day, per customer and per address, right or wrong: a count of wrong ones would tell which are right.
 * (Safety, 13)
 */
const refusal = 'error.request.tooMany'
const tries = {
  person: { points: 50, duration: 86_400, refusal },
  address: { points: 300, duration: 86_400, refusal },
} as const

const clause = 'Shopping core, section 8: gift code actions fail silently and return null'

/** (Shopping core, section 7, "Gift codes"; Account and after-sales, section 7, "Vouchers") */
export function voucherHandlers({ database }: Shop): readonly HandledCall[] {
  const perPerson = createCounter(database, 'code-person', tries.person)
  const perAddress = createCounter(database, 'code-address', tries.address)
  const countTry = async ({ visitor }: CallContext) => {
    await perPerson.take(String(customerOf(visitor).userId))
    await perAddress.take(visitor.address)
  }

  /** `nothing` whatever fails; a code that is not taken says why beside it. */
  const orNothing = <Data>(context: CallContext, nothing: Data, work: () => Promise<Answer<Data>>) =>
    emptyOnFailure<Answer<Data>>(context.log, clause, { data: nothing }, async () => {
      try {
        return await work()
      } catch (error) {
        if (error instanceof VoucherNotTaken) return { data: nothing, warnings: [{ code: error.code }] }
        throw error
      }
    })

  const changeOrNull = (
    context: CallContext,
    showSectors: boolean | undefined,
    command: (tx: Tx, shopper: Shopper) => Promise<ChangedCart>,
  ) => orNothing<CartView | null>(context, null, () => changeCart(context, showSectors, command))

  return handlersOf(calls, {
    vouchersCheck: async (context, { query }) => {
      await countTry(context)
      return orNothing<CallReply<typeof calls.vouchersCheck>>(context, { giftCertificate: null }, async () => {
        const { shop, visitor, now } = context
        const found = await checkCode(shop.db, customerOf(visitor).userId, query.code, now)
        return { data: { giftCertificate: presentCertificate(found, visitor.language, true) } }
      })
    },
    vouchersAddCode: async (context, { query, body }) => {
      await countTry(context)
      return changeOrNull(context, query.show_sectors, (tx, shopper) => addCode(tx, shopper, body.code))
    },
    vouchersSendCode: async (context, { query, body }) => {
      await countTry(context)
      return changeOrNull(context, query.show_sectors, (tx, shopper) => addCode(tx, shopper, body.code, body.itemId))
    },
    vouchersRemoveCode: (context, { query, body }) =>
      changeOrNull(context, query.show_sectors, (tx, shopper) => removeCode(tx, shopper, body.code, body.itemId)),
    vouchersThreshold: async (context) => {
      const { shop, visitor, now } = context
      const cart = await cartOf(context)
      const { voucherSpendCents } = priceLoadedCart(cart, now).totals
      const held = await heldVouchers(shop.db, customerOf(visitor).userId)
      const thresholds = held
        .filter((one) => one.scope === 'order' && one.minimumSpendCents > 0 && isUsable(one, now))
        .flatMap((one) => {
          const piece = one.pieces.find(({ balance }) => balance > 0)
          if (piece === undefined) return []
          return {
            userGiftCertificateId: piece.userGiftCertificateId,
            giftCertificate: presentCertificate(one, visitor.language, true),
            threshold: eurosFromCents(one.minimumSpendCents),
            missing: eurosFromCents(Math.max(0, one.minimumSpendCents - voucherSpendCents)),
            onCart: piece.cartId !== null,
          }
        })
      return { data: { thresholds } }
    },
    vouchersList: async (context, { query }) => ({
      data: await heldAnswer(context, query.show_history === true, { withProducts: query.show_products === true }),
    }),
    couponsCheck: async (context) => {
      const coupons = (await heldAnswer(context, false, { coupons: true })).giftCertificates
      const giftCertificates = coupons.filter(({ cartItems }) => cartItems.length > 0)
      return { data: { available: giftCertificates.length > 0, giftCertificates } }
    },
    couponsGet: async (context, { query }) => {
      const { giftCertificates } = await heldAnswer(context, true, { coupons: true, withProducts: true })
      const ids = query.gift_certificates?.split(',').map(Number)
      const asked = giftCertificates.filter((one) => ids === undefined || ids.includes(one.giftCertificateId))
      return { data: { giftCertificates: asked } }
    },
    couponsAdd: (context, { query, body }) =>
      changeOrNull(context, query.show_sectors, (tx, shopper) => addCoupons(tx, shopper, body.userGiftCertificates)),
    vouchersListManualAssigned: async (context, { query }) => ({
      data: await heldAnswer(context, query.show_history === true, { only: giftAdjustmentType.assigned }),
    }),
  })
}

interface Held {
  /** Only those of this type. */
  only?: number
  withProducts?: boolean
  /** Only vouchers for lines that the shop assigned. */
  coupons?: boolean
}

/** The vouchers the customer holds, with those used or over where the history is asked for. */
async function heldAnswer(
  context: CallContext,
  withHistory: boolean,
  { only, withProducts = false, coupons = false }: Held,
) {
  const { shop, visitor, now } = context
  const cart = await cartOf(context)
  const all = await heldVouchers(shop.db, customerOf(visitor).userId)
  const held = all.filter((one) => (only === undefined || one.adjustmentTypeId === only) && (!coupons || isCoupon(one)))
  const shown = withHistory ? held : held.flatMap((one) => usableOnly(one, now))
  const products = withProducts ? await productsFor(shop.db, shown) : undefined
  const factsOf = (one: HeldCertificate) => ({
    itemIds: one.scope === 'line' ? linesFor(cart, one, now) : [],
    productIds: products?.get(one.giftCertificateId),
    isAssignable: isUsable(one, now),
  })
  return { giftCertificates: shown.map((one) => presentHeld(one, factsOf(one), visitor.language)) }
}

const isUsable = (one: HeldCertificate, now: Date) =>
  one.pieces.some(({ balance }) => voucherState({ ...one, balance }, shopDate(now)) === 'usable')

/** Without what was used or is over. */
function usableOnly(one: HeldCertificate, now: Date): HeldCertificate[] {
  const pieces = one.pieces.filter(({ balance }) => voucherState({ ...one, balance }, shopDate(now)) === 'usable')
  return pieces.length === 0 ? [] : [{ ...one, pieces }]
}
