import { giftAdjustmentType, mayTakeVoucher, voucherState } from '@bottega/rules/cart/vouchers/voucher-terms.ts'
import { voucherPlaces } from '@bottega/rules/cart/vouchers/vouchers.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { type ChangedCart, renewedCart } from '../cart/cart.service.ts'
import { voucherCandidate, vouchersOn } from '../cart/cart-vouchers.ts'
import type { LoadedCart } from '../cart/load-cart.ts'
import { openCart, type Shopper } from '../cart/open-cart.ts'
import { obstacleOf, productOf } from '../cart/price-loaded-cart.ts'
import { insertMovements } from './voucher-ledger.repository.ts'
import {
  type CertificateRow,
  findByCode,
  findHeld,
  findProductsFor,
  type HeldCertificate,
  insertPieceByCode,
  applyToCart,
  takeOffCart,
} from './vouchers.repository.ts'

export type { CertificateRow, HeldCertificate } from './vouchers.repository.ts'

/**
 * The reason a code is refused. Another customer's code is `unknown`, like one that never existed: the answer must not
 * reveal which codes there are beside the customer's own and the open ones. (Safety, 13)
 */
export class VoucherNotTaken extends ShopError {
  constructor(why: 'unknown' | 'notYet' | 'expired' | 'used' | 'usedUp' | 'noGoods' | 'onCart', detail?: string) {
    super(`warning.voucher.${why}`, {}, detail)
  }
}

const normal = (code: string) => code.trim()

/**
 * The certificate a code would give this customer now. Throws `VoucherNotTaken` for every code that gives them nothing.
 */
export async function checkCode(db: Reader, userId: number, code: string, now: Date): Promise<HeldCertificate> {
  const found = await findByCode(db, userId, normal(code))
  if (found === undefined) throw new VoucherNotTaken('unknown')
  const why = unavailabilityReason(found, now)
  if (why !== undefined) throw new VoucherNotTaken(why)
  return found
}

/** Open codes give everybody one use; what was assigned has to be there still. Undefined when it is available. */
function unavailabilityReason(certificate: HeldCertificate, now: Date) {
  const { adjustmentTypeId, pieces } = certificate
  const isNew = adjustmentTypeId === giftAdjustmentType.openCode && pieces.length === 0
  const balance = isNew || pieces.some((piece) => piece.balance > 0) ? 1 : 0
  const state = voucherState({ ...certificate, balance }, shopDate(now))
  switch (state) {
    case 'usable':
      return undefined
    case 'not-yet':
      // A code that is not valid yet is not confirmed to a shopper who guesses it.
      return isNew ? 'unknown' : 'notYet'
    case 'used-up':
      return 'usedUp'
    case 'expired':
    case 'used':
      return state
    default:
      return state satisfies never
  }
}

export const heldVouchers = (db: Reader, userId: number): Promise<HeldCertificate[]> => findHeld(db, userId)

/** Product ids by certificate. */
export const productsFor = (db: Reader, held: readonly HeldCertificate[]): Promise<Map<number, number[]>> =>
  findProductsFor(
    db,
    held.map(({ giftCertificateId }) => giftCertificateId),
  )

/** Applies a voucher to the cart: to the order, to the line named, or else to the dearest line it is for. */
export async function addCode(tx: Tx, shopper: Shopper, code: string, lineId?: number): Promise<ChangedCart> {
  const { userId } = shopper.user
  const cart = await openCart(tx, shopper)
  const found = await checkCode(tx, userId, code, shopper.now)
  const place = placeFor(cart, found, lineId, shopper.now)
  const pieceId = await pieceFor(tx, cart, found, userId, lineId, shopper.now)
  await applyToCart(tx, cart.cartId, pieceId, place, shopper.now)
  return renewedCart(tx, shopper, cart.cartId)
}

