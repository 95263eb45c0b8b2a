import type { Server } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ViteDevServer } from 'vite'

/** Sources of the pages, with hot replacement. */
export interface Sources {
  readonly storefront: ViteDevServer
  readonly backoffice: ViteDevServer
}

const apps = fileURLToPath(new URL('../../../', import.meta.url))

/** `server` is the one that browsers keep a socket to, by which they hear of changes. */
export async function openSources(server: Server): Promise<Sources> {
  const { createServer } = await import('vite')
  const open = (app: string, appType: 'spa' | 'custom') =>
    createServer({
      root: join(apps, app),
      configFile: join(apps, app, 'vite.config.ts'),
      appType,
      server: { middlewareMode: true, ws: { server } },
    })
  // React Router's plugin takes the root from the working directory while it reads its own settings.
  const storefront = await open('storefront', 'custom')
  return { storefront, backoffice: await open('backoffice', 'spa') }
}
