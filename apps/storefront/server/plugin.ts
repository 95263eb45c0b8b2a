import { randomBytes } from 'node:crypto'
import { constants } from 'node:zlib'
import { fileURLToPath } from 'node:url'
import type { Api } from '@bottega/contract/api.ts'
import fastifyCompress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import { createRequest } from '@remix-run/node-fetch-server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { ForeignSources } from '../src/lib/network/content-policy.ts'
import { readPreferences } from '../src/lib/storage/cookie-preferences.ts'
import { localeOf, localeParameter, type Locale } from '../src/lib/visit/locale.ts'
import type { LoginIdentifier } from '../src/lib/visit/page-setting.ts'
import type { Site } from '../src/lib/visit/site.ts'
import type { Visit } from '../src/lib/visit/visit.ts'
import { localizeManifest } from './localize-manifest.ts'
import { keepPage, PageCache, type KeptPage } from './page-cache.ts'

export type StorefrontOptions = {
  /** What a login may be besides an e-mail address. */
  loginIdentifier?: LoginIdentifier
  /** Serve the sources with hot replacement instead of the build. */
  dev: boolean
  site: Site
  /** Without live updates of the cart a quantity is held until a button sends it. */
  liveCart: boolean
  /** Visitors fill a cart before they sign in. */
  anonymousCarts: boolean
  /** Customers can sign in by the group's own login. */
  singleSignOn: boolean
  /** The tag manager's container, when a setting names one. */
  analytics?: string
  /** The public origin, when a setting names it; otherwise it is taken from the request. */
  origin?: string
  /** Other origins a page may load from; none unless a setting names them. */
  foreign: ForeignSources
  /** The API of the shop, called in process as the visitor of this request, with answers in this language. */
  apiFor: (request: FastifyRequest, locale: Locale) => Api
  /** Whether a page failed because a service it needs is temporarily unavailable, not because of a bug. */
  isOutage: (error: unknown) => boolean
  /** The store whose prices a visitor sees, where they chose one. */
  storeOf: (request: FastifyRequest) => number | undefined
  /** Called with each page that is being rendered. */
  track: (work: Promise<Response>) => Promise<Response>
  /** No customer or staff member is signed in and nothing of this visitor shows: the page may be shared. */
  isAnonymous: (request: FastifyRequest) => boolean
}

type Entry = { createLoadContext: (visit: Visit) => RouterContextProvider }
/** The pages in one language: its scripts contain its texts. */
type LoadBuild = (locale: Locale) => Promise<ServerBuild>

const root = fileURLToPath(new URL('..', import.meta.url))
const clientFolder = fileURLToPath(new URL('../build/client/', import.meta.url))
const serverBuild = new URL('../build/server/index.js', import.meta.url).href

/** Paths that belong to the protocol, to pictures and to editors' content; never pages. (Wire format, section 7) */
const foreignPath = /^\/(ebsn|photo|photo2|p)(\/|$)/

/**
 * The pages of the shop, for every address nothing else answers. Register it in its own scope, after the API:
 * `await app.register((scope) => registerStorefront(scope, options))`.
 */
