import type { BuiltShop } from '@bottega/api/app.ts'
import type { ShopIdentity } from '@bottega/rules/stores/shop-identity.ts'
import { logoPath, type ShopBrand } from '@bottega/storefront/server/options.ts'
import { brandStyle } from '@bottega/storefront/server/brand-style.ts'

/** The style sheet of the back office of a shop with looks of its own. */
export const brandSheet = '/shop-brand.css'

/** The icon of pages; the program's own is a file of them. */
const iconPath = '/favicon.svg'

/** The looks of the shop, as pages need them. */
export const brandOf = ({ colours, logo }: ShopIdentity): ShopBrand => ({
  ...(colours && { colours }),
  ...(logo && { logo: { width: logo.width, height: logo.height, digest: logo.digest } }),
})

/** Opened by itself a drawing is no page of the shop: nothing in it runs or loads. */
const drawingPolicy = { 'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'" }

/** The shop's own logo and icon, and the style sheet of its back office. Before the pages, whose icon gives way. */
export function mountBrand({ app, shop }: BuiltShop): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url !== iconPath) return undefined
    const { icon } = (await shop.identity()).identity
    if (icon === undefined) return undefined
    return reply
      .type('image/svg+xml')
      .headers({ 'cache-control': 'public, max-age=3600', ...drawingPolicy })
      .send(icon.svg)
  })
  app.get<{ Querystring: { v?: string } }>(logoPath, async (request, reply) => {
    const { logo } = (await shop.identity()).identity
    if (logo === undefined) return reply.header('cache-control', 'no-cache').redirect(iconPath)
    const isNamed = request.query.v === logo.digest
    return reply
      .type('image/svg+xml')
      .headers({
        'cache-control': isNamed ? 'public, max-age=31536000, immutable' : 'no-cache',
        ...drawingPolicy,
      })
      .send(logo.svg)
  })
  app.get(brandSheet, async (_request, reply) => {
    const { identity } = await shop.identity()
    return reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(brandStyle(brandOf(identity)) ?? '')
  })
}
