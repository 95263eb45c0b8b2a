import { customType, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core'

/** One text in the shop's languages; Italian is always there, the others fall back to it. */
export interface Localized {
  it: string
  de?: string | undefined
  en?: string | undefined
}

export const id = () => integer().primaryKey().generatedByDefaultAsIdentity()

/** UTC instant. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const createdAt = () => instant().notNull().defaultNow()

export const localized = () => jsonb().$type<Localized>()

/** The idempotency key of the request that made the row: sent again after a lost answer, it finds this row. */
export const requestKey = () => text()

/** Of what came with that key: the key with another content is refused. Null in rows from before it was kept. */
export const requestDigest = () => text()

/** The content of a file. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
