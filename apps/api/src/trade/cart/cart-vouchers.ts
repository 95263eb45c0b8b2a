import { mayTakeVoucher, voucherState } from '@bottega/rules/cart/vouchers/voucher-terms.ts'
import type { RefusedVoucher, Voucher } from '@bottega/rules/cart/vouchers/vouchers.ts'
import type { PricedCart } from '@bottega/rules/cart/pricing.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { type Cents, sumCents } from '@bottega/rules/money/cents.ts'
import type { CatalogProduct } from '../catalog/catalog.products.ts'
import type { CartVoucherRow } from './cart.repository.ts'
import type { LoadedCart } from './load-cart.ts'

/** Vouchers as pricing takes them, and those left out of pricing. */
export interface VouchersToPrice {
  readonly ofLine: (lineId: number) => readonly Voucher[]
  readonly onOrder: readonly Voucher[]
  /** With why: expired or used up meanwhile, or on goods they are not for. */
  readonly left: ReadonlyMap<number, 'not-valid' | 'excluded-product'>
}

export interface PricedVoucher {
  readonly voucher: CartVoucherRow
  /** Taken off. */
  readonly cents: Cents
  /** Null when it counts. */
  readonly refused: RefusedVoucher['reason'] | 'not-valid' | null
  readonly missingCents: Cents
}

/** Without the vouchers of removed lines; the loaded cart may not have been read again since. */
export function vouchersOn({ vouchers, lines }: Pick<LoadedCart, 'vouchers' | 'lines'>): readonly CartVoucherRow[] {
  const known = new Set(lines.map(({ lineId }) => lineId))
  return vouchers.filter(({ lineId }) => lineId === null || known.has(lineId))
}

/** The part of a product that decides whether a line voucher applies to it. */
export const voucherCandidate = ({ productId, breadCrumbs, isFirstInfantFormula }: CatalogProduct) => ({
  productId,
  categoryIds: breadCrumbs.map(({ categoryId }) => categoryId),
  isFirstInfantFormula,
})

export function vouchersToPrice(cart: LoadedCart, now: Date): VouchersToPrice {
  const today = shopDate(now)
  const left = new Map<number, 'not-valid' | 'excluded-product'>()
  const counting = vouchersOn(cart).filter((voucher) => {
    const reason = exclusionReason(cart, voucher, today)
    if (reason !== undefined) left.set(voucher.userGiftCertificateId, reason)
    return reason === undefined
  })
  const byLine = Map.groupBy(counting, ({ lineId }) => lineId)
  return {
    ofLine: (lineId) => (byLine.get(lineId) ?? []).map(toPrice),
    onOrder: (byLine.get(null) ?? []).map(toPrice),
    left,
  }
}

function exclusionReason(cart: LoadedCart, voucher: CartVoucherRow, today: string) {
  if (voucherState(voucher, today) !== 'usable') return 'not-valid'
  const line = cart.lines.find(({ lineId }) => lineId === voucher.lineId)
  const product = line && cart.products.get(line.productId)
  if (product === undefined || product.isFirstInfantFormula) return undefined
  return mayTakeVoucher(voucher, voucherCandidate(product)) ? undefined : 'excluded-product'
}

function toPrice(row: CartVoucherRow): Voucher {
  const { userGiftCertificateId, discountKind, discount, minimumSpendCents } = row
  return {
    voucherId: userGiftCertificateId,
    discount: discountKind === 'amount' ? { kind: 'amount', cents: discount } : { kind: 'percent', percent: discount },
    minimumSpendCents,
  }
}

/** Every voucher on the cart with what became of it. */
export function pricedVouchers(cart: LoadedCart, { left }: VouchersToPrice, totals: PricedCart): PricedVoucher[] {
  return vouchersOn(cart).map((voucher) => {
    const id = voucher.userGiftCertificateId
    const rows = totals.adjustments.filter(({ voucherId }) => voucherId === id)
    const refusal = totals.refusedVouchers.find(({ voucherId }) => voucherId === id)
    return {
      voucher,
      cents: 0 - sumCents(rows.map(({ cents }) => cents)),
      refused: left.get(id) ?? refusal?.reason ?? null,
      missingCents: refusal?.missingCents ?? 0,
    }
  })
}
