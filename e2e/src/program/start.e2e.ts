import { freePort } from '@bottega/api/testing/servers/free-port.ts'
import { openBankLine } from '@bottega/api/testing/servers/bank-line.ts'
import { spawnBank } from '@bottega/bank/spawn-bank.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepareCartAtHome, signInGiulia } from '../support/at-the-counter.ts'
import { inDatabase } from '../support/in-database.ts'
import { startProgram } from '../support/program.ts'
import { furnishedFolder } from '../support/shops.ts'

/** How bad each line of the log is. Throws for a line that is no JSON. */
const levelsIn = (output: string) =>
  output
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { level: number }).level)

/** The answers to twelve requests at once, over these paths in turn: the status, or the reason for none. */
async function statusesOf(shop: { origin: string }, paths: string[], request: RequestInit = {}): Promise<Set<unknown>> {
  const asked = Array.from({ length: 12 }, async (_, index) => {
    const { status } = await fetch(`${shop.origin}${paths[index % paths.length] ?? ''}`, request)
    return status
  })
  const answers = await Promise.allSettled(asked)
  return new Set(answers.map((answer): unknown => ('value' in answer ? answer.value : answer.reason)))
}
const allAnswered = new Set([200])

describe('the program', () => {
  test('says in a sentence that the port is in use', async () => {
    const port = await freePort()
    const other = createServer().listen(port, '127.0.0.1')
    await once(other, 'listening')
    const dataDir = await furnishedFolder()
    await expect(startProgram({ dataDir, environment: { PORT: String(port) } })).rejects.toThrow(
      `Port ${port} is in use. Stop what listens there, or set PORT to another one.`,
    )
    await rm(dataDir, { recursive: true, force: true })
    other.close()
  })

  test('says in a sentence which setting is wrong', async () => {
    await expect(startProgram({ environment: { HOLD_MINUTES: 'an hour' } })).rejects.toThrow(
      'HOLD_MINUTES=an hour is not valid: it takes a whole number from 1 to 1440.',
    )
  })

  test('says in a sentence that the database is away', async () => {
    const port = await freePort()
    await expect(
      startProgram({ environment: { DATABASE_URL: `postgres://shop@127.0.0.1:${port}/shop` } }),
    ).rejects.toThrow(/The database at 127\.0\.0\.1 does not answer/)
  })

  test('refuses a data folder another process works in, and opens it again after kill -9', async () => {
    const dataDir = await furnishedFolder()
    const first = await startProgram({ dataDir })
    await expect(startProgram({ dataDir })).rejects.toThrow(`is in use by process ${first.process.pid ?? 0}`)
    const ended = once(first.process, 'exit')
    first.process.kill('SIGKILL')
    await ended
    const second = await startProgram({ dataDir })
    const isReady = async () => (await fetch(`${second.origin}/health/ready`)).json()
    await expect.poll(isReady).toEqual({ status: 'ready', database: 'embedded' })
    expect(await second.stop()).toBe(0)
    await rm(dataDir, { recursive: true, force: true })
  })

  test('says in a sentence that a data folder is older than the first migration, and leaves it as it is', async () => {
    const dataDir = await furnishedFolder()
    await inDatabase(dataDir, 'update drizzle.__drizzle_migrations set created_at = created_at - 1000000000000')
    const refused = await startProgram({ dataDir }).then(() => 'It did start.', String)
    expect(refused).toContain('The database was made by an early version of the shop and cannot be upgraded')
    expect(refused).not.toContain('migrate.ts')

    await inDatabase(dataDir, 'update drizzle.__drizzle_migrations set created_at = created_at + 1000000000000')
    const shop = await startProgram({ dataDir })
    expect(await shop.stop()).toBe(0)
    await rm(dataDir, { recursive: true, force: true })
  })

  test('in production refuses the database of a demo, whose passwords are published, and a demo that of a shop [program-4]', async () => {
    const dataDir = await furnishedFolder()
    const production = {
      NODE_ENV: 'production',
      DEMO: 'false',
      PAYMENT_PROVIDER: 'none',
      PUBLIC_ORIGIN: 'http://localhost',
      SMTP_URL: 'smtp://127.0.0.1:25',
      MAIL_FROM: 'spesa@coop.it',
      DATABASE_URL: 'embedded',
    }
    const published = 'The database holds the demo world, and the passwords of its people and staff are published.'
    await expect(startProgram({ dataDir, environment: production })).rejects.toThrow(published)

    await inDatabase(dataDir, "delete from shop_state where key = 'seed'")
    await expect(startProgram({ dataDir, environment: production })).rejects.toThrow(published)

    await inDatabase(dataDir, "update app_user set login = 'p' || id, email = 'p' || id || '@coop.example'")
    const shop = await startProgram({ dataDir, environment: production })
    expect(await shop.stop()).toBe(0)
    await expect(startProgram({ dataDir })).rejects.toThrow('The database holds a shop that is no demo')
    await rm(dataDir, { recursive: true, force: true })
  })

  test('without a world says so: pages answer 503 in the language of the browser, and readiness names what is missing [opening-2]', async () => {
    const environment = { DEMO: 'false', PAYMENT_PROVIDER: 'none' }
    const shop = await startProgram({ environment, until: 'Bottega is not open yet' })
    const page = await fetch(shop.origin, { headers: { 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' } })
    expect(page.status).toBe(503)
    expect(page.headers.get('retry-after')).toBe('600')
    expect(await page.text()).toContain('Das Geschäft ist noch nicht eröffnet')
    const ready = await fetch(`${shop.origin}/health/ready`)
    expect(ready.status).toBe(503)
    const { missing } = (await ready.json()) as { missing: string[] }
    expect(missing.map((one) => one.split(':')[0])).toEqual([
      'an active store with a delivery service',
      'weekly slots of a store',
      'categories',
      'products with a price',
    ])
    for (const named of missing) expect(shop.output()).toContain(named)
    expect(await shop.stop()).toBe(0)
  })

  test('ends with `npm start` when that is told to end', async () => {
    const dataDir = await furnishedFolder()
    const shop = await startProgram({ dataDir, throughNpm: true })
    await shop.stop()
    await expect(fetch(`${shop.origin}/health/live`)).rejects.toThrow('fetch failed')
    await rm(dataDir, { recursive: true, force: true })
  })

  describe('started again on a folder', () => {
    const environment = { LOG_LEVEL: 'info' }
    let dataDir: string
    beforeAll(async () => {
      dataDir = await furnishedFolder()
    })
    afterAll(() => rm(dataDir, { recursive: true, force: true }))

    test('told to stop as soon as it listens, closes what it opened and ends without an error [program-15]', async () => {
      const listening = await startProgram({ dataDir, environment, until: 'Server listening at' })
      expect(await listening.stop(), listening.output()).toBe(0)
    })

    test('prints JSON alone where no terminal reads it, and says there why it did not start [program-18]', async () => {
      const shop = await startProgram({ dataDir, environment })
      expect(await shop.stop()).toBe(0)
      expect(levelsIn(shop.output()).length).toBeGreaterThan(5)
      const failed = await startProgram({ environment: { PORT: '1e3' } }).then(() => 'It did start.', String)
      expect(levelsIn(failed.replace(/^.*?:\n/s, ''))).toEqual([60])
    })
  })

  test('told to stop during the first start, ends without an error, and the next start goes on [program-16]', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'bottega-e2e-'))
    const environment = { LOG_LEVEL: 'info' }
    const starting = await startProgram({ dataDir, environment, until: 'The demo world is in place' })
    expect(await starting.stop(), starting.output()).toBe(0)
    const next = await startProgram({ dataDir })
    expect(await next.stop()).toBe(0)
    await rm(dataDir, { recursive: true, force: true })
  })

  test('told to stop, is not ready at once, and finishes its pages before it closes the database [program-17]', async () => {
    const dataDir = await furnishedFolder()
    const shop = await startProgram({ dataDir, environment: { DRAIN_SECONDS: '2' } })
    const paths = ['/', '/category/frutta-e-verdura', '/login', '/search?q=latte']
    const ask = (more?: RequestInit) => statusesOf(shop, paths, more)
    const impatient = new AbortController()
    const leaving = ask({ signal: impatient.signal })
    const stopped = shop.stop()
    const staying = ask()
    await expect.poll(async () => (await fetch(`${shop.origin}/health/ready`)).status).toBe(503)
    impatient.abort()
    await leaving
    expect(await staying).toEqual(allAnswered)
    expect(await stopped, shop.output()).toBe(0)
    expect(levelsIn(shop.output()).filter((level) => level >= 50)).toEqual([])
    await rm(dataDir, { recursive: true, force: true })
  })

  test('told to stop, answers what reached it while it was too busy to look [program-20]', async () => {
    const dataDir = await furnishedFolder()
    const shop = await startProgram({ dataDir, environment: { DRAIN_SECONDS: '5' } })
    const stopped = shop.stop()
    await expect.poll(async () => (await fetch(`${shop.origin}/health/ready`)).status).toBe(503)
    shop.process.kill('SIGSTOP')
    const asked = statusesOf(shop, ['/health/live'])
    await pause(6000)
    shop.process.kill('SIGCONT')
    expect(await asked).toEqual(allAnswered)
    expect(await stopped, shop.output()).toBe(0)
    await rm(dataDir, { recursive: true, force: true })
  })

  test('told to stop, finishes the purchase of a customer who has left before it closes the database [program-19]', async () => {
    const secret = 'the-secret-of-a-bank-that-is-slow-to-answer'
    const bank = await spawnBank({ secret, port: 0 })
    const line = await openBankLine(bank.url)
    const dataDir = await furnishedFolder()
    const environment = { PAYMENT_SANDBOX_URL: line.url, PAYMENT_SECRET: secret }
    const shop = await startProgram({ dataDir, environment })
    const { giulia, token } = await signInGiulia(shop.origin)
    await prepareCartAtHome(giulia)
    const asked = line.hold(/^POST /, 'answer')
    const impatient = new AbortController()
    const bought = fetch(`${shop.origin}/ebsn/api/checkout/buy?payment_type_id=${paymentType.card}`, {
      method: 'POST',
      headers: { 'x-ebsn-account': token, 'content-type': 'application/json' },
      body: '{}',
      signal: impatient.signal,
    })
    const refused = bought.then(async (reply) => expect.fail(await reply.text()))
    await Promise.race([asked.arrived, refused])
    impatient.abort()
    await expect(refused).rejects.toThrow('aborted')
    const stopped = shop.stop()
    await pause(1000)
    asked.release()
    expect(await stopped, shop.output()).toBe(0)
    expect(levelsIn(shop.output()).filter((level) => level >= 50)).toEqual([])
    const attempt = 'select state, provider_payment_id from payment_attempt order by created_at desc limit 1'
    expect(await inDatabase(dataDir, attempt)).toEqual([
      { state: 'pending', provider_payment_id: expect.stringMatching(/^pay_/) },
    ])
    line.close()
    await bank.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  test('names its commands when asked for one it does not have', async () => {
    const child = spawn(process.execPath, ['apps/shop/src/cli.ts', 'dance'], { stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    const [code] = (await once(child, 'exit')) as [number]
    expect(code).toBe(1)
    expect(said).toContain('There is no command "dance".')
  })
})
