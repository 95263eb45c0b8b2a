import { Pool } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createStatementNames } from './prepared-statements.ts'

let pool: Pool
beforeAll(() => {
  const source = inject('testDatabase')
  if (source.kind !== 'postgresql') throw new Error('these tests need a real PostgreSQL')
  pool = new Pool({
    host: source.socketFolder,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    onConnect: createStatementNames(),
  })
})
afterAll(() => pool.end())

const ask = async (text: string, values: unknown[]) => (await pool.query<{ n: number }>({ text }, values)).rows[0]?.n
const prepared = async () => {
  const { rows } = await pool.query<{ statement: string }>('select statement from pg_prepared_statements')
  return rows.map(({ statement }) => statement)
}

test('a statement executed repeatedly is cached by the server, each under its own name', async () => {
  for (let n = 0; n < 20; n++) {
    expect(await ask('select $1::int + 1 as n', [n])).toBe(n + 1)
    expect(await ask('select $1::int * 2 as n', [n])).toBe(n * 2)
  }
  expect(await prepared()).toEqual(expect.arrayContaining(['select $1::int + 1 as n', 'select $1::int * 2 as n']))
})

test('one asked once is not, nor one without values', async () => {
  expect(await ask('select $1::int - 1 as n', [5])).toBe(4)
  for (let time = 0; time < 20; time++) await ask('select 7 as n', [])
  expect((await prepared()).filter((text) => /- 1|7 as n/.test(text))).toEqual([])
})

test('an error leaves the connection as good as before', async () => {
  for (let time = 0; time < 10; time++)
    await expect(ask('select 1 / $1::int as n', [0])).rejects.toThrow('division by zero')
  expect(await ask('select 1 / $1::int as n', [1])).toBe(1)
})