/** Applies one use a customer holds to the line they named. */
export async function applyToLine(
  tx: Tx,
  cart: LoadedCart,
  certificate: HeldCertificate,
  { userGiftCertificateId, lineId }: { userGiftCertificateId: number; lineId: number },
  now: Date,
): Promise<void> {
  const why = unavailabilityReason(certificate, now)
  if (why !== undefined) throw new VoucherNotTaken(why)
  const piece = certificate.pieces.find((one) => one.userGiftCertificateId === userGiftCertificateId)
  if (piece === undefined || piece.balance <= 0) throw new VoucherNotTaken('used')
  const others = vouchersOn(cart).filter(
    (one) =>
      one.giftCertificateId === certificate.giftCertificateId && one.userGiftCertificateId !== userGiftCertificateId,
  )
  if (others.length >= certificate.perOrder) throw new VoucherNotTaken('onCart', 'as many as an order may carry')
  await applyToCart(tx, cart.cartId, userGiftCertificateId, placeFor(cart, certificate, lineId, now), now)
}

/** Takes it off again; nothing was taken from it yet. */
export async function removeCode(tx: Tx, shopper: Shopper, code: string, lineId?: number): Promise<ChangedCart> {
  const cart = await openCart(tx, shopper)
  const removed = await takeOffCart(tx, cart.cartId, normal(code), lineId)
  if (removed === 0) throw new VoucherNotTaken('unknown', 'not on the cart')
  return renewedCart(tx, shopper, cart.cartId)
}

/** The line it goes on; null for the order. */
function placeFor(cart: LoadedCart, certificate: CertificateRow, lineId: number | undefined, now: Date): number | null {
  if (certificate.scope === 'order') {
    if (lineId !== undefined) throw new VoucherNotTaken('noGoods', 'not for a line')
    return null
  }
  const lines = linesFor(cart, certificate, now)
  const chosen = lineId === undefined ? lines[0] : lines.find((one) => one === lineId)
  if (chosen !== undefined) return chosen
  const isApplied = vouchersOn(cart).some((one) => one.giftCertificateId === certificate.giftCertificateId)
  throw new VoucherNotTaken(isApplied ? 'onCart' : 'noGoods')
}

/** Lines that may take one more of it, the dearest first. A line takes at most its quantity, at least one. */
export function linesFor(cart: LoadedCart, certificate: CertificateRow, now: Date): number[] {
  const onLine = Map.groupBy(vouchersOn(cart), (voucher) => voucher.lineId)
  return cart.lines
    .filter((line) => {
      const product = productOf(cart, line)
      const isFull = (onLine.get(line.lineId)?.length ?? 0) >= voucherPlaces(line.quantity)
      return (
        !isFull && obstacleOf(product, cart, now) === null && mayTakeVoucher(certificate, voucherCandidate(product))
      )
    })
    .toSorted((a, b) => (productOf(cart, b).listPriceCents ?? 0) - (productOf(cart, a).listPriceCents ?? 0))
    .map((line) => line.lineId)
}

/** A use that is free; one on another line moves when a line was named. */
async function pieceFor(
  tx: Tx,
  cart: LoadedCart,
  certificate: HeldCertificate,
  userId: number,
  lineId: number | undefined,
  now: Date,
): Promise<number> {
  const applied = vouchersOn(cart).filter((one) => one.giftCertificateId === certificate.giftCertificateId)
  const free = certificate.pieces.find(
    (piece) => piece.balance > 0 && applied.every((one) => one.userGiftCertificateId !== piece.userGiftCertificateId),
  )
  if (applied.length < certificate.perOrder) {
    if (free !== undefined) return free.userGiftCertificateId
    if (certificate.adjustmentTypeId === giftAdjustmentType.openCode && certificate.pieces.length === 0) {
      const made = await insertPieceByCode(tx, certificate.giftCertificateId, userId, now)
      if (made !== undefined) {
        const granted = { reference: `grant-${made}`, userGiftCertificateId: made, delta: 1, at: now }
        await insertMovements(tx, [granted])
        return made
      }
    }
  }
  const [onOtherLine] = lineId === undefined ? [] : applied.filter((one) => one.lineId !== lineId)
  if (onOtherLine === undefined) throw new VoucherNotTaken('onCart', 'as many as an order may carry')
  return onOtherLine.userGiftCertificateId
}
