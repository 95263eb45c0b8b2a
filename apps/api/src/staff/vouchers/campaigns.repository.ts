import { giftAdjustmentType } from '@bottega/rules/cart/vouchers/voucher-terms.ts'
import { and, asc, count, desc, eq, gte, isNull, or, sql } from 'drizzle-orm'
import { chunksOf } from '../../kernel/database/chunks.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { giftCertificate, userGiftCertificate, voucherCampaign } from '../../trade/vouchers/vouchers.tables.ts'
import { voucherMovement } from '../../trade/vouchers/voucher-ledger.tables.ts'

export type Campaign = typeof voucherCampaign.$inferSelect

const usedOfCampaign = sql<number>`(select count(*)::int from ${giftCertificate} c
  join ${userGiftCertificate} u on u.gift_certificate_id = c.id
  where c.campaign_id = voucher_campaign.id and u.order_id is not null)`

const usedOfCode = sql<number>`(select count(*)::int from ${userGiftCertificate} u
  where u.gift_certificate_id = gift_certificate.id and u.order_id is not null)`

export const listCampaigns = (db: Reader, limit: number, offset: number) =>
  db
    .select({ campaign: voucherCampaign, used: usedOfCampaign })
    .from(voucherCampaign)
    .orderBy(desc(voucherCampaign.id))
    .limit(limit)
    .offset(offset)

export async function countCampaigns(db: Reader): Promise<number> {
  const [row] = await db.select({ campaigns: count() }).from(voucherCampaign)
  return row?.campaigns ?? 0
}

export async function findCampaign(db: Reader, campaignId: number) {
  const [row] = await db
    .select({ campaign: voucherCampaign, used: usedOfCampaign })
    .from(voucherCampaign)
    .where(eq(voucherCampaign.id, campaignId))
  return row
}

/** Codes of the files that everybody may type and that are not over. */
export const listFileVouchers = (db: Reader, today: string, most: number) =>
  db
    .select({ voucher: giftCertificate, used: usedOfCode })
    .from(giftCertificate)
    .where(
      and(
        isNull(giftCertificate.campaignId),
        eq(giftCertificate.adjustmentTypeId, giftAdjustmentType.openCode),
        or(isNull(giftCertificate.validUntil), gte(giftCertificate.validUntil, today)),
      ),
    )
    .orderBy(asc(giftCertificate.code))
    .limit(most)

export async function insertCampaign(tx: Tx, row: typeof voucherCampaign.$inferInsert): Promise<Campaign> {
  const [inserted] = await tx.insert(voucherCampaign).values(row).returning()
  if (inserted === undefined) throw new Error('no campaign was made')
  return inserted
}

/** Each code with its one use, in the ledger too. Fails where a code exists already. */
export async function insertCodes(tx: Tx, { id: campaignId, ...terms }: Campaign, codes: readonly string[]) {
  const { name, discountKind, discount, minimumSpendCents, validFrom, validUntil, createdAt } = terms
  const text = { it: name, de: name, en: name }
  const rows = codes.map((code) => ({
    campaignId,
    code,
    name: text,
    description: text,
    adjustmentTypeId: giftAdjustmentType.openCode,
    scope: 'order' as const,
    discountKind,
    discount,
    minimumSpendCents,
    usesLeft: 1,
    validFrom,
    validUntil,
    createdAt,
  }))
  for (const some of chunksOf(rows)) await tx.insert(giftCertificate).values(some)
  await tx.execute(sql`insert into ${voucherMovement} (reference, gift_certificate_id, delta, at)
    select 'campaign-' || c.id, c.id, 1, c.created_at from ${giftCertificate} c where c.campaign_id = ${campaignId}`)
}

/** False when it had ended before. */
export async function endCampaign(tx: Tx, campaignId: number, lastDay: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(voucherCampaign)
    .set({ validUntil: lastDay })
    .where(and(eq(voucherCampaign.id, campaignId), sql`${voucherCampaign.validUntil} > ${lastDay}`))
  if (rowCount !== 1) return false
  await tx.update(giftCertificate).set({ validUntil: lastDay }).where(eq(giftCertificate.campaignId, campaignId))
  return true
}

/** Every code of a campaign with the order that used it. */
export async function listCodes(db: Reader, campaignId: number) {
  const { rows } = await db.execute<{ code: string; orderId: number | null; usedAt: string | null }>(sql`
    select c.code, u.order_id as "orderId", (select max(m.at)::text from ${voucherMovement} m
      where m.user_gift_certificate_id = u.id and m.delta < 0) as "usedAt"
    from ${giftCertificate} c
      left join ${userGiftCertificate} u on u.gift_certificate_id = c.id and u.order_id is not null
    where c.campaign_id = ${campaignId} order by c.id`)
  return rows
}
