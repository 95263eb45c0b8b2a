import { RefusalError, type Api } from '@bottega/contract/api.ts'
import { inScript } from '@bottega/rules/text/in-script.ts'
import { isSignedInId } from '@bottega/rules/people/account.ts'
import type { Personal } from '../src/lib/personal/personal.ts'
import type { LoadedPage } from '../src/lib/visit/visit.ts'
import type { CopiedParts } from './copied-parts.ts'
import { finishPage, type FinishedPage, type PageCache, sharedAnswer } from './page-cache.ts'
import type { PersonalOfAnonymous } from './personal-of-anonymous.ts'
import type { PageRequest } from './page-request.ts'
import type { StorefrontOptions } from './options.ts'
import type { PartsOfShoppers } from './parts-of-shoppers.ts'
import { htmlOf, joinPage, PartsOfPage, type PersonalPage } from './personal-pages.ts'

export interface JoinedAnswer {
  readonly headers: Readonly<Record<string, string>>
  readonly html: Buffer
}

/** The parts that pages share with each other, in this process. */
export interface SharedParts {
  readonly copied: CopiedParts
  readonly anonymous: PersonalOfAnonymous
}

/** The parts from which the pages of signed-in customers and of visits are joined, in this process. */
export interface JoinedParts extends SharedParts {
  readonly pages: PageCache<PersonalPage>
  readonly own: StorefrontOptions['own']
  readonly parts: PartsOfShoppers
}

/** The page of every anonymous visitor who sees the same shelves. */
export async function anonymousPage(page: PageRequest, known: SharedParts): Promise<FinishedPage> {
  const { visitor, entry, storeId } = page
  const { key } = await visitor.shelf()
  const personal = await known.anonymous.get(`${key} ${storeId ?? ''}`, () => entry.loadPersonal(visitor.api))
  const shared = await renderShared(page, visitor.api, personal, known.copied)
  return finishPage(shared, htmlOf(shared.pieces, Buffer.from(inScript(personal))))
}

/**
 * The page of this visitor, from one that all share who see the same shelves. Undefined where the page must be rendered
 * for them alone: while they change an order, where the shop refuses what is theirs, and where the shared page failed, is
 * unknown or is a redirect.
 */
export async function joinedAnswer(page: PageRequest, known: JoinedParts): Promise<JoinedAnswer | undefined> {
  const { visitor, entry, shownAs, locale } = page
  const own = await known.own.of(visitor.session ?? '', locale, visitor.ownReading(), () =>
    entry.loadPersonal(visitor.api).catch(renderedAloneIfRefused),
  )
  if (own === undefined || own.personal.cart.orderId !== undefined) return undefined
  const { personal } = own
  const signedIn = isSignedInId(personal.user.userId)
  // After the cart, which says where its owner shops.
  const [shelf, session] = await Promise.all([visitor.shelf(), entry.loadSession(visitor.api)])
  const { deliveryService } = personal.cart
  const key = [shownAs, shelf.key, deliveryService?.deliveryServiceId, signedIn].join(' ')
  const { status, headers, pieces, loaded } = await known.pages.get(key, async () => {
    const anonymous = await known.anonymous.get(shelf.key, () => entry.loadPersonal(shelf.api))
    return renderShared(page, shelf.api, entry.sharedShopper(anonymous, personal), known.copied)
  })
  if (status !== 200 || loaded === undefined) return undefined
  const html = joinPage(pieces, {
    personal,
    data: Buffer.concat([
      own.data,
      Buffer.from(session === undefined ? '}' : `,"session":${JSON.stringify(session)}}`),
    ]),
    render: (parts, separator) => entry.renderParts(loaded, personal, parts, separator),
    // The link to the login leads back to the page it is on.
    parts: known.parts.of(own.digest, signedIn ? locale : shownAs),
  })
  return { headers, html }
}

/** The page rendered for this visitor alone meets the same refusal and shows it; any other failure is not hidden. */
function renderedAloneIfRefused(error: unknown): undefined {
  if (!(error instanceof RefusalError)) throw error
}

async function renderShared(page: PageRequest, api: Api, shopper: Personal, copied: CopiedParts) {
  const { renderForMany, nonce, entry } = page
  const marks = new PartsOfPage(copied)
  let loaded: LoadedPage | undefined
  const frame = await entry.loadFrameData(api, (error) =>
    page.request.log.error({ err: error }, 'a page is without the menus of the editors'),
  )
  const rendering = { personal: shopper, frame, marks }
  const rendered = await renderForMany({ api, rendering, onLoaded: (one) => (loaded = withoutPage(one)) })
  const { html, ...head } = sharedAnswer(rendered, nonce)
  return { ...head, pieces: marks.piecesOf(html, shopper), ownBytes: marks.ownBytes, loaded }
}

/**
 * The parts are rendered within the frame alone: what the page itself was rendered from would only fill the memory, and
 * the router would build all routes again for each shopper.
 */
function withoutPage({ context, ...page }: LoadedPage): LoadedPage {
  const { serverHandoffStream: _stream, renderMeta: _texts, staticHandlerContext, ...rest } = context
  const shown = new Set(staticHandlerContext.matches.map(({ route }) => route.id))
  const ofPage = Object.entries(rest.manifest.routes).filter(([id]) => shown.has(id))
  const manifest = { ...rest.manifest, routes: Object.fromEntries(ofPage) }
  // The router draws nothing for a route whose data is missing; null is data.
  const ofFrame = Object.entries(staticHandlerContext.loaderData).map(([id, data]) => [id, id === 'root' ? data : null])
  return {
    ...page,
    context: {
      ...rest,
      manifest,
      // The router leaves the text of all loader data in that of the page.
      renderMeta: {},
      staticHandlerContext: { ...staticHandlerContext, loaderData: Object.fromEntries(ofFrame) },
    },
  }
}
