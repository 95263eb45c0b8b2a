import { spawnBank } from '@bottega/bank/spawn-bank.ts'
import type { BuiltShop } from '@bottega/api/app.ts'
import { type Config, isEmbedded } from '@bottega/api/kernel/settings/config.ts'
import { openDatabase } from '@bottega/api/kernel/database/database.ts'
import { migrateDatabase } from '@bottega/api/kernel/database/migrate.ts'
import { demoPeople } from '@bottega/demo/people/demo-people.ts'
import closeWithGrace from 'close-with-grace'
import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { announce, programLog } from './announce.ts'
import { buildPages } from './build-pages.ts'
import { refuseOtherWorld } from './demo-database.ts'
import { Opened } from './opened.ts'
import { seedIfEmpty } from './seed.ts'
import { followConnections } from './waiting-connections.ts'

/** How long the stop may take, beyond the drain. Service managers usually kill a program after 30 seconds. */
const longestStopMs = 25_000

/** The shop's address for browsers, with the port it really got. */
const shownOrigin = ({ PUBLIC_ORIGIN }: Config, port: number) =>
  PUBLIC_ORIGIN === '' ? `http://localhost:${port}` : PUBLIC_ORIGIN

/** `missing` is what a shop without a world lacks. */
function printWelcome(config: Config, origin: string, missing: readonly string[]): void {
  announce(
    missing.length === 0
      ? `Bottega is open at ${origin}`
      : `Bottega is not open yet: ${origin} answers 503 until it has: ${missing.join('; ')}`,
  )
  if (!config.DEMO) return
  announce(`Mails of the demo are at ${origin}/dev/mail, the calls at ${origin}/ebsn/api/docs`)
  announce(`Staff come in at ${origin}/admin with a code from ${origin}/dev/codes`)
  announce('People of the demo world:')
  for (const person of demoPeople) announce(`  ${person.login.padEnd(28)}${person.password.padEnd(24)}${person.shows}`)
}

/** Starts the sandbox bank in a process of its own, unless one runs elsewhere or none is wanted. */
async function withBank(config: Config, opened: Opened): Promise<Config> {
  const secret = config.PAYMENT_SECRET === '' ? randomBytes(32).toString('hex') : config.PAYMENT_SECRET
  if (config.PAYMENT_PROVIDER !== 'sandbox' || config.PAYMENT_SANDBOX_URL !== '')
    return { ...config, PAYMENT_SECRET: secret }
  const bank = await spawnBank({ secret, port: 0, file: join(config.dataDir, 'bank.json') })
  await opened.add(bank.stop)
  if (!isEmbedded(config))
    announce(
      'The sandbox bank started here knows the payments of this process alone. For several processes on one database, start them as the README says under "Several processes".',
    )
  return { ...config, PAYMENT_SECRET: secret, PAYMENT_SANDBOX_URL: bank.url }
}

async function openShop(read: Config, dev: boolean, opened: Opened): Promise<void> {
  if (!dev) await buildPages(announce)
  const database = await openDatabase(read)
  await opened.add(database.close)
  await migrateDatabase(database)
  await refuseOtherWorld(database, read)
  if (read.DEMO && (await seedIfEmpty(database)) !== undefined) announce('The demo world is in place.')
  const config = await withBank(read, opened)
  if (dev) {
    const { serveWhileDeveloping } = await import('./dev/develop.ts')
    const { built, port } = await serveWhileDeveloping(config, database, opened)
    printWelcome(config, shownOrigin(config, port), await built.shop.opening.missing())
    if (isEmbedded(config))
      announce(`A shell of the database: psql -h ${database.pool.options.host ?? ''} -U postgres postgres`)
    return
  }
  const { buildShop } = await import('./build-shop.ts')
  const built = await buildShop({ config, database, opened })
  const caughtUp = followConnections(built.app.server)
  await built.app.listen({ port: config.PORT, host: config.HOST })
  await opened.add(() => stopServing(built, caughtUp, config.DRAIN_SECONDS))
  const { port } = built.app.server.address() as AddressInfo
  printWelcome(config, shownOrigin(config, port), await built.shop.opening.missing())
}

/**
 * Readiness goes first, so that a balancer sends no more requests here while the shop still answers. A process that was
 * busy for the whole drain has not read what reached it in that time, and closing would reset those connections.
 */
async function stopServing({ app, ending, underway }: BuiltShop, caughtUp: () => Promise<void>, drainSeconds: number) {
  ending.abort()
  await pause(drainSeconds * 1000)
  await caughtUp()
  await app.close()
  await underway.settled()
}

/** The whole shop: build, migrate, seed, bank, jobs, serve; stops gracefully on SIGTERM and SIGINT, from the beginning. */
export async function start(config: Config, { dev }: { dev: boolean }): Promise<void> {
  const opened = new Opened()
  const grace = closeWithGrace({ delay: longestStopMs + config.DRAIN_SECONDS * 1000 }, async ({ err }) => {
    if (err !== undefined) programLog.fatal({ err }, 'stopping after an error')
    await opened.close()
  })
  try {
    await openShop(config, dev, opened)
  } catch (error) {
    // A connection closed under the start makes it fail; the process ends when all of it is closed.
    if (opened.isClosing) return
    grace.uninstall()
    await opened.close()
    throw error
  }
}
