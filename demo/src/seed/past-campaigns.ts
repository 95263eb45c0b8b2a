import type { Tx } from '@bottega/api/kernel/database/database.ts'
import { giftCertificate, userGiftCertificate } from '@bottega/api/trade/vouchers/vouchers.tables.ts'
import { voucherMovement } from '@bottega/api/trade/vouchers/voucher-ledger.tables.ts'
import { recordChange } from '@bottega/api/kernel/audit/audit.service.ts'
import { insertCampaign, insertCodes } from '@bottega/api/staff/vouchers/campaigns.repository.ts'
import { loggedCampaign } from '@bottega/api/staff/vouchers/campaigns.service.ts'
import { addDays, noonOf, shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { asc, eq } from 'drizzle-orm'
import { personIds } from '../people/demo-people.ts'
import type { OrderRow, OrderRows } from '../people/order-rows.ts'
import { between } from '../random.ts'

interface CampaignStory {
  name: string
  prefix: string
  codes: number
  discountKind: 'amount' | 'percent'
  /** Cents, or percent. */
  discount: number
  minimumSpendCents: number
  /** Days from today to its first and last day. */
  days: readonly [from: number, until: number]
}

const stories: readonly CampaignStory[] = [
  {
    name: 'Ferragosto in montagna',
    prefix: 'MONTI',
    codes: 20,
    discountKind: 'amount',
    discount: 400,
    minimumSpendCents: 30_00,
    days: [-130, -70],
  },
  {
    name: 'Bentornati in Bottega',
    prefix: 'TORNA',
    codes: 30,
    discountKind: 'percent',
    discount: 10,
    minimumSpendCents: 25_00,
    days: [-65, 40],
  },
  {
    name: 'Natale con i vicini',
    prefix: 'NATALE',
    codes: 40,
    discountKind: 'amount',
    discount: 500,
    minimumSpendCents: 40_00,
    days: [-15, 45],
  },
]

/** Campaigns the shopkeeper made: over, running and new, with the orders of Marco and of the company that used codes. */
export async function seedCampaigns(tx: Tx, { orders }: OrderRows, now: Date): Promise<void> {
  const users: ReadonlySet<number> = new Set([personIds.marco, personIds.rossi])
  const past = orders.filter(({ userId, statusId }) => users.has(userId) && statusId === orderStatus.delivered)
  for (const story of stories) await seedCampaign(tx, story, past, now)
}

async function seedCampaign(
  tx: Tx,
  { prefix, days, ...terms }: CampaignStory,
  past: readonly OrderRow[],
  now: Date,
): Promise<void> {
  const [validFrom, validUntil] = [addDays(shopDate(now), days[0]), addDays(shopDate(now), days[1])]
  const createdAt = noonOf(validFrom)
  const campaign = { ...terms, validFrom, validUntil }
  const made = await insertCampaign(tx, { ...campaign, createdAt })
  await insertCodes(tx, made, codesOf(prefix, terms.codes))
  const silvia = { userId: personIds.keeper, name: 'Silvia Greco', acting: undefined }
  const change = { action: 'campaign.made', subject: ['campaign', made.id], after: loggedCampaign(campaign) } as const
  await recordChange(tx, silvia, change, createdAt)
  const codes = await tx
    .select({ id: giftCertificate.id })
    .from(giftCertificate)
    .where(eq(giftCertificate.campaignId, made.id))
    .orderBy(asc(giftCertificate.id))
  const inItsDays = past.filter(({ placedAt }) => {
    const placed = shopDate(placedAt ?? now)
    return placed >= validFrom && placed <= validUntil
  })
  for (const [place, order] of inItsDays.entries()) {
    const code = codes[place]
    if (code !== undefined) await useCode(tx, code.id, order)
  }
}

/** The same letters on every machine. */
function codesOf(prefix: string, count: number): string[] {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  const letter = (code: number, place: number) => letters[between(0, letters.length - 1, 1, prefix, code, place)]
  return Array.from({ length: count }, (_code, code) => {
    const random = Array.from({ length: 8 }, (_letter, place) => letter(code, place))
    return `${prefix}-${random.join('')}`
  })
}

/** A customer typed the code and the order took it: for them, and for everybody. */
async function useCode(tx: Tx, giftCertificateId: number, { id: orderId, userId, placedAt }: OrderRow): Promise<void> {
  const at = placedAt ?? new Date(0)
  const [piece] = await tx
    .insert(userGiftCertificate)
    .values({ giftCertificateId, userId, byCode: true, balance: 0, orderId, createdAt: at })
    .returning({ id: userGiftCertificate.id })
  const userGiftCertificateId = piece?.id ?? 0
  const used = `order-${orderId}-voucher-${userGiftCertificateId}-used`
  await tx.insert(voucherMovement).values([
    { reference: `grant-${userGiftCertificateId}`, userGiftCertificateId, delta: 1, at },
    { reference: used, userGiftCertificateId, delta: -1, at },
    { reference: `${used}-shared`, giftCertificateId, delta: -1, at },
  ])
  await tx.update(giftCertificate).set({ usesLeft: 0 }).where(eq(giftCertificate.id, giftCertificateId))
}
