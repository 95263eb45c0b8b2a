import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Reader } from '../../kernel/database/database.ts'
import { exportRequest } from './export.tables.ts'
import { type PersonColumn, personColumns } from './erasure.repository.ts'

/** A table with something of the customer, and how its rows are found. */
export interface ExportedTable {
  table: string
  /** The column that names the customer, or that leads to the row which does. */
  column: string
  parent?: { table: string; column: string; key: string }
}

/** Passwords, tokens and PINs are proofs of who one is, not facts about oneself. */
const secret = /hash|token|secret|sealed|salt|password|pin$|totp|mfa_challenge/i

/** Names staff: their record of a customer is theirs. */
const ofStaff = new Set(['staff_id'])

const parentKey = sql`
  select c.conrelid::regclass::text as "table", a.attname as "column", c.confrelid::regclass::text as parent, p.attname as key
  from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute p on p.attrelid = c.confrelid and p.attnum = c.confkey[1]
  where c.contype = 'f' and c.confdeltype = 'c' order by 1, 2`

interface ChildKey extends Record<string, unknown> {
  table: string
  column: string
  parent: string
  key: string
}

/** The tables that name customers, and those whose rows belong to one of theirs: lines of orders, products of lists. */
export async function exportedTables(db: Reader): Promise<ExportedTable[]> {
  const own = (await personColumns(db)).filter(({ table, column }) => !ofStaff.has(column) && !secret.test(table))
  const byTable = new Map(own.map((one) => [one.table, one]))
  const { rows } = await db.execute<ChildKey>(parentKey)
  const children = rows.flatMap(({ table, column, parent, key }) => {
    const owner: PersonColumn | undefined = byTable.get(parent)
    return owner === undefined || byTable.has(table) || secret.test(column)
      ? []
      : [{ table, column, parent: { table: parent, column: owner.column, key } }]
  })
  return [{ table: 'app_user', column: 'id' }, ...own, ...children]
}

/** Rows of one table, `most` at a time, as JSON without what is secret. */
export async function readRows(
  db: Reader,
  userId: number,
  { table, column, parent }: ExportedTable,
  page: { most: number; offset: number },
): Promise<Record<string, unknown>[]> {
  const isTheirs =
    parent === undefined
      ? sql`t.${sql.identifier(column)} = ${userId}`
      : sql`t.${sql.identifier(column)} in (select ${sql.identifier(parent.key)} from ${sql.identifier(parent.table)}
          where ${sql.identifier(parent.column)} = ${userId})`
  const { rows } = await db.execute<{ row: Record<string, unknown> }>(sql`
    select to_jsonb(t) as row from ${sql.identifier(table)} t where ${isTheirs}
    order by t.ctid limit ${page.most} offset ${page.offset}`)
  return rows.map(({ row }) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !secret.test(name) && !ofStaff.has(name))),
  )
}

/** A copy that was asked for in the back office has been taken. */
export async function endExportRequest(db: Reader, userId: number, endedAt: Date): Promise<void> {
  await db
    .update(exportRequest)
    .set({ outcome: 'downloaded', endedAt })
    .where(and(eq(exportRequest.userId, userId), isNull(exportRequest.endedAt)))
}
