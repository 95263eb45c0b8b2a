import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { freePort, startProgram } from './program.ts'
import { furnishedFolder } from './shops.ts'

describe('the program', () => {
  test('says in a sentence that the port is in use', async () => {
    const port = await freePort()
    const other = createServer().listen(port, '127.0.0.1')
    await once(other, 'listening')
    await expect(
      startProgram({ environment: { PORT: String(port), DEMO: 'false', PAYMENT_PROVIDER: 'none' } }),
    ).rejects.toThrow(`Port ${port} is in use. Stop what listens there, or set PORT to another one.`)
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
    const ready = await fetch(`${second.origin}/health/ready`)
    expect(await ready.json()).toEqual({ status: 'ready', database: 'embedded' })
    expect(await second.stop()).toBe(0)
    await rm(dataDir, { recursive: true, force: true })
  })

  test('ends with `npm start` when that is told to end', async () => {
    const dataDir = await furnishedFolder()
    const shop = await startProgram({ dataDir, throughNpm: true })
    await shop.stop()
    await expect(fetch(`${shop.origin}/health/live`)).rejects.toThrow('fetch failed')
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
