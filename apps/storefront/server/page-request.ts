import { brandTokens } from '@bottega/rules/stores/brand-colours.ts'
import { contactHoursText } from '@bottega/rules/stores/contact-hours.ts'
import { randomBytes } from 'node:crypto'
import type { Api } from '@bottega/contract/api.ts'
import { createRequest } from '@remix-run/node-fetch-server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RouterContextProvider, ServerBuild } from 'react-router'
import type { Personal } from '../src/lib/personal/personal.ts'
import type { FrameData } from '../src/lib/visit/frame-data.ts'
import type { Part } from '../src/lib/personal/rendering.ts'
import { readPreferences } from '../src/lib/storage/cookie-preferences.ts'
import { usualDayWordsSaved } from '../src/lib/visit/page-setting.ts'
import { languages, type Language } from '@bottega/rules/text/language.ts'
import { localeOf } from '../src/lib/visit/locale.ts'
import type { LoadedPage, Visit } from '../src/lib/visit/visit.ts'
import { brandStyle } from './brand-style.ts'
import type { RenderedPage } from './page-cache.ts'
import type { PageVisitor, ShopContact, StorefrontOptions } from './options.ts'
import { urlOf } from './shared-address.ts'

interface Entry {
  readonly createLoadContext: (visit: Visit) => RouterContextProvider
  readonly loadPersonal: (api: Api) => Promise<Personal>
  readonly loadFrameData: (api: Api, report: (error: unknown) => void) => Promise<FrameData>
  readonly loadSession: (api: Api) => Promise<Personal['session']>
  readonly sharedShopper: (anonymous: Personal, own: Personal) => Personal
  readonly renderParts: (page: LoadedPage, personal: Personal, parts: readonly Part[], separator: string) => string[]
}

/** The pages in each language: the scripts of a page contain its texts. */
export interface Pages {
  readonly load: (locale: Language) => Promise<ServerBuild>
  readonly handlers: Handlers
  /** These know the routes of shared pages alone. */
  readonly sharedHandlers: Handlers
}

type Handlers = Readonly<Record<Language, (request: Request, context: RouterContextProvider) => Promise<Response>>>

/** The source of the data a page is rendered from, and the shoppers it is rendered for. */
type RenderedFor = Pick<Visit, 'api' | 'rendering' | 'onLoaded'>

/** A request for a page. */
export interface PageRequest {
  readonly request: FastifyRequest
  readonly url: URL
  readonly nonce: string
  readonly visitor: PageVisitor
  readonly entry: Entry
  readonly locale: Language
  /** Equal for requests whose pages differ by what their visitors see of the catalogue alone. */
  readonly shownAs: string
  /** The store whose prices they see, where they chose one. */
  readonly storeId: number | undefined
  /** The page of this visitor. */
  readonly render: () => Promise<Response>
  /** A page that other requests share: its rendering goes on when this request is aborted. */
  readonly renderForMany: (how: RenderedFor) => Promise<RenderedPage>
}

export async function pageRequest(
  options: StorefrontOptions,
  pages: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PageRequest> {
  // A page that is joined from what is known needs no request of the web.
  let made: Request | undefined
  const asked = () => (made ??= createRequest(request.raw, reply.raw))
  const url = urlOf(request)
  const identity = await options.identity()
  const { languages: offered } = identity
  const locale = localeOf(url, request.headers.cookie, offered)
  const origin = options.origin ?? url.origin
  const nonce = randomBytes(16).toString('base64')
  const entry = (await pages.load(locale)).entry.module as unknown as Entry
  const visitor = options.visitorOf(request, locale)
  const version = await options.catalogueVersion()
  const contact = identity.contact && contactIn(identity.contact, locale)
  const style = brandStyle(identity)
  const shop = shopOf(identity)
  const hasPreferences = readPreferences(request.headers.cookie) !== undefined
  const render = async (
    handlers: Handlers,
    requested: Request,
    { api, rendering, onLoaded, onRendered }: RenderedFor & Pick<Visit, 'onRendered'>,
  ) => {
    let outage: unknown
    const visit: Visit = {
      site: options.site,
      locale,
      ...(options.site === 'coop' && { shop, ...(style !== undefined && { style }) }),
      ...(offered.length < languages.length && { languages: offered }),
      ...(options.isPreview(request) && { preview: true }),
      ...(options.hosts.length > 0 && { hosts: options.hosts }),
      holdsQuantity: !options.liveCart,
      anonymousCarts: options.anonymousCarts,
      ...(options.dayWordsSaved !== usualDayWordsSaved && { dayWordsSaved: options.dayWordsSaved }),
      singleSignOn: options.singleSignOn,
      socialLogins: options.socialLogins,
      ...(!options.registration && { registration: false }),
      ...(options.loginIdentifier !== undefined && { loginIdentifier: options.loginIdentifier }),
      ...(options.passwordRule === 'strict' && { passwordRule: options.passwordRule }),
      ...(contact && { contact }),
      ...(options.analytics && { analytics: options.analytics }),
      origin,
      api,
      ...(rendering && { rendering }),
      ...(onLoaded && { onLoaded }),
      ...(onRendered && { onRendered }),
      foreign: options.foreign,
      report: (error) => {
        request.log.error({ err: error }, 'a page failed')
        if (options.isOutage(error)) outage ??= error
      },
      // Hot replacement writes inline scripts of its own, so the policy applies to builds only.
      ...(!options.dev && { nonce }),
    }
    const answer = await options.track(handlers[locale](requested, entry.createLoadContext(visit)))
    // The router answers any failure with 500; an outage is answered as such, with the time to retry.
    if (answer.status === 500 && outage !== undefined) {
      await answer.body?.cancel()
      throw outage
    }
    if (answer.status >= 500) answer.headers.set('x-request-id', request.id)
    return answer
  }
  return {
    request,
    url,
    nonce,
    visitor,
    entry,
    locale,
    storeId: options.storeOf(request),
    shownAs: `${version} ${JSON.stringify({ shop, contact, style, offered })} ${origin} ${locale} ${hasPreferences} ${url.pathname}${url.search}`,
    render: () => render(pages.handlers, asked(), { api: visitor.api }),
    async renderForMany(how) {
      let html: string | undefined
      // Of the request only what decides the page: whether the choice about cookies is made.
      const shared = new Request(url, { headers: { cookie: request.headers.cookie ?? '' } })
      const answer = await render(pages.sharedHandlers, shared, { ...how, onRendered: (text) => (html = text) })
      return { status: answer.status, headers: answer.headers, html: html ?? (await answer.text()) }
    },
  }
}

/** The names as pages know them, and the colour of a browser's own bars. */
const shopOf = ({ name, shortName, colours }: Awaited<ReturnType<StorefrontOptions['identity']>>) => ({
  name,
  shortName,
  ...(colours && { themeColor: brandTokens(colours)['--primary-deep'] }),
})

const contactIn = ({ phone, hours }: ShopContact, locale: Language) => ({
  phone,
  hours: hours.map((one) => contactHoursText(one, locale)).join(', '),
})