export async function registerStorefront(app: FastifyInstance, options: StorefrontOptions): Promise<void> {
  const load = options.dev ? await serveSources(app) : await serveBuild(app)
  const mode = options.dev ? 'development' : 'production'
  const handlerIn = (locale: Locale) => createRequestHandler(() => load(locale), mode)
  const handlers = { it: handlerIn('it'), de: handlerIn('de'), en: handlerIn('en') } satisfies Record<Locale, unknown>

  // The router reads bodies itself, from the raw request.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, done) => done(null))

  await app.register(fastifyCompress, compression)
  const cache = new PageCache()

  app.all('*', async (request: FastifyRequest, reply: FastifyReply) => {
    if (foreignPath.test(request.url)) return reply.callNotFound()
    const page = createRequest(request.raw, reply.raw)
    const url = new URL(page.url)
    const locale = localeOf(url, request.headers.cookie)
    const origin = options.origin ?? url.origin
    const nonce = randomBytes(16).toString('base64')
    let outage: unknown
    const make = async (asked: Request) => {
      const entry = (await load(locale)).entry.module as unknown as Entry
      const visit: Visit = {
        site: options.site,
        locale,
        holdsQuantity: !options.liveCart,
        anonymousCarts: options.anonymousCarts,
        singleSignOn: options.singleSignOn,
        ...(options.loginIdentifier !== undefined && { loginIdentifier: options.loginIdentifier }),
        ...(options.analytics && { analytics: options.analytics }),
        origin,
        api: options.apiFor(request, locale),
        foreign: options.foreign,
        report: (error) => {
          request.log.error({ err: error }, 'a page failed')
          if (options.isOutage(error)) outage ??= error
        },
        // Hot replacement writes inline scripts of its own, so the policy applies to builds only.
        ...(!options.dev && { nonce }),
      }
      const answer = await options.track(handlers[locale](asked, entry.createLoadContext(visit)))
      // The router answers any failure with 500; an outage is answered as such, with the time to retry.
      if (answer.status === 500 && outage !== undefined) {
        await answer.body?.cancel()
        throw outage
      }
      if (answer.status >= 500) answer.headers.set('x-request-id', request.id)
      return answer
    }
    if (!options.dev && isShared(request, url) && options.isAnonymous(request)) {
      const hasPreferences = readPreferences(request.headers.cookie) !== undefined
      const key = `${origin} ${locale} ${hasPreferences} ${options.storeOf(request) ?? ''} ${url.pathname}${url.search}`
      // Other requests share this rendering: it must go on when the first one is aborted.
      const forAll = new Request(page, { signal: null })
      const kept = cache.get(key) ?? (await cache.make(key, async () => keepPage(await make(forAll), nonce)))
      return sendKept(request, reply, kept)
    }
    const answer = await make(page)
    // A page holds the visitor's cart, so no cache may store it unless the page itself says so.
    if (!answer.headers.has('cache-control')) answer.headers.set('cache-control', 'private, no-store')
    return reply.send(answer)
  })
}

/**
 * Each chunk is flushed at once, or streaming would wait for the compressor. Zstd shares zlib's options here and is
 * left out.
 */
const compression = {
  encodings: ['br' as const, 'gzip' as const],
  zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  brotliOptions: {
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  },
}

/**
 * Whole pages of the public shop; not pages that set a cookie or belong to one customer, which have addresses of their
 * own.
 */
function isShared(request: FastifyRequest, url: URL): boolean {
  return (
    request.method === 'GET' &&
    /^\/($|category\/|product\/|search$|fast-search$)/.test(url.pathname) &&
    !url.searchParams.has(localeParameter) &&
    url.href.length < 500
  )
}

function sendKept(request: FastifyRequest, reply: FastifyReply, page: KeptPage): FastifyReply {
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
  void reply.code(page.status).headers(page.headers).header('cache-control', 'private, no-cache')
  if (encoding !== undefined) void reply.header('content-encoding', encoding)
  return reply.send(page[encoding ?? 'plain'])
}

async function serveSources(app: FastifyInstance): Promise<LoadBuild> {
  const { createServer } = await import('vite')
  const vite = await createServer({ root, server: { middlewareMode: true, ws: { server: app.server } } })
  app.addHook('onRequest', (request, reply, next) => vite.middlewares(request.raw, reply.raw, next))
  app.addHook('onClose', () => vite.close())
  return () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
}

async function serveBuild(app: FastifyInstance): Promise<LoadBuild> {
  const build = (await import(serverBuild)) as ServerBuild
  await app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const forever = path.startsWith(`${clientFolder}assets/`)
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  const buildIn = async (locale: Locale) => ({
    ...build,
    assets: localizeManifest(build.assets, clientFolder, locale),
  })
  const builds: Record<Locale, Promise<ServerBuild>> = { it: buildIn('it'), de: buildIn('de'), en: buildIn('en') }
  return (locale) => builds[locale]
}
