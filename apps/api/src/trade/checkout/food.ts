import { sumCents } from '@bottega/rules/money/cents.ts'
import type { Cents } from '@bottega/rules/money/cents.ts'
import type { PricedLoadedCart } from '../cart/price-loaded-cart.ts'

/**
 * The amount of a cart, in cents, that meal vouchers may pay: food, as it costs after promotions and vouchers; neither
 * delivery nor bags, nor first infant formula, for which the law forbids every voucher. (Safety, 25)
 */
export function foodOf({ lines }: PricedLoadedCart): Cents {
  const food = lines.filter(({ product }) => product.takesMealVouchers && !product.isFirstInfantFormula)
  return Math.max(0, sumCents(food.map(({ priced }) => priced.totalCents + priced.orderVoucherShareCents)))
}
