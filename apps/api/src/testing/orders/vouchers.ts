import { vouchersAddCode, vouchersSendCode } from '@bottega/contract/vouchers/calls.ts'
import { giftAdjustmentType } from '@bottega/rules/cart/vouchers/voucher-terms.ts'
import { eq, sum } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { giftCertificate, userGiftCertificate } from '../../trade/vouchers/vouchers.tables.ts'
import { voucherMovement } from '../../trade/vouchers/voucher-ledger.tables.ts'
import type { Person, TestShop } from '../test-shop.ts'

type NewCertificate = Partial<typeof giftCertificate.$inferInsert>

/** A voucher of 3 € on the order, open to all who know its code, by default. */
export async function certificate(shop: TestShop, known: NewCertificate = {}): Promise<{ id: number; code: string }> {
  const code = known.code ?? `T${randomUUID().slice(0, 8)}`
  const [row] = await shop.shop.db
    .insert(giftCertificate)
    .values({
      name: { it: `Buono ${code}` },
      description: { it: 'Uno sconto' },
      adjustmentTypeId: giftAdjustmentType.openCode,
      scope: 'order',
      discountKind: 'amount',
      discount: 300,
      validFrom: '2026-11-01',
      ...known,
      code,
    })
    .returning({ id: giftCertificate.id })
  if (row === undefined) throw new Error('no voucher was made')
  if (known.usesLeft !== undefined && known.usesLeft !== null && known.usesLeft > 0)
    await shop.shop.db
      .insert(voucherMovement)
      .values({ reference: `issue-${row.id}`, giftCertificateId: row.id, delta: known.usesLeft })
  return { id: row.id, code }
}

/** Gives a customer uses of a voucher assigned to them. */
export async function assign(shop: TestShop, { id }: { id: number }, { userId }: Person, uses = 1): Promise<number[]> {
  const ids: number[] = []
  for (let count = 0; count < uses; count++) {
    const [row] = await shop.shop.db
      .insert(userGiftCertificate)
      .values({ giftCertificateId: id, userId, balance: 1 })
      .returning({ id: userGiftCertificate.id })
    if (row === undefined) throw new Error('no voucher was given')
    ids.push(row.id)
    await shop.shop.db
      .insert(voucherMovement)
      .values({ reference: `grant-${row.id}`, userGiftCertificateId: row.id, delta: 1 })
  }
  return ids
}

/** Balance and sum of the movements of what is left for everybody: the two are always the same. */
export async function sharedUses(shop: TestShop, { id }: { id: number }) {
  const [row] = await shop.shop.db.select().from(giftCertificate).where(eq(giftCertificate.id, id))
  const [moved] = await shop.shop.db
    .select({ sum: sum(voucherMovement.delta) })
    .from(voucherMovement)
    .where(eq(voucherMovement.giftCertificateId, id))
  return { usesLeft: row?.usesLeft ?? null, ledger: Number(moved?.sum ?? 0) }
}

/** The same of one use that a customer holds. */
export async function heldUse(shop: TestShop, id: number) {
  const [row] = await shop.shop.db.select().from(userGiftCertificate).where(eq(userGiftCertificate.id, id))
  const [moved] = await shop.shop.db
    .select({ sum: sum(voucherMovement.delta) })
    .from(voucherMovement)
    .where(eq(voucherMovement.userGiftCertificateId, id))
  return { balance: row?.balance, orderId: row?.orderId ?? null, ledger: Number(moved?.sum ?? 0) }
}

/** The answer of a gift code action: the cart, or null when it was not taken. */
export async function add(person: Person, code: string) {
  return (await person.call(vouchersAddCode, { body: { code } })).data
}

export async function send(person: Person, code: string, itemId: number) {
  return (await person.call(vouchersSendCode, { body: { code, itemId } })).data
}
