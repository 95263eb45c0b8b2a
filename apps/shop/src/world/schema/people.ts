import { languages } from '@bottega/rules/text/language.ts'
import type { WorldStaff, WorldVoucher } from '@bottega/api/staff/world/world.ts'
import { staffRoles } from '@bottega/rules/people/roles.ts'
import { z } from 'zod'
import { day, localized, money, oneOf, percent, takes, text, whole } from './values.ts'

const code = z
  .string(takes('letters, digits and dashes'))
  .regex(/^[\dA-Z-]{3,40}$/i, 'takes 3 to 40 letters, digits and dashes')

const voucher = z
  .strictObject({
    code: code.describe('what people type'),
    name: localized.describe('as the shop shows it'),
    description: localized.describe('a sentence beside it'),
    for: oneOf(['everybody', 'holders'])
      .default('everybody')
      .describe('everybody who knows the code, or those it was given to'),
    on: oneOf(['order', 'line']).default('order').describe('the whole order, or one piece of a product or category'),
    amount: money.optional().describe('what it takes off, in euro; either this or a percent'),
    percent: percent.optional().describe('what it takes off; either this or an amount'),
    minimum_spend: money.prefault(0).describe('the least the goods must be worth'),
    product: text(40).optional().describe('code or barcode of a product, on a line'),
    category: text(200).optional().describe('address of a category, on a line'),
    per_order: whole(1, 100).default(1).describe('how many one order may use'),
    uses: whole(0, 10_000_000).optional().describe('for all customers together; without it they are not counted'),
    from: day.describe('first day'),
    until: day.optional().describe('last day; without it it does not end'),
  })
  .refine(({ amount, percent: share }) => (amount === undefined) !== (share === undefined), {
    error: 'takes either an amount or a percent',
    path: ['amount'],
  })
  .refine(({ on, product, category }) => on === 'line' || (product === undefined && category === undefined), {
    error: 'names a product or a category only where it is on a line',
    path: ['on'],
  })
  .refine(({ from, until }) => until === undefined || until >= from, {
    error: 'is before the first day',
    path: ['until'],
  })

/** `vouchers.yaml`: campaigns. */
export const vouchersFile = z
  .strictObject({ vouchers: z.array(voucher, takes('a list of vouchers')).describe('campaigns') })
  .transform(({ vouchers }) =>
    vouchers.map((given): WorldVoucher => ({
      code: given.code,
      name: given.name,
      description: given.description,
      open: given.for === 'everybody',
      scope: given.on,
      discountKind: given.amount === undefined ? 'percent' : 'amount',
      discount: given.amount ?? given.percent ?? 0,
      minimumSpendCents: given.minimum_spend,
      product: given.product ?? null,
      category: given.category ?? null,
      perOrder: given.per_order,
      uses: given.uses ?? null,
      validFrom: given.from,
      validUntil: given.until ?? null,
    })),
  )

const staff = z.strictObject({
  email: z
    .email(takes('an e-mail address'))
    .max(100)
    .toLowerCase()
    .describe('where the invitation goes, and what they sign in with'),
  first_name: text(50).describe('of the person'),
  last_name: text(50).describe('of the person'),
  role: oneOf(staffRoles).describe('what they may do'),
  stores: z
    .array(text(60))
    .max(100)
    .default([])
    .describe('keys of stores they see; without stores and cooperatives, the whole group'),
  cooperatives: z.array(text(60)).max(100).default([]).describe('keys of cooperatives they see'),
  language: oneOf([...languages])
    .default('it')
    .describe('of the invitation and the back office'),
  password: z.never('does not belong in a file: the invitation lets its owner choose one').optional(),
})

/** `staff.yaml`: accounts; each owner gets an invitation by mail to set a password. */
export const staffFile = z
  .strictObject({
    staff: z.array(staff, takes('a list of accounts')).describe('accounts; each gets an invitation by mail'),
  })
  .transform(({ staff: accounts }) =>
    accounts.map(
      ({ email, first_name: firstName, last_name: lastName, role, language, stores, cooperatives }): WorldStaff => ({
        email,
        firstName,
        lastName,
        role,
        language,
        stores: stores.toSorted(),
        cooperatives: cooperatives.toSorted(),
      }),
    ),
  )
