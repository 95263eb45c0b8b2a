import type { BuiltShop } from '@bottega/api/app.ts'
import { brandTokens } from '@bottega/rules/stores/brand-colours.ts'
import type { ShopIdentity } from '@bottega/rules/stores/shop-identity.ts'
import { escapeAttribute, escapeText } from 'entities'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ViteDevServer } from 'vite'
import { brandSheet } from './mount-brand.ts'

const folder = fileURLToPath(new URL('../../backoffice/', import.meta.url))
const html = 'text/html; charset=utf-8'
const built = join(folder, 'build')

/**
 * The page has no script and no style of its own, only files of this shop: neither nonce nor hash is needed. Pictures of
 * forms and labels are made in the browser. (Safety, 18)
 */
const policy = [
  "default-src 'none'",
  // Browsers without a reader of barcodes get one as WebAssembly (decision 0531); scripts made of texts stay forbidden.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' blob:",
  "connect-src 'self'",
  // The preview of a page of content.
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** The camera reads barcodes; everywhere else in the shop it is closed. */
const permissions = 'camera=(self), microphone=(), payment=(), geolocation=()'

const headers = {
  'content-security-policy': policy,
  'permissions-policy': permissions,
  'cache-control': 'no-cache',
  'x-robots-tag': 'noindex',
}

/** The back office at `/admin`: one page for all its addresses, with the name of the shop, the same for everybody; what it shows comes by calls. */
export async function mountBackoffice({ app, shop }: BuiltShop, sources?: ViteDevServer): Promise<void> {
  await app.register(async (scope) => {
    if (sources !== undefined) return serveSources(scope, sources)
    const page = await readFile(join(built, 'index.html'), 'utf8')
    const worker = await readFile(join(built, 'service-worker.js'), 'utf8')
    await scope.register(fastifyStatic, {
      root: join(built, 'assets'),
      prefix: '/admin/assets/',
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
    })
    scope.get('/admin/service-worker.js', (_request, reply) =>
      reply
        // Below `/admin/` alone otherwise, without the first page.
        .headers({ ...headers, 'service-worker-allowed': '/admin' })
        .type('text/javascript; charset=utf-8')
        .send(worker),
    )
    // The service worker stores it, and knows it by its hash.
    scope.get('/admin/index.html', (_request, reply) => reply.headers(headers).type(html).send(page))
    for (const url of ['/admin', '/admin/*'])
      scope.get(url, async (_request, reply) => {
        const { identity } = await shop.identity()
        return reply.headers(headers).type(html).send(namedPage(page, identity))
      })
  })
}

/** The page of the build as this shop's. (`apps/backoffice/src/lib/shop-name.ts`) */
function namedPage(page: string, { name, colours, logo }: ShopIdentity): string {
  const named = page
    .replace('<html ', () => `<html data-shop="${escapeAttribute(name)}" `)
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeText(name)}</title>`)
  const styled =
    colours === undefined && logo === undefined
      ? named
      : named.replace('</head>', () => `<link rel="stylesheet" href="${brandSheet}"></head>`)
  if (colours === undefined) return styled
  return styled.replace(/(name="theme-color" content=")[^"]*/, `$1${brandTokens(colours)['--primary-deep']}`)
}

/** With hot replacement, whose scripts the policy above would refuse. */
function serveSources(app: FastifyInstance, vite: ViteDevServer): void {
  for (const url of ['/admin', '/admin/*'])
    app.get(url, (request, reply) => {
      reply.hijack()
      vite.middlewares(request.raw, reply.raw)
    })
}
