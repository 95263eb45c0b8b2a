import type { BuiltShop } from '@bottega/api/app.ts'
import type { Config } from '@bottega/api/kernel/settings/config.ts'
import type { Database } from '@bottega/api/kernel/database/database.ts'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { announce, programLog } from '../announce.ts'
import type * as shopModule from '../build-shop.ts'
import { Opened } from '../opened.ts'
import { reloading } from './reloading.ts'
import { openSources, type Sources } from './sources.ts'

interface Program {
  readonly built: BuiltShop
  readonly opened: Opened
}

const entry = fileURLToPath(new URL('../build-shop.ts', import.meta.url))

/** The message the browser lays over the page until the next change. */
function showError({ storefront, backoffice }: Sources, error: unknown): void {
  programLog.error({ err: error }, 'the change is not taken in: the shop goes on as it was')
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  for (const { ws } of [storefront, backoffice]) ws.send({ type: 'error', err: { message, stack } })
}

/**
 * Serves the shop from its sources. Database, bank, listener and the pages' own sources stay open while a change of rules,
 * contract or server makes another program in this process; requests wait for it, and pages then load themselves again.
 * (docs/decisions/0814)
 */
export async function serveWhileDeveloping(config: Config, database: Database, opened: Opened) {
  const server = createServer()
  const sources = await openSources(server)
  const { storefront, backoffice } = sources
  await opened.add(async () => {
    await Promise.all([storefront.close(), backoffice.close()])
  })
  const shop = await reloading<typeof shopModule, Program>({
    vite: storefront,
    entry,
    make: async ({ buildShop }) => {
      const own = new Opened()
      try {
        const built = await buildShop({ config, database, opened: own, sources })
        await own.add(() => built.app.close())
        await built.app.ready()
        return { built, opened: own }
      } catch (error) {
        await own.close()
        throw error
      }
    },
    replaced: async (before) => {
      announce('The change is taken in.')
      for (const { ws } of [storefront, backoffice]) ws.send({ type: 'full-reload' })
      await before.opened.close()
    },
    failed: (error) => showError(sources, error),
  })
  await opened.add(async () => {
    await shop.stop()
    await (await shop.current()).opened.close()
  })
  server.on('request', (request, response) => {
    void shop.current().then(({ built }) => built.app.routing(request, response))
  })
  server.listen(config.PORT, config.HOST)
  await once(server, 'listening')
  await opened.add(async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  })
  return { built: (await shop.current()).built, port: (server.address() as AddressInfo).port }
}
