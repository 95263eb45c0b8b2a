import type { Cents } from '../money/cents.ts'
import type { VatPart } from '../money/vat.ts'
import type { SellingTerms, Thousandths } from '../quantity/selling-terms.ts'
import type { ClassLimit, LimitRemark } from './limits.ts'
import type { Promotion } from '../promotions/promotion.ts'
import type { DeliveryTerms, NextFeeStep } from './delivery-fee.ts'
import type { RefusedVoucher, Voucher } from './vouchers/vouchers.ts'

/** A cart line with everything its price depends on, for the slot's date and warehouse. */
export interface CartLine {
  readonly lineId: number
  readonly productId: number
  /** Ordered quantity. */
  readonly quantity: Thousandths
  /** Weighed or counted by the picker; takes the place of the ordered quantity once known. */
  readonly pickedQuantity: Thousandths | null
  /** Weighed when picked, so that its price may still change. */
  readonly hasVariableWeight: boolean
  /** Per piece, or per kilogram of loose goods. */
  readonly listPriceCents: Cents
  readonly vatRate: number
  readonly promotion: Promotion | null
  /** Answer to the selectable-promotion dialog: a promotion id, -1 for no, null when never asked. */
  readonly promotionChoice: number | null
  readonly vouchers: readonly Voucher[]
  /** First-stage infant formula: the law allows neither promotion nor voucher. */
  readonly isFirstInfantFormula: boolean
  /** Limits to apply before pricing; null for quantities already agreed (a placed order). */
  readonly limits: LineLimits | null
}

/** The limits of a line's quantity, but for an agreed one; without `available` the stock is not counted. */
export interface LineLimits {
  readonly terms: SellingTerms
  readonly classLimits: readonly ClassLimit[]
  readonly available?: Thousandths | null
  readonly agreed?: Thousandths
}

export interface Fee {
  readonly cents: Cents
  readonly vatRate: number
}

export interface PriceCartInput {
  readonly lines: readonly CartLine[]
  /** Vouchers on the whole order, in the order they were added. */
  readonly orderVouchers: readonly Voucher[]
  readonly bagFee: Fee | null
  /** Null until a service is chosen. */
  readonly delivery: DeliveryTerms | null
}

export type AdjustmentReason =
  | 'price-cut'
  | 'multi-buy'
  | 'second-piece'
  | 'line-voucher'
  | 'order-voucher'
  | 'bag-fee'
  | 'delivery-fee'
  | 'delivery-fee-discount'

/** One row between list prices and total: negative when it takes off. Ids are null where the row has none. */
export interface Adjustment {
  readonly reason: AdjustmentReason
  readonly cents: Cents
  readonly lineId: number | null
  readonly promotionId: number | null
  readonly voucherId: number | null
}

export interface PricedLine {
  readonly lineId: number
  readonly productId: number
  /** Ordered quantity after limits. */
  readonly quantity: Thousandths
  /** Quantity the price is for: picked where known, else ordered. */
  readonly pricedQuantity: Thousandths
  readonly listPriceCents: Cents
  /** Price of a piece or kilogram under a price cut; the list price otherwise. */
  readonly unitPaidCents: Cents
  /** Quantity at list price. */
  readonly listCents: Cents
  /** After the line's promotion and vouchers. */
  readonly totalCents: Cents
  /** This line's share of the order vouchers, zero or negative. */
  readonly orderVoucherShareCents: Cents
  readonly vatRate: number
  /** The promotion that took something off, else null. */
  readonly promotionId: number | null
}

/** A priced cart: the lines' list amounts plus all adjustments are the total. */
export interface PricedCart {
  readonly lines: readonly PricedLine[]
  readonly adjustments: readonly Adjustment[]
  readonly limited: readonly LimitRemark[]
  readonly refusedVouchers: readonly RefusedVoucher[]
  /** Sum of the lines at list price. */
  readonly listCents: Cents
  /** Goods after promotions and before vouchers: what every spending threshold looks at. */
  readonly spendCents: Cents
  /** The part of it vouchers on the order look at: without first-stage infant formula. */
  readonly voucherSpendCents: Cents
  /** Goods after promotions and all vouchers. */
  readonly goodsCents: Cents
  /** Delivery after its discount. */
  readonly deliveryCents: Cents
  readonly bagFeeCents: Cents
  readonly totalCents: Cents
  /** Part of the goods that is still to be weighed, before order vouchers. */
  readonly variableWeightCents: Cents
  /** The amount a card is asked to hold. */
  readonly prebilledCents: Cents
  readonly vat: readonly VatPart[]
  /** Null where no lower fee than that of now comes before free delivery. */
  readonly nextFeeStep: NextFeeStep | null
  /** Null where delivery knows no such threshold. */
  readonly missingForFreeDeliveryCents: Cents | null
  readonly missingForMinimumCents: Cents | null
}
