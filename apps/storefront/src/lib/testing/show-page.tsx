import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import { anonymousUser, type UserView } from '@bottega/contract/envelope.ts'
import { silence } from '@bottega/contract/silence.ts'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { QuestionProvider } from '../questions/QuestionProvider.tsx'
import { Questions } from '../questions/Questions.tsx'
import { PageSettingContext } from '../visit/page-setting.ts'
import { ShopperContext, shopperStore } from '../visit/shopper.ts'

/** The page of a route with what its loader found, in the shop's frame as far as pages need it, in Italian. */
export async function showPage<Data>(
  Page: ComponentType<never>,
  loaderData: Data,
  user: Partial<UserView> = {},
): Promise<void> {
  const shopper = shopperStore({
    user: { ...anonymousUser, userId: 7, firstName: 'Lia', profileConfirmed: true, ...user },
    cart: { cartId: 1, version: 1, cartItems: [], giftCertificates: [], cartInfos: {} } as unknown as CartView,
  })
  const Shown = Page as unknown as ComponentType<{ loaderData: Data }>
  const element = (
    <PageSettingContext value={{ site: 'coop', locale: 'it', holdsQuantity: false }}>
      <ShopperContext value={shopper}>
        <QuestionProvider>
          <main>
            <Shown loaderData={loaderData} />
          </main>
          <Questions />
        </QuestionProvider>
      </ShopperContext>
    </PageSettingContext>
  )
  await render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

/** What the shop answers by the end of a call's address; each request is on the list this returns, with its body. */
export function shopAnswers(answers: Readonly<Record<string, (body: unknown) => object>>) {
  const asked: { path: string; body: unknown }[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const path = new URL(request.url).pathname
    const sent = request.method === 'GET' ? '' : await request.text()
    const body: unknown = sent === '' ? undefined : JSON.parse(sent)
    const answer = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1]
    if (answer === undefined) throw new Error(`The test does not answer ${path}`)
    asked.push({ path, body })
    return Response.json({ response: silence, user: anonymousUser, data: answer(body) })
  })
  return asked
}

/** A text as a part of a longer one; its spaces may be such that no line breaks there. */
export const saying = (text: string) =>
  new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s`))

/** One page of a list. */
export const onePage = (totItems: number) => ({ selPage: 1, totPages: 1, totItems, itemsPerPage: 12 })
