import { boolean, doublePrecision, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { createdAt, id } from '../../kernel/database/columns.ts'

/** A workplace the shop delivers to; its employees join with its code. (Shopping core, section 2, shop at work) */
export const workCompany = pgTable('work_company', {
  id: id(),
  code: text().notNull().unique(),
  name: text().notNull(),
  street: text().notNull(),
  streetNumber: text().notNull(),
  city: text().notNull(),
  province: text().notNull(),
  postalCode: text().notNull(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  active: boolean().notNull().default(true),
})

/** The workplace that each customer joined; a customer has one. */
export const workSubscription = pgTable('work_subscription', {
  userId: integer()
    .primaryKey()
    .references(() => appUser.id, { onDelete: 'cascade' }),
  companyId: integer()
    .notNull()
    .references(() => workCompany.id),
  subscribedAt: createdAt(),
})

/** A phone that takes push messages for a customer. */
export const device = pgTable(
  'device',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    platform: text().$type<'ios' | 'android'>().notNull(),
    uuid: text().notNull(),
    /** The device at the service that sends push messages, and what the device is, where the app tells. */
    externalId: text(),
    model: text(),
    platformVersion: text(),
    manufacturer: text(),
    registeredAt: createdAt(),
  },
  (t) => [uniqueIndex('device_uuid').on(t.platform, t.uuid), index('device_user').on(t.userId, t.registeredAt)],
)

/** The name under which a customer is known to the marketing cloud; not their own id. */
export const marketingContact = pgTable('marketing_contact', {
  userId: integer()
    .primaryKey()
    .references(() => appUser.id, { onDelete: 'cascade' }),
  contactKey: text().notNull().unique(),
  createdAt: createdAt(),
})
