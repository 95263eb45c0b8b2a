import { buildApi } from '@bottega/api/app.ts'
import { readConfig, type Config } from '@bottega/api/config.ts'
import { openDatabase } from '@bottega/api/db/database.ts'
import { migrateDatabase } from '@bottega/api/db/migrate.ts'
import { demoPeople } from '@bottega/demo/people/demo-people.ts'
import closeWithGrace from 'close-with-grace'
import { buildStorefront } from './build-storefront.ts'
import { seedIfEmpty } from './seed.ts'
import { mountStorefront } from './mount-storefront.ts'
import { version } from './version.ts'

const print = (line: string) => console.log(line)

function printWelcome(config: Config, address: string): void {
  print(`\nBottega is open at ${config.PUBLIC_ORIGIN === '' ? address : config.PUBLIC_ORIGIN}`)
  if (!config.DEMO) return
  print('\nPeople of the demo world:')
  for (const person of demoPeople) print(`  ${person.login.padEnd(28)}${person.password.padEnd(24)}${person.shows}`)
  print('')
}

/** The whole shop in one process: build, migrate, seed, serve; stops gracefully on SIGTERM and SIGINT. */
export async function start({ dev }: { dev: boolean }): Promise<void> {
  const config = readConfig(process.env)
  if (!dev) await buildStorefront(print)
  const database = await openDatabase(config)
  try {
    await migrateDatabase(database)
    if (config.DEMO && (await seedIfEmpty(database, config)) !== undefined) print('The demo world is in place.')
    const built = buildApi({ config, database, version })
    await mountStorefront(built, { dev, version })
    const address = await built.app.listen({ port: config.PORT, host: config.HOST })
    closeWithGrace({ delay: 10_000 }, async ({ err }) => {
      if (err !== undefined) built.app.log.fatal({ err }, 'stopping after an error')
      await built.app.close()
      await database.close()
    })
    printWelcome(config, address)
  } catch (error) {
    await database.close()
    throw error
  }
}
