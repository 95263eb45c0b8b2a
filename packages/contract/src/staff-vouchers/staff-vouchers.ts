import { Type, type Static } from 'typebox'
import { callSchema, fileSchema } from '../call-schema.ts'
import { daySchema, emptySchema, euro, idSchema, pageSchema } from '../common.ts'
import { codeText, freeText } from '../text-fields.ts'

/** Codes of one campaign. */
const mostCodes = 5000

const termsSchema = {
  discountKind: Type.Enum(['amount', 'percent']),
  discount: Type.Number({ description: 'Euros, or percent' }),
  minimumSpend: euro(),
  validFrom: Type.String(),
  validUntil: Type.Optional(Type.String()),
  codes: Type.Integer(),
  used: Type.Integer({ description: 'Uses that an order took' }),
  ended: Type.Boolean(),
}

const campaignSchema = Type.Object({ campaignId: Type.Integer(), name: Type.String(), ...termsSchema })
export type StaffCampaign = Static<typeof campaignSchema>

const fileVoucherSchema = Type.Object({
  code: Type.String(),
  name: Type.String(),
  ...termsSchema,
  left: Type.Optional(Type.Integer({ description: 'For everybody together; absent where uses are not counted' })),
})
export type StaffFileVoucher = Static<typeof fileVoucherSchema>

export const staffCampaigns = callSchema({
  summary: 'Campaigns with codes that staff had made, the newest first, and the open codes of the operator’s files',
  query: Type.Object({ page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })) }),
  reply: Type.Object({
    campaigns: Type.Array(campaignSchema),
    fileVouchers: Type.Array(fileVoucherSchema),
    page: pageSchema,
  }),
  refusals: [],
})

const one = Type.Object({ campaign: campaignSchema })

export const staffCampaignMake = callSchema({
  summary: 'Make codes, each good for one order of whoever types it first',
  body: Type.Object({
    name: freeText({ minLength: 1, maxLength: 80 }),
    prefix: Type.String({ pattern: '^[A-Z0-9]{2,12}$', 'x-text': 'code', description: 'What every code begins with' }),
    codes: Type.Integer({ minimum: 1, maximum: mostCodes }),
    discount_kind: Type.Enum(['amount', 'percent']),
    discount: Type.Integer({ minimum: 1, maximum: 100_000, description: 'Cents, or percent' }),
    minimum_spend_cents: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    valid_from: daySchema(),
    valid_until: daySchema(),
  }),
  reply: one,
  refusals: ['error.desk.campaignDays', 'error.request.invalid'],
})

export const staffCampaignEnd = callSchema({
  summary: 'End a campaign: codes that were not used are worth nothing from now on',
  body: Type.Object({ campaign_id: idSchema(), reason: freeText({ minLength: 3, maxLength: 300 }) }),
  reply: one,
  refusals: ['error.desk.campaignNotFound', 'error.desk.campaignEnded'],
})

export const staffCampaignCodes = callSchema({
  summary: 'The codes of a campaign with their use, as a file of comma-separated values',
  query: Type.Object({ campaign_id: idSchema() }),
  reply: fileSchema,
  refusals: ['error.desk.campaignNotFound'],
})

export const staffGiveVoucher = callSchema({
  summary: 'Give a customer a voucher as goodwill, and tell them by mail',
  body: Type.Object({
    user_id: idSchema(),
    key: codeText({
      minLength: 8,
      maxLength: 60,
      description: 'The same press has the same key, and gives one voucher',
    }),
    cents: Type.Integer({ minimum: 100, maximum: 10_000 }),
    days: Type.Integer({ minimum: 7, maximum: 365, description: 'How long it is good' }),
    reason: freeText({ minLength: 3, maxLength: 300 }),
  }),
  reply: emptySchema,
  refusals: ['error.staff.customerNotFound', 'error.request.tooMany'],
})
