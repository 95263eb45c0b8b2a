import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db, Reader } from './database.ts'

const dialect = new PgDialect({ casing: 'snake_case' })

/**
 * A statement whose text is built when its module is loaded, not with every request. Values are
 * `sql.placeholder('name')`. It has no name of its own: `prepared-statements.ts` names what is repeated, where names are
 * safe.
 */
export function statement<Row extends object, Values extends Record<string, unknown>>(
  source: SQL,
): (db: Reader, values: Values) => Promise<Row[]> {
  const query = dialect.sqlToQuery(source)
  return async (db, values) => {
    const prepared = db._.session.prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
      query,
      undefined,
      undefined,
      false,
    )
    return (await prepared.execute(values)).rows
  }
}

/** The same for a query of the builder, which knows the types of its columns: built once for each database. */
export function builtOnce<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const queries = new WeakMap<Db, Query>()
  return (db) => {
    const known = queries.get(db)
    if (known !== undefined) return known
    const query = build(db)
    queries.set(db, query)
    return query
  }
}
