import { randomUUID } from 'node:crypto'
import { giftAdjustmentType } from '@bottega/rules/cart/vouchers/voucher-terms.ts'
import { addDays } from '@bottega/rules/delivery/shop-calendar.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { category } from '../../trade/catalog/categories.tables.ts'
import { product } from '../../trade/catalog/products.tables.ts'
import { giftCertificate } from '../../trade/vouchers/vouchers.tables.ts'
import { voucherMovement } from '../../trade/vouchers/voucher-ledger.tables.ts'
import { givenOut, knownVouchers } from './known-people.ts'
import { type Writing, writePart } from './world-writing.ts'
import type { WorldVoucher } from './world.ts'

/** Voucher campaigns. What customers hold or have used of one stays as it is; closed, it can be used until yesterday. */
export async function writeVouchers(writing: Writing, vouchers: readonly WorldVoucher[]): Promise<void> {
  const { tx, today } = writing
  const knownNow = await knownVouchers(tx, today)
  const sameCode = ({ code }: WorldVoucher) => sql`upper(${giftCertificate.code}) = upper(${code})`
  const productId = async (code: string | null) =>
    code === null ? null : (await tx.select({ id: product.id }).from(product).where(eq(product.codInt, code)))[0]?.id
  const categoryId = async (slug: string | null) =>
    slug === null ? null : (await tx.select({ id: category.id }).from(category).where(eq(category.slug, slug)))[0]?.id
  const valuesOf = async ({
    open,
    product: forProduct,
    category: forCategory,
    uses: _uses,
    ...rest
  }: WorldVoucher) => ({
    ...rest,
    adjustmentTypeId: open ? giftAdjustmentType.openCode : giftAdjustmentType.assigned,
    productId: (await productId(forProduct)) ?? null,
    categoryId: (await categoryId(forCategory)) ?? null,
  })
  /** The ledger has what is given out, so that its sum is what is left. */
  const giveOut = async (giftCertificateId: number, code: string, more: number) => {
    if (more === 0) return
    const reference = `${givenOut}${code}-${randomUUID()}`
    await tx.insert(voucherMovement).values({ reference, giftCertificateId, delta: more })
  }
  const insert = async (one: WorldVoucher) => {
    // A campaign that was over and comes back has its row still, with what was used of it.
    const over = (await knownVouchers(tx)).find(({ code }) => code.toUpperCase() === one.code.toUpperCase())
    if (over !== undefined) return update(one, over)
    const values = await valuesOf(one)
    const [written] = await tx
      .insert(giftCertificate)
      .values({ ...values, usesLeft: one.uses })
      .returning({ id: giftCertificate.id })
    if (written !== undefined) await giveOut(written.id, one.code, one.uses ?? 0)
  }
  const update = async (one: WorldVoucher, known: WorldVoucher) => {
    const more = (one.uses ?? 0) - (known.uses ?? 0)
    const usesLeft = one.uses === null ? null : sql`greatest(coalesce(${giftCertificate.usesLeft}, 0) + ${more}, 0)`
    const [written] = await tx
      .update(giftCertificate)
      .set({ ...(await valuesOf(one)), usesLeft })
      .where(sameCode(one))
      .returning({ id: giftCertificate.id })
    if (written !== undefined && one.uses !== null) await giveOut(written.id, one.code, more)
  }
  await writePart<WorldVoucher, WorldVoucher>(
    writing,
    {
      part: 'vouchers',
      keyOf: ({ code }) => code.toUpperCase(),
      keyOfKnown: ({ code }) => code.toUpperCase(),
      asWanted: (row) => row,
      isOver: ({ validUntil }) => validUntil !== null && validUntil < today,
      insert: async (rows) => {
        for (const row of rows) await insert(row)
      },
      update,
      close: (row) =>
        tx
          .update(giftCertificate)
          .set({ validUntil: addDays(today, -1) })
          .where(
            and(
              sameCode(row),
              sql`(${isNull(giftCertificate.validUntil)} or ${giftCertificate.validUntil} >= ${today})`,
            ),
          ),
    },
    vouchers,
    knownNow,
  )
}
