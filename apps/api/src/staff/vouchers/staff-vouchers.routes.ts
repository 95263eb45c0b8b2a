import * as calls from '@bottega/contract/staff-vouchers/calls.ts'
import type { StaffCampaign, StaffFileVoucher } from '@bottega/contract/staff-vouchers/staff-vouchers.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import { type HandledCall, handlersOf } from '../../kernel/calls/call-handler.ts'
import { createCounter } from '../../kernel/counters.ts'
import type { Shop } from '../../kernel/shop.ts'
import { staffThemselves } from '../../kernel/visitor.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import type { findCampaign, listFileVouchers } from './campaigns.repository.ts'
import { codesFile, makeCampaign, readCampaigns, stopCampaign } from './campaigns.service.ts'
import { giveVoucher } from './goodwill.service.ts'

/** Vouchers one staff member gives away in a day. */
const giving = { points: 30, duration: 86_400, refusal: 'error.request.tooMany' } as const

interface Terms {
  discountKind: 'amount' | 'percent'
  discount: number
  minimumSpendCents: number
  validFrom: string
  validUntil: string | null
}

const presentTerms = ({ discountKind, discount, minimumSpendCents, validFrom, validUntil }: Terms, now: Date) => ({
  discountKind,
  discount: discountKind === 'amount' ? eurosFromCents(discount) : discount,
  minimumSpend: eurosFromCents(minimumSpendCents),
  validFrom,
  ...(validUntil !== null && { validUntil }),
  ended: validUntil !== null && validUntil < shopDate(now),
})

type Found = NonNullable<Awaited<ReturnType<typeof findCampaign>>>

const presentCampaign = ({ campaign, used }: Found, now: Date): StaffCampaign => ({
  campaignId: campaign.id,
  name: campaign.name,
  codes: campaign.codes,
  used,
  ...presentTerms(campaign, now),
})

function presentFileVoucher(
  { voucher, used }: Awaited<ReturnType<typeof listFileVouchers>>[number],
  language: Language,
  now: Date,
): StaffFileVoucher {
  const { code, name, usesLeft } = voucher
  const left = usesLeft === null ? {} : { left: usesLeft }
  return { code, name: textIn(language, name ?? { it: code }), codes: 1, used, ...left, ...presentTerms(voucher, now) }
}

/** Campaigns with their codes, and vouchers given as goodwill. */
export function staffVouchersHandlers(built: Shop): readonly HandledCall[] {
  const gifts = createCounter(built.database, 'desk-voucher', giving)
  return handlersOf(calls, {
    staffCampaigns: async ({ shop, visitor, now }, { query: { page = 1 } }) => {
      const found = await readCampaigns(shop.db, page, now)
      const fileVouchers = found.fileVouchers.map((one) => presentFileVoucher(one, visitor.language, now))
      const campaigns = found.campaigns.map((one) => presentCampaign(one, now))
      return { data: { campaigns, fileVouchers, page: found.page } }
    },
    staffCampaignMake: async (context, { body }) => {
      const { shop, now } = context
      const wanted = {
        name: body.name.trim(),
        prefix: body.prefix,
        codes: body.codes,
        discountKind: body.discount_kind,
        discount: body.discount,
        minimumSpendCents: body.minimum_spend_cents,
        validFrom: body.valid_from,
        validUntil: body.valid_until,
      }
      const campaign = await makeCampaign(shop.db, staffThemselves(context.visitor), wanted, now)
      return { data: { campaign: presentCampaign({ campaign, used: 0 }, now) } }
    },
    staffCampaignEnd: async (context, { body: { campaign_id: campaignId, reason } }) => {
      const { shop, now } = context
      const ended = await stopCampaign(
        shop.db,
        staffThemselves(context.visitor),
        { campaignId, reason: reason.trim() },
        now,
      )
      return { data: { campaign: presentCampaign(ended, now) } }
    },
    staffCampaignCodes: async (context, { query }) => ({
      data: await codesFile(context.shop.db, staffThemselves(context.visitor), query.campaign_id, context.now),
    }),
    staffGiveVoucher: async (context, { body: { user_id: userId, key, cents, days, reason } }) => {
      const staff = staffThemselves(context.visitor)
      await gifts.take(String(staff.userId))
      await giveVoucher(context.shop.db, staff, { userId, key, cents, days, reason: reason.trim() }, context.now)
      return { data: {} }
    },
  })
}
