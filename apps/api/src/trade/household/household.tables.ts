import type { HouseholdRole } from '@bottega/rules/people/household.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { createdAt, id, instant } from '../../kernel/database/columns.ts'
import { product } from '../catalog/products.tables.ts'

/** People who fill one cart, that of the holder. It goes with the account of its holder. (decision 863) */
export const household = pgTable(
  'household',
  {
    id: id(),
    holderId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    /** The last mail about proposals. */
    toldAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [unique('household_holder').on(t.holderId)],
)

/** The holder as well: a customer is in one household at most. */
export const householdMember = pgTable(
  'household_member',
  {
    id: id(),
    householdId: integer()
      .notNull()
      .references(() => household.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    role: text().$type<HouseholdRole>().notNull(),
    /** Null is without a limit. */
    weeklyLimitCents: integer(),
    /** The Monday of the shop's week in which `spentCents` were handed over. */
    week: date({ mode: 'string' }),
    spentCents: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    unique('household_member_once').on(t.userId),
    index('household_member_household').on(t.householdId),
    check('household_member_role', sql`${t.role} in ('holder', 'adult', 'child')`),
    check('household_member_limit', sql`${t.weeklyLimitCents} >= 0`),
    check('household_member_spent', sql`${t.spentCents} >= 0`),
  ],
)

/** Deleted when it is used or cancelled, and some time after it has expired. */
export const householdInvitation = pgTable(
  'household_invitation',
  {
    id: id(),
    householdId: integer()
      .notNull()
      .references(() => household.id, { onDelete: 'cascade' }),
    /** In small letters. */
    email: text().notNull(),
    role: text().$type<Exclude<HouseholdRole, 'holder'>>().notNull(),
    /** Of the page it was sent from, for an address without an account. */
    language: text().$type<Language>().notNull(),
    /** Null until its mail is written: the token stands in the mail alone. */
    tokenHash: text(),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('household_invitation_address').on(t.householdId, t.email),
    unique('household_invitation_token').on(t.tokenHash),
    check('household_invitation_role', sql`${t.role} in ('adult', 'child')`),
    check('household_invitation_email', sql`${t.email} = lower(${t.email})`),
  ],
)

/** A line that left the cart of a member and waits for the holder; why it did not move is not stored. */
export const householdProposal = pgTable(
  'household_proposal',
  {
    id: id(),
    memberId: integer()
      .notNull()
      .references(() => householdMember.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => product.id),
    optionsKey: text().notNull().default(''),
    /** Thousandths. */
    quantity: integer().notNull(),
    /** The price of the line in the cart of the member. */
    totalCents: integer().notNull(),
    promotionChoice: integer(),
    acceptAlternatives: boolean().notNull(),
    infos: jsonb().$type<Record<string, string>>().notNull().default({}),
    createdAt: createdAt(),
    answer: text().$type<'accepted' | 'declined'>(),
    answeredAt: instant(),
  },
  (t) => [
    index('household_proposal_member').on(t.memberId),
    index('household_proposal_product').on(t.productId),
    check('household_proposal_quantity', sql`${t.quantity} > 0`),
    check('household_proposal_answer', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
  ],
)
