import { systemRetry, systemView } from '@bottega/contract/system/calls.ts'
import { eq } from 'drizzle-orm'
import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntry } from '../../kernel/audit/audit.tables.ts'
import { outbox } from '../../kernel/outbox/outbox.tables.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'
import { runJobs } from '../../kernel/jobs/run-jobs.ts'

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openTestShop({ DATABASE_POOL: '3' })
  admin = await staffMember(shop, 'admin')
})
afterAll(() => shop.close())

const read = async () => (await admin.call(systemView)).data

async function waits(kind: string, { inSeconds, lastError }: { inSeconds: number; lastError: string | null }) {
  const nextAttemptAt = new Date(shop.clock.now.getTime() + inSeconds * 1000)
  const row = { kind, payload: { orderId: 7 }, attempts: 3, nextAttemptAt, lastError }
  const [written] = await shop.shop.db.insert(outbox).values(row).returning({ id: outbox.id })
  return written?.id ?? expect.unreachable('no message')
}

test(
  'jobs are shown with their last and next run, and with what failed [systempage-1]',
  { timeout: atThisSpeed(30_000) },
  async () => {
    let runs = 0
    const run = () => {
      runs += 1
      return runs < 3 ? Promise.reject(new Error('no bank')) : Promise.resolve()
    }
    const running = await runJobs(shop.shop, [
      { name: 'limps', everySeconds: 1, run },
      { name: 'never', everySeconds: 60, run: () => Promise.reject(new Error('broken')) },
    ])
    const jobNamed = async (name: string) => (await read()).jobs.find((one) => one.name === name)
    await expect.poll(async () => (await jobNamed('limps'))?.failures, { timeout: atThisSpeed(15_000) }).toBe(0)
    await running.stop()
    const limps = await jobNamed('limps')
    expect(limps).toMatchObject({ everySeconds: 1, lastError: 'Error: no bank', failures: 0 })
    expect(new Date(limps?.nextRunAt ?? 0).getTime() - new Date(limps?.lastRunAt ?? 0).getTime()).toBe(1000)
    expect(await jobNamed('never')).toMatchObject({ failures: 1, lastError: 'Error: broken' })
  },
)

test('a message that failed is tried again at once, by an administrator whose name is in the log [systempage-2]', async () => {
  const id = await waits('mail.orderPrepared', { inSeconds: 3000, lastError: 'Error: the mail server is away' })
  const before = await read()
  expect(before.outbox.messages[0]).toMatchObject({ messageId: id, orderId: 7, attempts: 3 })
  expect((await admin.call(systemRetry, { body: { message_id: id } })).data.retried).toBe(1)
  const [row] = await shop.shop.db.select().from(outbox).where(eq(outbox.id, id))
  expect(row?.nextAttemptAt).toEqual(shop.clock.now)
  const entries = await shop.shop.db.select().from(auditEntry).where(eq(auditEntry.action, 'system.messageRetried'))
  expect(entries).toMatchObject([{ staffId: admin.userId, subject: 'message', subjectId: String(id) }])
})

test('one that has not failed, or may be in the hands of a process, is left to it [systempage-3]', async () => {
  const nothing = { code: 'error.system.nothingToRetry' }
  for (const message of [
    { inSeconds: 3000, lastError: null },
    { inSeconds: 110, lastError: 'Error: away' },
  ]) {
    const body = { message_id: await waits('mail.orderPrepared', message) }
    await expect(admin.call(systemRetry, { body })).rejects.toMatchObject(nothing)
  }
})

test('versions and health are those of this shop, and for administrators alone [systempage-4]', async () => {
  const { versions, health } = await read()
  expect(versions).toMatchObject({ node: process.version, database: expect.stringMatching(/^PostgreSQL \d/) })
  expect(versions.migration).toMatch(/^20\d\d-/)
  expect(health).toMatchObject({ isOpen: true, missing: [] })
  const keeper = await staffMember(shop, 'shopkeeper')
  await expect(keeper.call(systemView)).rejects.toMatchObject({ code: 'error.request.notFound' })
})
