import { RefusalError } from '@bottega/contract/api.ts'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { Writable } from 'node:stream'
import { createElement, Fragment } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { contentPolicy, type ForeignSources, withWasm } from './lib/network/content-policy.ts'
import { localeCookie, localeParameter, toLocale } from './lib/visit/locale.ts'
import { languagesIn, type PageSetting, PageSettingContext } from './lib/visit/page-setting.ts'
import { visitContext, type LoadedPage } from './lib/visit/visit.ts'
import type { Personal } from './lib/personal/personal.ts'
import { RenderingContext, type Part } from './lib/personal/rendering.ts'
import { paths } from './paths.ts'
import { scriptsAfterPaint, withScriptsAfterPaint } from './lib/network/scripts-after-paint.ts'

export { loadPersonal, loadSession, sharedShopper } from './lib/personal/personal.ts'
export { loadFrameData } from './lib/visit/frame-data.ts'
export { createLoadContext } from './lib/visit/visit.ts'

/** How long deferred parts of a page may take before they are aborted, in milliseconds. */
export const streamTimeout = 5_000

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  const {
    api: _api,
    origin: _origin,
    foreign,
    report,
    rendering,
    onLoaded,
    onRendered,
    ...setting
  } = loadContext.get(visitContext)
  onLoaded?.({ context: routerContext, setting, url: request.url })
  setHeaders(request, headers, setting, foreign)
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  // Crawlers and all who share a page get it finished; others get its shell at once and the rest as it comes.
  const isFinished = rendering !== undefined || isbot(request.headers.get('user-agent'))
  const ready = isFinished ? 'onAllReady' : 'onShellReady'
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  let failed = false
  const { pipe, abort } = renderToPipeableStream(
    <RenderingContext value={rendering}>
      <PageSettingContext value={setting}>
        <ServerRouter context={routerContext} url={request.url} {...(setting.nonce && { nonce: setting.nonce })} />
      </PageSettingContext>
    </RenderingContext>,
    {
      ...(setting.nonce && { nonce: setting.nonce }),
      // A finished part stands in its place, however large it is: apart, only a script would move it there.
      progressiveChunkSize: Infinity,
      [ready]() {
        if (onRendered) {
          const answered = () => resolve(new Response(null, { headers, status: failed ? 500 : status }))
          pipe(
            collected((html) => onRendered(withScriptsAfterPaint(html))).once('close', () => {
              clearTimeout(timer)
              answered()
            }),
          )
          return
        }
        const body = scriptsAfterPaint()
        body.once('close', () => clearTimeout(timer))
        pipe(body)
        const stream = createReadableStreamFromReadable(body)
        resolve(new Response(stream, { headers, status: failed ? 500 : status }))
      },
      onShellError(error) {
        clearTimeout(timer)
        reject(error)
      },
      onError(error) {
        report(error)
        failed = true
      },
    },
  )
  const timer = setTimeout(abort, streamTimeout + 1_000)
  return promise
}

/** Without the streams of the web around it, which cost a shared page more than its largest component. */
function collected(onEnd: (html: string) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk)
      done()
    },
    final: (done) => {
      onEnd(Buffer.concat(chunks).toString())
      done()
    },
  })
}

/**
 * Parts of a shared page as one shopper sees them. They are rendered within the frame of their page, so that they have
 * its address and its stores, but without the page itself. `separator` is a text no part contains.
 */
export function renderParts(page: LoadedPage, personal: Personal, parts: readonly Part[], separator: string): string[] {
  const enclosed = createElement(Fragment, null, ...parts.flatMap(({ children }) => [separator, children]), separator)
  const html = renderToString(
    <RenderingContext value={{ personal, frame: { departments: [], menus: [] }, parts: enclosed }}>
      <PageSettingContext value={page.setting}>
        <ServerRouter context={page.context} url={page.url} />
      </PageSettingContext>
    </RenderingContext>,
  )
  // React writes an empty comment between two texts that follow each other, as around a part that shows nothing.
  return html.split(new RegExp(`(?:<!-- -->)?${separator}`)).slice(1, -1)
}

/**
 * Logs failures of loaders. A refusal is an answer, already in the log of its call; an unknown page, or one requested
 * by another method, is no failure of the shop.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || error instanceof RefusalError) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  ;(context as RouterContextProvider).get(visitContext).report(error)
}

function setHeaders(
  request: Request,
  headers: Headers,
  { nonce, preview = false, ...setting }: Pick<PageSetting, 'nonce' | 'preview' | 'languages'>,
  foreign: ForeignSources,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const { pathname, searchParams } = new URL(request.url)
  const scans = pathname === paths.scan()
  if (nonce) headers.set('Content-Security-Policy', contentPolicy(nonce, scans ? withWasm(foreign) : foreign, preview))
  if (scans) headers.set('Permissions-Policy', 'camera=(self), microphone=(), payment=(), geolocation=(self)')
  // The header of old browsers says the same; that of every other answer stays.
  if (preview) headers.set('X-Frame-Options', 'SAMEORIGIN')
  const chosen = toLocale(searchParams.get(localeParameter), languagesIn(setting))
  if (chosen) headers.append('Set-Cookie', localeCookie(chosen))
}
