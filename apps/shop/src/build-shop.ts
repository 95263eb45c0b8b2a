import { buildApi, type BuiltShop } from '@bottega/api/app.ts'
import type { Config } from '@bottega/api/kernel/settings/config.ts'
import type { Database } from '@bottega/api/kernel/database/database.ts'
import { startJobs } from '@bottega/api/start-jobs.ts'
import { paymentProviders } from '@bottega/api/trade/payments/providers.ts'
import { recordPastPayments } from '@bottega/api/trade/payments/sandbox/sandbox-past.ts'
import { demoPicture } from '@bottega/demo/pictures/demo-picture.ts'
import type { Sources } from './dev/sources.ts'
import { mountBackoffice } from './mount-backoffice.ts'
import { mountStorefront } from './mount-storefront.ts'
import type { Opened } from './opened.ts'
import { version } from './version.ts'

export interface ShopParts {
  config: Config
  /** With the schema of this version, and a world where it has one. */
  database: Database
  /** Takes what is to be closed with the shop. */
  opened: Opened
  /** Pages are served from their sources instead of the build. */
  sources?: Sources
}

/** Calls, pages and jobs on an open database and a running bank: all but the listener. */
export async function buildShop({ config, database, opened, sources }: ShopParts): Promise<BuiltShop> {
  const payments = await paymentProviders(config)
  const built = buildApi({ config, database, version, payments, ...(config.DEMO ? { originals: demoPicture } : {}) })
  if (config.DEMO && config.PAYMENT_SANDBOX_URL !== '')
    await recordPastPayments(database.db, config).catch((error: unknown) =>
      built.app.log.warn({ err: error }, 'the sandbox bank does not know the demo’s past payments'),
    )
  await mountBackoffice(built, sources?.backoffice)
  await mountStorefront(built, { version, sources: sources?.storefront })
  if (config.CONTENT_DIR !== '') {
    const { publishFolder } = await import('./content/content-folder.ts')
    const content = await publishFolder(built.shop, config.CONTENT_DIR)
    await opened.add(content.stop)
  }
  if (config.LIVE_DIR !== '') {
    const { followLiveFolder } = await import('./live/live-folder.ts')
    const figures = await followLiveFolder(built.shop, config.LIVE_DIR, {
      retentionDays: config.LIVE_RETENTION_DAYS,
    })
    await opened.add(figures.stop)
  }
  // Before the listener, so that it is closed first: jobs end when no request can ask for another.
  const jobs = await startJobs(built.shop)
  await opened.add(jobs.stop)
  return built
}
