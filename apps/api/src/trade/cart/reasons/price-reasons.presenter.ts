import type { PriceReasonsView } from '@bottega/contract/cart/price-reasons.ts'
import type { Adjustment } from '@bottega/rules/cart/pricing.ts'
import { missingDemand, piecesAsked, type PriceReasons } from '@bottega/rules/cart/price-reasons.ts'
import type { ShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { type Cents, eurosFromCents, sumCents } from '@bottega/rules/money/cents.ts'
import { promotedUnitPrice, type Promotion } from '@bottega/rules/promotions/promotion.ts'
import { unitsFromThousandths } from '@bottega/rules/quantity/parse-quantity.ts'
import type { Thousandths } from '@bottega/rules/quantity/selling-terms.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { textIn } from '../../../kernel/text/localized-text.ts'
import type { CatalogProduct, CatalogPromotion } from '../../catalog/catalog.products.ts'
import { comparisonPrice } from '../../catalog/presenters/product.presenter.ts'
import type { CartVoucherRow } from '../cart.repository.ts'
import type { PricedPart } from '../price-loaded-cart.ts'
import { adjustmentName } from '../presenters/adjustment-names.ts'

export interface ExplainedPrice {
  readonly product: CatalogProduct
  readonly day: ShopDate
  readonly language: Language
  readonly reasons: PriceReasons
  /** The parts the price was computed in, with the terms of each. */
  readonly parts: readonly PricedPart[]
  /** Those on the cart, for their names. */
  readonly vouchers: readonly CartVoucherRow[]
  /** The answer on the line to a promotion that has to be chosen. */
  readonly choice: number | null
  readonly estimate?: Estimate | undefined
}

/** About so much of loose goods, and what it costs. */
export interface Estimate {
  readonly quantity: Thousandths
  readonly cents: Cents
}

type TakenOff = PriceReasonsView['takenOff'][number]

/** The whitelist from an explained price to the wire. */
export function presentPriceReasons(explained: ExplainedPrice): PriceReasonsView {
  const { product, day, reasons, parts, estimate } = explained
  const isLoose = product.terms.sellingMode === 'loose'
  const unitCents = parts[0]?.priced.unitPaidCents ?? 0
  return {
    priceList: product.warehouse.name,
    day,
    unit: isLoose ? 'kg' : 'pz',
    base: reasons.base.map(({ quantity, unitCents: listCents, cents }) => ({
      quantity: unitsFromThousandths(quantity),
      unitPrice: eurosFromCents(listCents),
      amount: eurosFromCents(cents),
    })),
    takenOff: reasons.takenOff.map((row) => presentTakenOff(row, explained)),
    total: eurosFromCents(reasons.totalCents),
    ...(estimate === undefined
      ? {}
      : { estimate: { quantity: unitsFromThousandths(estimate.quantity), amount: eurosFromCents(estimate.cents) } }),
    weighed: isLoose || product.hasVariableWeight,
    ...(isLoose ? {} : presentPerUnit(product, unitCents)),
    ...presentLowest(product),
    ...presentWaiting(explained),
    vatPercent: product.vatRate,
  }
}

function presentPerUnit(product: CatalogProduct, unitCents: Cents): Pick<PriceReasonsView, 'perUnit'> {
  const compared = comparisonPrice(product, unitCents)
  return compared === undefined ? {} : { perUnit: { price: eurosFromCents(compared.cents), unit: compared.per } }
}

/** Only of an announced reduction: other prices are held against no earlier one. (Safety, 22) */
function presentLowest({ promotion, lowestPriceCents }: CatalogProduct): Pick<PriceReasonsView, 'lowest'> {
  if (promotion === null || lowestPriceCents === null) return {}
  return { lowest: { price: eurosFromCents(lowestPriceCents), before: promotion.row.validFrom } }
}

function presentTakenOff(row: Adjustment, { product, parts, vouchers, language }: ExplainedPrice): TakenOff {
  const shared = { reason: row.reason as TakenOff['reason'], amount: eurosFromCents(row.cents) }
  if (row.voucherId !== null) {
    const voucher = vouchers.find(({ userGiftCertificateId }) => userGiftCertificateId === row.voucherId)
    return { ...shared, name: textIn(language, voucher?.name ?? adjustmentName(row.reason, null)) }
  }
  const standing = product.promotion?.row.promotionId === row.promotionId ? product.promotion : null
  const part = parts.find(({ source }) => source.promotion?.promotionId === row.promotionId)?.source
  const rule = part?.promotion ?? null
  return {
    ...shared,
    name: textIn(language, standing?.row.name ?? adjustmentName(row.reason, null)),
    ...(standing === null ? {} : { until: standing.row.validTo }),
    ...(standing?.row.membersOnly === true ? { membersOnly: true } : {}),
    ...(rule === null ? {} : termsOf(rule, part?.listPriceCents ?? 0)),
  }
}

function termsOf(rule: Promotion, listCents: Cents): Pick<TakenOff, 'unitPrice' | 'take' | 'pay' | 'percent'> {
  switch (rule.kind) {
    case 'price-cut':
      return { unitPrice: eurosFromCents(promotedUnitPrice(listCents, rule)) }
    case 'multi-buy':
      return { take: rule.take, pay: rule.pay }
    case 'second-piece':
      return { percent: rule.discountPercent }
    default:
      return rule satisfies never
  }
}

/** A promotion of the product that the price does not have yet, with what it asks. */
function presentWaiting({
  product: { promotion },
  reasons,
  language,
  choice,
}: ExplainedPrice): Pick<PriceReasonsView, 'waiting'> {
  if (promotion === null) return {}
  const quantity = sumCents(reasons.base.map((base) => base.quantity))
  const asks = missingDemand({ promotion: promotion.rule, isOpen: promotion.isOpen, choice }, quantity)
  return asks === undefined ? {} : { waiting: { ...describe(promotion, language), asks } }
}

const describe = ({ row, rule }: CatalogPromotion, language: Language) => ({
  name: textIn(language, row.name),
  until: row.validTo,
  pieces: piecesAsked(rule),
  ...(rule.kind === 'price-cut' ? { unitPrice: eurosFromCents(rule.priceCents) } : {}),
})
