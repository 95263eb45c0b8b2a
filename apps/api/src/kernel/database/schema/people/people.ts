import type { Language } from '@bottega/rules/text/language.ts'
import type { StaffRole } from '@bottega/rules/people/roles.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../columns.ts'
import { deliveryService, store } from '../stores.ts'
import { searchedWords } from './searched-words.ts'

export type Role = 'customer' | StaffRole
export type CustomerType = 'private' | 'company' | 'soleProprietor'
export type Gender = 'female' | 'male' | 'other'
/** What staff say of a business account: it waits one to four working days. (Account and after-sales, section 1) */
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

/** A staff member acting for a customer: the reason, and the latest end. Never deleted. (Safety, 15) */
export const actAs = pgTable(
  'act_as',
  {
    id: id(),
    staffId: integer()
      .notNull()
      .references(() => appUser.id),
    customerId: integer()
      .notNull()
      .references(() => appUser.id),
    reason: text().notNull(),
    startedAt: createdAt(),
    endsAt: instant().notNull(),
    endedAt: instant(),
    /** When the staff member's own session ends at the latest: going back to it makes it no longer. */
    staffSessionEndsAt: instant().notNull(),
  },
  (t) => [index('act_as_staff').on(t.staffId), index('act_as_customer').on(t.customerId)],
)

/** A session of a customer or of an anonymous visitor. Of the cookie's value only the SHA-256 is stored. */
export const session = pgTable(
  'session',
  {
    idHash: text().primaryKey(),
    userId: integer().references(() => appUser.id, { onDelete: 'cascade' }),
    remember: boolean().notNull().default(false),
    /** Browser and system in a few words, for the customer's list of their logins. */
    agent: text(),
    /** Opened at the staff login. An account that changes to or from staff has no user in it any more. */
    staffDoor: boolean().notNull().default(false),
    /** Set while a staff member acts for the customer of the session. */
    actAsId: integer().references(() => actAs.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastSeenAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('session_user').on(t.userId), index('session_expiry').on(t.expiresAt)],
)

/** `home` and `work` belong to a customer; `drive` are the pickup places, lockers and quays of a store. */
export type AddressType = 'home' | 'work' | 'drive'

export const address = pgTable(
  'address',
  {
    id: id(),
    userId: integer().references(() => appUser.id, { onDelete: 'cascade' }),
    storeId: integer().references(() => store.id),
    deliveryServiceId: integer()
      .notNull()
      .references(() => deliveryService.id),
    type: text().$type<AddressType>().notNull(),
    name: text().notNull(),
    street: text().notNull(),
    streetNumber: text().notNull(),
    city: text().notNull(),
    province: text().notNull(),
    postalCode: text().notNull(),
    doorbell: text(),
    notes: text(),
    phone: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** Confirmed against the places data; an unvalidated address is stored when the customer confirms it. */
    validated: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    index('address_user').on(t.userId),
    index('address_store').on(t.storeId, t.deliveryServiceId),
    check('address_belongs_to_one', sql`(${t.userId} is null) <> (${t.storeId} is null)`),
  ],
)

/**
 * "Remember me": a rotating token that opens a new session for 30 days; only its SHA-256 is stored. A spent one stays
 * until it expires, so that a copy of it is recognised. (Safety, 8)
 */
export const rememberToken = pgTable(
  'remember_token',
  {
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    /** The same for all tokens that followed one login. */
    family: text().notNull(),
    /** As at a session. */
    agent: text(),
    expiresAt: instant().notNull(),
    spentAt: instant(),
    /** With the token itself, it says which two took its place. */
    successorSalt: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('remember_token_user').on(t.userId),
    index('remember_token_family').on(t.family),
    index('remember_token_expiry').on(t.expiresAt),
    check('remember_token_spent', sql`(${t.spentAt} is null) = (${t.successorSalt} is null)`),
  ],
)
