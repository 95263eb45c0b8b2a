import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { appUser } from './accounts.tables.ts'

/** The name of an account by its id, as a value of a row; null where there is none. */
export const nameOfAccount = (userId: SQLWrapper): SQL<string | null> =>
  sql<string | null>`(select u.first_name || ' ' || u.last_name from ${appUser} u where u.id = ${userId})`
