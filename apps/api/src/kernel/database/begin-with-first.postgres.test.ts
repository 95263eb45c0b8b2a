import { drizzle } from 'drizzle-orm/node-postgres'
import { sql } from 'drizzle-orm'
import { type Client, Pool } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { beginWithFirst } from './begin-with-first.ts'

let pool: Pool
let watcher: Pool

beforeAll(() => {
  const source = inject('testDatabase')
  if (source.kind !== 'postgresql') throw new Error('these tests need a real PostgreSQL')
  const server = { host: source.socketFolder, user: 'postgres', database: 'postgres', max: 1 }
  pool = new Pool({ ...server, pipeline: true, onConnect: (client) => beginWithFirst(client as Client) })
  watcher = new Pool(server)
})
afterAll(() => Promise.all([pool.end(), watcher.end()]))

const stateOf = async (pid: number) =>
  (await watcher.query<{ state: string }>('select state from pg_stat_activity where pid = $1', [pid])).rows[0]?.state

test('a transaction begins with its first statement, and ends as it should', async () => {
  const db = drizzle({ client: pool })
  const { rows: pids } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  const pid = pids[0]?.pid ?? 0
  await db.execute(sql`create temporary table mark (n int)`)
  await db.transaction(async (tx) => {
    expect(await stateOf(pid)).toBe('idle')
    await tx.execute(sql`insert into mark values (1)`)
    expect(await stateOf(pid)).toBe('idle in transaction')
  })
  expect(await stateOf(pid)).toBe('idle')
  const undone = db.transaction(async (tx) => {
    await tx.execute(sql`insert into mark values (2)`)
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  expect((await db.execute(sql`select n from mark`)).rows).toEqual([{ n: 1 }])
})

test('one without a statement, and one whose first fails, leave the connection as good as before', async () => {
  const db = drizzle({ client: pool })
  await db.transaction(() => Promise.resolve())
  await expect(db.transaction((tx) => tx.execute(sql`select 1 / 0`))).rejects.toThrow()
  await db.transaction(async (tx) => {
    const [first, second] = await Promise.all([
      tx.execute(sql`select txid_current() as id`),
      tx.execute(sql`select txid_current() as id`),
    ])
    expect(second.rows).toEqual(first.rows)
  })
})
