import type { BuiltShop } from '@bottega/api/app.ts'
import { brandTokens } from '@bottega/rules/stores/brand-colours.ts'
import { languagesOf, type ShopIdentity } from '@bottega/rules/stores/shop-identity.ts'
import { brandStyle } from '@bottega/storefront/server/brand-style.ts'
import type { ShopFacts } from '@bottega/storefront/features/offline/shop-facts.ts'
import { localeParameter, toLocale } from '@bottega/storefront/lib/visit/locale.ts'
import { siteFacts } from '@bottega/storefront/lib/visit/site.ts'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { brandOf } from './mount-brand.ts'

const storefront = new URL('../../storefront/', import.meta.url)
const workerFile = new URL('build/worker/service-worker.js', storefront)
const ownDrawing = await readFile(fileURLToPath(new URL('public/favicon.svg', storefront)))

/** `--paper` of the design tokens: the ground of icons, and of the window while the app opens. */
const paper = '#fbfaf6'

/** The icons by file name, in pixels. A full one is cut to a circle by some devices, and leaves the edge empty. */
const icons = {
  '/app-icon-192.png': { size: 192, full: false },
  '/app-icon-512.png': { size: 512, full: false },
  '/app-icon-full-192.png': { size: 192, full: true },
  '/app-icon-full-512.png': { size: 512, full: true },
  '/apple-touch-icon.png': { size: 180, full: true },
} as const

const shortcuts = {
  it: { lists: 'Le mie liste', orders: 'I miei ordini' },
  de: { lists: 'Meine Listen', orders: 'Meine Bestellungen' },
  en: { lists: 'My lists', orders: 'My orders' },
} as const

const anHour = { 'cache-control': 'public, max-age=3600' }

/** The names and looks of the site; those of `shop.yaml` are the first site's. */
function factsOf(site: keyof typeof siteFacts, identity: ShopIdentity): ShopFacts & { shortName: string } {
  const { name, themeColor, darkColor } = siteFacts[site]
  if (site !== 'coop') return { name, shortName: name, site, themeColor, darkColor, style: '' }
  const { colours } = identity
  return {
    name: identity.name,
    shortName: identity.shortName ?? identity.name,
    site,
    themeColor: colours === undefined ? themeColor : brandTokens(colours)['--primary-deep'],
    darkColor,
    style: brandStyle({ ...brandOf(identity), logo: undefined }) ?? '',
  }
}

/** A drawing as a picture. A full one has a ground, and its drawing within the circle that every device leaves. */
async function drawnIcon(svg: Buffer, { size, full }: { size: number; full: boolean }): Promise<Buffer> {
  const inner = full ? Math.round(size * 0.56) : size
  const { width } = await sharp(svg).metadata()
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const drawing = await sharp(svg, { density: Math.min(2400, Math.ceil((72 * inner) / width)) })
    .resize(inner, inner, { fit: 'contain', background: clear })
    .png()
    .toBuffer()
  if (!full) return drawing
  return sharp({ create: { width: size, height: size, channels: 3, background: paper } })
    .composite([{ input: drawing }])
    .png()
    .toBuffer()
}

/**
 * Makes the storefront an app that devices install: its manifest, its icons, and the worker of its pages. The same for
 * everybody, without cookies. With `built` false there is no worker: pages come from their sources.
 */
export async function mountApp({ app, shop }: BuiltShop, { built }: { built: boolean }): Promise<void> {
  const site = shop.config.SITE
  app.get<{ Querystring: Record<string, string | undefined> }>('/manifest.webmanifest', async (request, reply) => {
    const { identity } = await shop.identity()
    const language = toLocale(request.query[localeParameter], languagesOf(identity)) ?? 'it'
    const { name, shortName, themeColor } = factsOf(site, identity)
    const words = shortcuts[language]
    const icon = [{ src: '/app-icon-192.png', sizes: '192x192', type: 'image/png' }]
    const manifest = {
      id: '/',
      name,
      short_name: shortName,
      lang: language,
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: themeColor,
      background_color: paper,
      icons: Object.entries(icons)
        .filter(([src]) => src !== '/apple-touch-icon.png')
        .map(([src, { size, full }]) => ({
          src,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose: full ? 'maskable' : 'any',
        })),
      shortcuts: [
        { name: words.lists, url: '/profile/lists', icons: icon },
        { name: words.orders, url: '/profile/orders', icons: icon },
      ],
    }
    return reply.headers(anHour).type('application/manifest+json; charset=utf-8').send(JSON.stringify(manifest))
  })

  // Drawn once for each drawing: the shop changes its icon while it runs.
  const drawn = new Map<string, Promise<Buffer>>()
  for (const [address, icon] of Object.entries(icons))
    app.get(address, async (_request, reply) => {
      const own = (await shop.identity()).identity.icon
      const name = `${address} ${own?.digest ?? ''}`
      const known = drawn.get(name) ?? drawnIcon(own === undefined ? ownDrawing : Buffer.from(own.svg), icon)
      if (drawn.size >= 2 * Object.keys(icons).length) drawn.clear()
      drawn.set(name, known)
      return reply
        .headers(anHour)
        .type('image/png')
        .send(await known)
    })

  if (built) await mountWorker({ app, shop })
}

/** Its address is the root: elsewhere its pages would be those below it alone. */
async function mountWorker({ app, shop }: Pick<BuiltShop, 'app' | 'shop'>): Promise<void> {
  const script = await readFile(workerFile, 'utf8')
  app.get('/service-worker.js', async (request, reply) => {
    // Gone: pages remove the worker that a browser has.
    if (!shop.config.OFFLINE_PAGE) return reply.code(410).header('cache-control', 'no-store').send()
    const { shortName: _, ...facts } = factsOf(shop.config.SITE, (await shop.identity()).identity)
    const text = `const shopFacts=${JSON.stringify(facts)};${script}`
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
    // Browsers look for a new one with every page.
    void reply.headers({ 'cache-control': 'no-cache', etag }).type('text/javascript; charset=utf-8')
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(text)
  })
}
