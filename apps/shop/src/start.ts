import { spawnBank } from '@bottega/bank/spawn-bank.ts'
import { buildApi, type BuiltShop } from '@bottega/api/app.ts'
import { readConfig, type Config } from '@bottega/api/config.ts'
import { openDatabase } from '@bottega/api/db/database.ts'
import { migrateDatabase } from '@bottega/api/db/migrate.ts'
import { startJobs } from '@bottega/api/modules/jobs/start-jobs.ts'
import { tellBankOfThePast } from '@bottega/api/modules/payments/sandbox-past.ts'
import { demoPicture } from '@bottega/demo/pictures/demo-picture.ts'
import { demoPeople } from '@bottega/demo/people/demo-people.ts'
import closeWithGrace from 'close-with-grace'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { buildStorefront } from './build-storefront.ts'
import { refuseOtherWorld } from './demo-database.ts'
import { mountStorefront } from './mount-storefront.ts'
import { seedIfEmpty } from './seed.ts'
import { version } from './version.ts'

const print = (line: string) => console.log(line)

/** What was opened, to be closed in the opposite order: at the end, or when the start fails half way. */
class Opened {
  readonly #closers: (() => Promise<void>)[] = []

  add(close: () => Promise<void>): void {
    this.#closers.push(close)
  }

  async close(): Promise<void> {
    for (const close of this.#closers.splice(0).toReversed()) await close()
  }
}

/** Where people find the shop, with the port it really got. */
function shownOrigin(config: Config, { app }: BuiltShop): string {
  if (config.PUBLIC_ORIGIN !== '') return config.PUBLIC_ORIGIN
  const [address] = app.addresses()
  return `http://localhost:${typeof address === 'object' ? address.port : config.PORT}`
}

function printWelcome(config: Config, origin: string): void {
  print(`\nBottega is open at ${origin}`)
  if (!config.DEMO) return
  print(`Mails of the demo are at ${origin}/dev/mail, the calls at ${origin}/ebsn/api/docs`)
  print(`Staff come in at ${origin}/staff with a code from ${origin}/dev/codes`)
  print('\nPeople of the demo world:')
  for (const person of demoPeople) print(`  ${person.login.padEnd(28)}${person.password.padEnd(24)}${person.shows}`)
  print('')
}

/** Starts the sandbox bank in a process of its own, unless one runs elsewhere or none is wanted. */
async function withBank(config: Config, opened: Opened): Promise<Config> {
  const secret = config.PAYMENT_SECRET === '' ? randomBytes(32).toString('hex') : config.PAYMENT_SECRET
  if (config.PAYMENT_PROVIDER !== 'sandbox' || config.PAYMENT_SANDBOX_URL !== '')
    return { ...config, PAYMENT_SECRET: secret }
  const bank = await spawnBank({ secret, port: 0, file: join(config.dataDir, 'bank.json') })
  opened.add(bank.stop)
  if (config.DATABASE_URL !== '')
    print(
      'The sandbox bank started here knows the payments of this process alone. For several processes on one database, start them as the README says under "Several processes".',
    )
  return { ...config, PAYMENT_SECRET: secret, PAYMENT_SANDBOX_URL: bank.url }
}

async function openShop(dev: boolean, opened: Opened): Promise<void> {
  const read = readConfig(process.env)
  if (!dev) await buildStorefront(print)
  const database = await openDatabase(read)
  opened.add(database.close)
  await migrateDatabase(database)
  await refuseOtherWorld(database, read)
  if (read.DEMO && (await seedIfEmpty(database)) !== undefined) print('The demo world is in place.')
  const config = await withBank(read, opened)
  const built = buildApi({ config, database, version, ...(config.DEMO ? { originals: demoPicture } : {}) })
  if (config.DEMO && config.PAYMENT_SANDBOX_URL !== '')
    await tellBankOfThePast(database.db, config).catch((error: unknown) =>
      built.app.log.warn({ err: error }, 'the sandbox bank does not know the demo’s past payments'),
    )
  await mountStorefront(built, { dev, version })
  await built.app.listen({ port: config.PORT, host: config.HOST })
  opened.add(() => built.app.close())
  const jobs = await startJobs(built.shop)
  opened.add(jobs.stop)
  closeWithGrace({ delay: 10_000 }, async ({ err }) => {
    if (err !== undefined) built.app.log.fatal({ err }, 'stopping after an error')
    await opened.close()
  })
  printWelcome(config, shownOrigin(config, built))
}

/** The whole shop: build, migrate, seed, bank, serve, jobs; stops gracefully on SIGTERM and SIGINT. */
export async function start({ dev }: { dev: boolean }): Promise<void> {
  const opened = new Opened()
  try {
    await openShop(dev, opened)
  } catch (error) {
    await opened.close()
    throw error
  }
}
