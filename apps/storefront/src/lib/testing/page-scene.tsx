import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import { anonymousUser, type UserView } from '@bottega/contract/envelope.ts'
import { silence } from '@bottega/contract/silence.ts'
import type { ComponentType, ReactNode } from 'react'
import { createMemoryRouter, Outlet, RouterProvider, useLoaderData } from 'react-router'
import { vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Questions } from '../questions/Questions.tsx'
import { QuestionProvider } from '../questions/QuestionProvider.tsx'
import { type PageSetting, PageSettingContext } from '../visit/page-setting.ts'
import { ShopperContext, shopperStore } from '../visit/shopper.ts'

export interface Sent {
  /** Of the call, with its base. */
  path: string
  body: unknown
}

interface Scene {
  /** The data the loader of the page gives, each time it is loaded. */
  data: () => unknown
  /**
   * The data a call answers, by the end of its path; a thrown text is a refusal, as is a thrown `Refused`. A thrown
   * `Unanswered` is the answer of a balancer whose shop is not reached.
   */
  answers?: Record<string, (body: unknown) => unknown>
  user?: Partial<UserView>
  cart?: Partial<CartView>
  setting?: Partial<PageSetting>
  /** With query and fragment. */
  address?: string
  /** The pattern of the page's address, where it has parameters. */
  route?: string
  around?: (page: ReactNode) => ReactNode
}

/** A refusal whose code matters. */
export class Refused extends Error {
  readonly code: string

  constructor(code: string, text: string) {
    super(text)
    this.code = code
  }
}

export class Unanswered extends Error {}

const nothing = { cartId: 1, version: 1, cartItems: [], giftCertificates: [], totalItems: 0, total: 0 }

function answering(answers: Scene['answers'] = {}, sent: Sent[]) {
  return async (url: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { pathname: path } = new URL(url instanceof Request ? url.url : String(url), 'http://shop.example')
    const text = typeof init?.body === 'string' ? init.body : '{}'
    const body: unknown = JSON.parse(text === '' ? '{}' : text)
    sent.push({ path, body })
    const answer = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1]
    if (answer === undefined) return new Response('', { status: 404 })
    try {
      return Response.json({ response: silence, user: anonymousUser, data: await answer(body) })
    } catch (error) {
      if (error instanceof Unanswered) return new Response('', { status: 502 })
      const { code, message: said } = error instanceof Refused ? error : new Refused('error.any', String(error))
      const refused = { ...silence, status: 2, errors: [{ code, error: said }], errorsMessage: [said] }
      return Response.json({ response: refused, user: anonymousUser, data: {} })
    }
  }
}

/** A page over the shop's HTTP: what the loader gives, and what calls answer, is up to the test. */
export async function showPage(
  Page: unknown,
  { data, answers, user = {}, cart = {}, setting = {}, address = '/', route, around }: Scene,
) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', vi.fn(answering(answers, sent)))
  const Component = Page as ComponentType<{ loaderData: unknown }>
  function Loaded() {
    const page = <Component loaderData={useLoaderData()} />
    return around === undefined ? page : around(page)
  }
  const path = route ?? address.split(/[?#]/)[0] ?? '/'
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        HydrateFallback: () => null,
        children: [
          { path, loader: () => data(), element: <Loaded /> },
          { path: '*', element: null },
        ],
      },
    ],
    { initialEntries: [address] },
  )
  const shopper = shopperStore({
    user: {
      ...anonymousUser,
      userId: 7,
      firstName: 'Giulia',
      lastName: 'Bianchi',
      email: 'giulia@bottega.example',
      profileConfirmed: user.userId !== anonymousUser.userId,
      ...user,
    },
    cart: { ...nothing, ...cart } as CartView,
  })
  await render(
    <PageSettingContext value={{ site: 'coop', locale: 'it', holdsQuantity: false, ...setting }}>
      <ShopperContext value={shopper}>
        <QuestionProvider>
          <RouterProvider router={router} />
        </QuestionProvider>
      </ShopperContext>
    </PageSettingContext>,
  )
  return {
    sent,
    /** The address the page has led to. */
    where: () => router.createHref(router.state.location),
    /** Bodies of the calls of this path. */
    bodies: (of: string) => sent.filter((one) => one.path.endsWith(of)).map(({ body }) => body),
  }
}

/** Questions stand beside the page and within the router, as in the shop. */
function Frame() {
  return (
    <>
      <main>
        <Outlet />
      </main>
      <Questions />
    </>
  )
}

/** A text as a part of a longer one; its spaces may be such that no line breaks there. */
export const saying = (text: string) =>
  new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s`))

/** One page of a list. */
export const onePage = (totItems: number) => ({ selPage: 1, totPages: 1, totItems, itemsPerPage: 12 })
