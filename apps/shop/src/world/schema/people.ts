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
    code,
    name: localized,
    description: localized,
    for: oneOf(['everybody', 'holders']).default('everybody'),
    on: oneOf(['order', 'line']).default('order'),
    amount: money.optional(),
    percent: percent.optional(),
    minimum_spend: money.default(0),
    product: text(40).optional(),
    category: text(200).optional(),
    per_order: whole(1, 100).default(1),
    uses: whole(0, 10_000_000).optional(),
    from: day,
    until: day.optional(),
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
  .strictObject({ vouchers: z.array(voucher, takes('a list of vouchers')) })
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
  email: z.email(takes('an e-mail address')).max(100).toLowerCase(),
  first_name: text(50),
  last_name: text(50),
  role: oneOf(staffRoles),
  stores: z.array(text(60)).max(100).default([]),
  cooperatives: z.array(text(60)).max(100).default([]),
  language: oneOf([...languages]).default('it'),
  password: z.never('does not belong in a file: the invitation lets its owner choose one').optional(),
})

/** `staff.yaml`: accounts; each owner gets an invitation by mail to set a password. */
export const staffFile = z
  .strictObject({ staff: z.array(staff, takes('a list of accounts')) })
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
