import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual, promisify } from 'node:util'
import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openEmbedded } from '../database.ts'

let database: Database
beforeAll(async () => {
  database = await openEmbedded(undefined)
})
afterAll(() => database.close())

/** Whether the answer was to what was asked. */
async function transaction(index: number): Promise<boolean> {
  const client = await database.pool.connect()
  await client.query('begin')
  await pause(1)
  const { rows } = await client.query('select $1::int as mine, 2 as two', [index])
  await client.query(index % 2 === 0 ? 'commit' : 'rollback')
  client.release()
  return isDeepStrictEqual(rows, [{ mine: index, two: 2 }])
}

async function question(index: number): Promise<boolean> {
  const values = Array.from({ length: (index % 5) + 1 }, (_, column) => index * 10 + column)
  const columns = values.map((_, column) => `$${column + 1}::int as c${column}`)
  const { rows } = await database.pool.query<Record<string, number>>(`select ${columns.join(', ')}`, values)
  return isDeepStrictEqual(Object.values(rows[0] ?? {}), values)
}

// With more than one connection the embedded server lets one bind what another parsed: errors, or another query's
// parameters.
test('requests made at the same time each get their own answer', { timeout: atThisSpeed(60_000) }, async () => {
  const script = async () => Array.isArray(await database.pool.query('begin; select 1; commit'))
  const kinds = [script, transaction, question, question]
  const ask = async (index: number) => {
    await pause((index * 7) % 30)
    return (await kinds[index % kinds.length]?.(index)) ?? false
  }
  const answers: boolean[] = []
  for (let round = 0; round < 5; round++)
    answers.push(...(await Promise.all(Array.from({ length: 100 }, (_, index) => ask(round * 100 + index)))))
  expect(answers.filter((isOwn) => isOwn)).toHaveLength(500)
})

test('a process with an embedded database frees no compiled code, for Node 24 may free it twice and end the shop', async () => {
  const embedded = new URL('embedded.ts', import.meta.url).href
  const script = `import('${embedded}').then(({ startEmbedded }) => startEmbedded()).then(({ stop }) => stop())`
  const flags = ['--trace-wasm-code-gc', '--stress-wasm-code-gc', '--eval', script]
  const { stdout } = await promisify(execFile)(process.execPath, flags)
  expect(stdout).toBe('')
})
