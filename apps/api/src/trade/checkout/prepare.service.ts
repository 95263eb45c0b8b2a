import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { refuseUnbillableBusiness } from '../billing/billing.service.ts'
import type { ChangedCart } from '../cart/cart.service.ts'
import { limitRemark } from '../cart/limit-remarks.ts'
import { type LoadedCart, loadCart } from '../cart/load-cart.ts'
import type { Shopper } from '../cart/open-cart.ts'
import { priceLoadedCart, type PricingOptions, productOf } from '../cart/price-loaded-cart.ts'
import { saveQuote } from './checkout.repository.ts'
import { foodOf } from './food.ts'
import { refuseRejectedBusiness } from '../../people/registration/business.service.ts'
import { refuseWithoutConsents } from '../../people/registration/consents.service.ts'
import { refuseUnlessBuyable } from './purchase-checks.ts'
import { quoteOf } from '../cart/quote.ts'

/** Looks the cart over as buying will, and remembers what was shown. Nothing is booked. */
export function prepare(shop: Shop, { user, config, language, now }: Shopper): Promise<ChangedCart> {
  return shop.db.transaction(async (tx) => {
    const cart = await loadCart(tx, { userId: user.userId }, { now, site: config.SITE, lock: true })
    if (cart === undefined) throw new ShopError('error.cart.empty')
    const priced = priceLoadedCart(cart, now)
    refuseUnlessBuyable(cart, priced, language)
    refuseWithoutConsents(user.personInfos)
    await refuseRejectedBusiness(tx, user)
    await refuseUnbillableBusiness(tx, user)
    await saveQuote(tx, cart.cartId, `${cart.version} ${quoteOf(cart, priced)}`)
    const warnings = priced.totals.limited.flatMap((remark) => {
      const line = cart.lines.find(({ lineId }) => lineId === remark.lineId)
      return line === undefined ? [] : [limitRemark(remark, productOf(cart, line), language)]
    })
    return { cart, warnings }
  })
}

/** The amount a payment will be asked to hold, and how much of it is for weights that may change. Cents. */
export interface Prebilled {
  prebilledCents: number
  totalCents: number
  variableWeightCents: number
  bagFeeCents: number
  /** The part of it that meal vouchers may pay. */
  foodCents: number
}

export function prebilledOfCart(cart: LoadedCart, now: Date, options: PricingOptions): Prebilled {
  if (cart.lines.length === 0) throw new ShopError('error.cart.empty')
  const priced = priceLoadedCart(cart, now, options)
  return { ...priced.totals, foodCents: foodOf(priced) }
}
