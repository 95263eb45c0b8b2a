import { constants } from 'node:zlib'
import { fileURLToPath } from 'node:url'
import fastifyCompress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, type ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import type { Language } from '@bottega/rules/text/language.ts'
import { builtScripts, localizeManifest } from './localize-manifest.ts'
import { CopiedParts } from './copied-parts.ts'
import { anonymousPage, joinedAnswer, type JoinedAnswer, type JoinedParts } from './joined-answer.ts'
import type { StorefrontOptions } from './options.ts'
import { compressForOne, encodingFor } from './page-encoding.ts'
import { largest, PageCache, sizeOfFinished, type FinishedPage } from './page-cache.ts'
import { pageRequest, type PageRequest } from './page-request.ts'
import { PartsOfShoppers } from './parts-of-shoppers.ts'
import { PersonalOfAnonymous } from './personal-of-anonymous.ts'
import { sizeOf } from './personal-pages.ts'
import { isJoinedAddress, isSharedAddress } from './shared-address.ts'
import { withSharedRoutes } from './shared-routes.ts'

/** The pages in one language: its scripts contain its texts. */
type LoadBuild = (locale: Language) => Promise<ServerBuild>

const clientFolder = fileURLToPath(new URL('../build/client/', import.meta.url))
const serverBuild = new URL('../build/server/index.js', import.meta.url).href

/** Of the protocol, of our own calls, of pictures and of editors' content; never pages. (Wire format, section 7) */
const protocolPath = /^\/(ebsn|api|photo|photo2|p)(\/|$)/

/**
 * The path at which the router would look up any number of addresses in one request; no page asks
 * (docs/decisions/0190).
 */
const discoveryPath = /^\/__manifest(\?|$)/

/**
 * The pages of the shop, for every address nothing else answers. Register it in its own scope, after the API:
 * `await app.register((scope) => registerStorefront(scope, options))`.
 */
export async function registerStorefront(app: FastifyInstance, options: StorefrontOptions): Promise<void> {
  const load = options.dev ? serveSources(app, options.dev) : await serveBuild(app)
  const mode = options.dev ? 'development' : 'production'
  // Given the build itself, the router prepares its routes once; sources may have changed with every request.
  const handlersOf = async (changed: (build: ServerBuild) => ServerBuild) => {
    const handlerIn = async (locale: Language) =>
      createRequestHandler(options.dev ? () => load(locale) : changed(await load(locale)), mode)
    return { it: await handlerIn('it'), de: await handlerIn('de'), en: await handlerIn('en') }
  }
  const pages = {
    load,
    handlers: await handlersOf((build) => build),
    sharedHandlers: await handlersOf(withSharedRoutes),
  }

  // The router reads bodies itself, from the raw request.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, done) => done(null))

  await app.register(fastifyCompress, compression)
  const noteAs = (name: string) => (use: Parameters<typeof options.noteCache>[1]) => options.noteCache(name, use)
  const cache = new PageCache<FinishedPage>(sizeOfFinished, largest.finished, noteAs('pages'))
  const known: JoinedParts = {
    copied: new CopiedParts(),
    anonymous: new PersonalOfAnonymous(),
    pages: new PageCache(sizeOf, largest.joined, noteAs('pages-to-join')),
    own: options.own,
    parts: new PartsOfShoppers(),
  }

  app.all('*', async (request: FastifyRequest, reply: FastifyReply) => {
    if (protocolPath.test(request.url)) return reply.callNotFound()
    if (!options.dev && discoveryPath.test(request.url)) return reply.callNotFound()
    const page = await pageRequest(options, pages, request, reply)
    if (!options.dev && isSharedAddress(request, page.url) && options.isAnonymous(request)) {
      const finished = await cache.get(`${page.shownAs} ${page.storeId ?? ''}`, () => anonymousPage(page, known))
      return sendFinished(request, reply, finished)
    }
    const joined = isJoined(page, options) ? await joinedAnswer(page, known) : undefined
    if (joined !== undefined) return sendJoined(request, reply, joined)
    const answer = await page.render()
    // A page holds the visitor's cart, so no cache may store it unless the page itself says so.
    if (!answer.headers.has('cache-control')) void reply.headers(ofOneVisitor)
    return reply.send(answer)
  })
}

const ofOneVisitor = { 'cache-control': 'private, no-store' }

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

/** Shared pages of customers and of visits; staff see more on every page. */
function isJoined({ request, url }: PageRequest, { dev, liveCart, isStaff, isPreview }: StorefrontOptions): boolean {
  return dev === undefined && liveCart && !isStaff(request) && !isPreview(request) && isJoinedAddress(request, url)
}

async function sendJoined(request: FastifyRequest, reply: FastifyReply, page: JoinedAnswer): Promise<FastifyReply> {
  const encoding = encodingFor(request)
  void reply.headers(page.headers).headers(ofOneVisitor)
  if (encoding !== undefined) void reply.header('content-encoding', encoding)
  return reply.send(encoding === undefined ? page.html : await compressForOne(page.html, encoding))
}

async function sendFinished(request: FastifyRequest, reply: FastifyReply, page: FinishedPage): Promise<FastifyReply> {
  const encoding = encodingFor(request)
  void reply.code(page.status).headers(page.headers).header('cache-control', 'private, no-cache')
  if (encoding !== undefined) void reply.header('content-encoding', encoding)
  return reply.send(encoding === undefined ? page.plain : await page.compressed(encoding))
}

function serveSources(app: FastifyInstance, vite: ViteDevServer): LoadBuild {
  app.addHook('onRequest', (request, reply, next) => vite.middlewares(request.raw, reply.raw, next))
  return () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
}

async function serveBuild(app: FastifyInstance): Promise<LoadBuild> {
  const build = (await import(/* @vite-ignore */ serverBuild)) as ServerBuild
  await app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    // Every file listed is two routes, and these are sent in the place of the file they were made of.
    globIgnore: ['**/*.{br,gz}'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const forever = path.startsWith(`${clientFolder}assets/`)
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  const scripts = builtScripts(clientFolder)
  const buildIn = async (locale: Language) => ({ ...build, assets: localizeManifest(build.assets, scripts, locale) })
  const builds: Record<Language, Promise<ServerBuild>> = { it: buildIn('it'), de: buildIn('de'), en: buildIn('en') }
  return (locale) => builds[locale]
}
