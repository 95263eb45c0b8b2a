import type { StaffRole } from '@bottega/rules/people/roles.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { store } from '../../places/stores/stores.tables.ts'
import { createdAt, id, instant } from '../database/columns.ts'
import { searchedWords } from './searched-words.ts'

export type Role = 'customer' | StaffRole

export type CustomerType = 'private' | 'company' | 'soleProprietor'

export type Gender = 'female' | 'male' | 'other'

/**
 * The decision of staff on a business account: the account waits one to four working days. (Account and after-sales,
 * section 1)
 */
export type BusinessApproval = 'waiting' | 'approved' | 'rejected'

export const appUser = pgTable(
  'app_user',
  {
    id: id(),
    login: text().notNull(),
    email: text().notNull(),
    /** Argon2id; null for accounts that only enter by single sign-on. */
    passwordHash: text(),
    role: text().$type<Role>().notNull().default('customer'),
    customerType: text().$type<CustomerType>().notNull().default('private'),
    /** 1 or 2 is a master account. */
    userTypeId: integer().notNull().default(0),
    betaTester: boolean().notNull().default(false),
    member: boolean().notNull().default(false),
    firstName: text().notNull(),
    lastName: text().notNull(),
    companyName: text(),
    vatNumber: text(),
    /** Landline or mobile, as the customer wrote it; `mobilePhone` takes messages. */
    phone: text(),
    mobilePhone: text(),
    /** A day of the calendar, YYYY-MM-DD. */
    birthDate: text(),
    gender: text().$type<Gender>(),
    fiscalCode: text(),
    /** Certified e-mail, and the code of the electronic invoice. */
    pec: text(),
    sdiCode: text(),
    /** Takes part in the receipts lottery: eight capital letters and digits. */
    lotteryCode: text(),
    /** Null for private persons and for business accounts that never had to wait. */
    businessApproval: text().$type<BusinessApproval>(),
    /** Since when the state above holds. */
    businessApprovalAt: instant(),
    /** Of mails and messages. */
    language: text().$type<Language>().notNull().default('it'),
    /** Chosen in the profile; otherwise it follows the one they use the shop in. */
    languageChosen: boolean().notNull().default(false),
    /** The company of the group a customer belongs to; 32 has its own push and marketing keys. */
    companyId: integer().notNull().default(0),
    /** A PIN sent by mail is asked for at every login. */
    mfaEnabled: boolean().notNull().default(false),
    /** Base32; staff only enter with a code made from it. */
    totpSecret: text(),
    /** The half minute of the last code accepted, so that no code is accepted twice. */
    totpLastStep: integer().notNull().default(0),
    /** Since when an account of staff opens nothing; set and cleared by an administrator. */
    staffDisabledAt: instant(),
    /** Rises with each change of role or state, which names the version it saw. */
    staffVersion: integer().notNull().default(1),
    /** Whether the e-mail address was confirmed. */
    profileConfirmed: boolean().notNull().default(true),
    emailConfirmedAt: instant(),
    /** Hash of the session the customer registered in: the link of the mail signs in that browser alone. */
    registeredIn: text(),
    /** The registration took the place of an earlier one of this address, which nobody had confirmed. */
    registeredAgain: boolean().notNull().default(false),
    /** Signing in waits for a new password, for example after an import. */
    needsPasswordReset: boolean().notNull().default(false),
    /** The code of the friend who invited, as typed at the registration. */
    inviteCode: text(),
    defaultStoreId: integer().references(() => store.id),
    defaultStoreAddressId: integer(),
    defaultDeliveryAddressId: integer(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('app_user_login').on(sql`lower(${t.login})`),
    uniqueIndex('app_user_email').on(sql`lower(${t.email})`),
    index('app_user_search').using('gin', searchedWords(t)),
    // The orders of the list of customers; that by e-mail is `app_user_email`.
    index('app_user_by_name').on(t.lastName, t.firstName, t.id),
    index('app_user_by_age').on(t.createdAt, t.id),
    index('app_user_waiting')
      .on(t.businessApprovalAt)
      .where(sql`business_approval = 'waiting'`),
    index('app_user_invite_code')
      .on(t.inviteCode)
      .where(sql`invite_code is not null`),
    index('app_user_fiscal_code')
      .on(sql`upper(${t.fiscalCode})`)
      .where(sql`fiscal_code is not null`),
    check('app_user_approval_has_time', sql`(${t.businessApproval} is null) = (${t.businessApprovalAt} is null)`),
  ],
)
