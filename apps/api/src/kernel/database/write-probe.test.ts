import { eq, sql } from 'drizzle-orm'
import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loginLimit } from '../counters.tables.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { WriteProbe } from './write-probe.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const run = (statement: string) => shop.shop.db.execute(sql.raw(statement))
const status = async () => (await shop.app.inject('/health/ready')).statusCode
/** As long as a good answer is believed, and a little more. */
const settled = { timeout: atThisSpeed(8000), interval: 300 }

test(
  'a shop whose database only reads is not ready, and is again once it writes [safety-170]',
  { timeout: atThisSpeed(30_000) },
  async () => {
    expect(await status()).toBe(200)
    // The pool of a test has one connection, whose transactions begin like this from now on.
    await run('set default_transaction_read_only = on')
    await expect.poll(status, settled).toBe(503)
    await run('set default_transaction_read_only = off')
    await expect.poll(status, settled).toBe(200)
  },
)

test(
  'a shop whose disk is full is not ready, and is again once there is room [safety-171]',
  { timeout: atThisSpeed(30_000) },
  async () => {
    await run(`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`)
    await run('create trigger no_room before insert or update on login_limit for each row execute function no_room()')
    await expect.poll(status, settled).toBe(503)
    const { statusCode, body } = await shop.app.inject('/health/ready')
    expect([statusCode, body]).toEqual([503, '{"status":"not ready"}'])
    await run('drop function no_room cascade')
    await expect.poll(status, settled).toBe(200)
  },
)

test('a hundred who ask at once cost one write, and none leaves anything behind [safety-172]', async () => {
  const probe = new WriteProbe(shop.shop.db)
  await run('create table written (at timestamptz)')
  await run(`create function note() returns trigger language plpgsql as
    $$ begin insert into written values (now()); return new; end $$`)
  await run('create trigger note after insert or update on login_limit for each row execute function note()')
  await Promise.all(Array.from({ length: 100 }, () => probe.check()))
  const { rows } = await run(
    "select (select count(*)::int from written) as writes, to_regclass('pg_temp.write_probe') as left",
  )
  expect(rows).toEqual([{ writes: 1, left: null }])
  expect(await shop.shop.db.$count(loginLimit, eq(loginLimit.key, 'write-probe'))).toBe(1)
  await run('drop function note cascade')
})
