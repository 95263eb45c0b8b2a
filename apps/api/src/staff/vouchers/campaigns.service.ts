import type { FileAnswer } from '@bottega/contract/call-schema.ts'
import { pageOf } from '@bottega/contract/common.ts'
import { addDays, isShopDate, shopClock, shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { randomInt } from 'node:crypto'
import { csvFile } from '../../kernel/text/csv-file.ts'
import type { Db } from '../../kernel/database/database.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { StaffMember } from '../../kernel/visitor.ts'
import { recordChange } from '../../kernel/audit/audit.service.ts'
import {
  type Campaign,
  countCampaigns,
  endCampaign,
  findCampaign,
  insertCampaign,
  insertCodes,
  listCampaigns,
  listCodes,
  listFileVouchers,
} from './campaigns.repository.ts'

const pageSize = 25
const mostFileVouchers = 200

export async function readCampaigns(db: Db, page: number, now: Date) {
  const campaigns = await listCampaigns(db, pageSize, (page - 1) * pageSize)
  const fileVouchers = await listFileVouchers(db, shopDate(now), mostFileVouchers)
  return { campaigns, fileVouchers, page: pageOf(page, pageSize, await countCampaigns(db)) }
}

/** Without letters and digits that look alike, read out or printed: thirty-one to the eighth are enough not to be guessed. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const codeLength = 8

const randomCode = (prefix: string) =>
  `${prefix}-${Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('')}`

function newCodes(prefix: string, wanted: number): string[] {
  const codes = new Set<string>()
  while (codes.size < wanted) codes.add(randomCode(prefix))
  return [...codes]
}

/** As the log says it. */
export const loggedCampaign = ({ discountKind, discount, ...terms }: Omit<Campaign, 'id' | 'createdAt'>) => ({
  ...terms,
  [discountKind === 'percent' ? 'percent' : 'cents']: discount,
})

type NewCampaign = Omit<Campaign, 'id' | 'createdAt'> & { prefix: string }

export async function makeCampaign(
  db: Db,
  staff: StaffMember,
  { prefix, ...campaign }: NewCampaign,
  now: Date,
): Promise<Campaign> {
  const { validFrom, validUntil, discountKind, discount } = campaign
  const areDays = isShopDate(validFrom) && isShopDate(validUntil)
  if (!areDays || validUntil < validFrom || validUntil < shopDate(now)) throw new ShopError('error.desk.campaignDays')
  if (discountKind === 'percent' && discount > 100) throw new ShopError('error.request.invalid')
  return db.transaction(async (tx) => {
    const made = await insertCampaign(tx, { ...campaign, createdAt: now })
    await insertCodes(tx, made, newCodes(prefix, campaign.codes))
    const after = loggedCampaign(campaign)
    await recordChange(tx, staff, { action: 'campaign.made', subject: ['campaign', made.id], after }, now)
    return made
  })
}

async function campaignOf(db: Db, campaignId: number) {
  const found = await findCampaign(db, campaignId)
  if (found === undefined) throw new ShopError('error.desk.campaignNotFound')
  return found
}

export async function stopCampaign(
  db: Db,
  staff: StaffMember,
  { campaignId, reason }: { campaignId: number; reason: string },
  now: Date,
) {
  const { campaign } = await campaignOf(db, campaignId)
  const lastDay = addDays(shopDate(now), -1)
  await db.transaction(async (tx) => {
    if (!(await endCampaign(tx, campaignId, lastDay))) throw new ShopError('error.desk.campaignEnded')
    const change = { before: { validUntil: campaign.validUntil }, after: { validUntil: lastDay, reason } }
    await recordChange(tx, staff, { action: 'campaign.ended', subject: ['campaign', campaignId], ...change }, now)
  })
  return campaignOf(db, campaignId)
}

/** Returns the file of the codes; the log names the staff member who takes them out of the shop. */
export async function codesFile(db: Db, staff: StaffMember, campaignId: number, now: Date): Promise<FileAnswer> {
  await campaignOf(db, campaignId)
  const codes = await listCodes(db, campaignId)
  await recordChange(db, staff, { action: 'campaign.codesRead', subject: ['campaign', campaignId] }, now)
  const rows = codes.map(({ code, orderId, usedAt }) => [
    code,
    orderId === null ? '' : String(orderId),
    usedAt === null ? '' : shopClock(new Date(usedAt)).date,
  ])
  return csvFile(`codes-${campaignId}`, [['code', 'order', 'used'], ...rows])
}
