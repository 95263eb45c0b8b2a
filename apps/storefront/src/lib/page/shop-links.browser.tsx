import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { Questions } from '../questions/Questions.tsx'
import { QuestionProvider } from '../questions/QuestionProvider.tsx'
import { EditorHtml } from './EditorHtml.tsx'
import { RouterLink } from './RouterLink.tsx'
import { ShopLink } from './ShopLink.tsx'
import { useShopLinks } from './use-shop-links.ts'

/** Presses that were left to the browser, by the text of their link. */
let leftToBrowser: string[]

function Shop() {
  useShopLinks()
  const { pathname, search } = useLocation()
  return (
    <>
      <output>{pathname + search}</output>
      <ShopLink to="/category/frutta?page=2">
        <span>Frutta</span>
      </ShopLink>
      <ShopLink to="/carrello" onClick={(event) => event.preventDefault()}>
        Carrello
      </ShopLink>
      <ShopLink to="https://bottega.example/altrove">Altrove</ShopLink>
      <ShopLink to="/stampa" target="_blank">
        Stampa
      </ShopLink>
      <EditorHtml
        html={`<a href="/shop/category/pane">Pane</a> <a href="${window.location.origin}/page/aiuto" target="_blank">Aiuto</a>
          <a href="/p/regole.pdf">Regole</a> <a href="https://elsewhere.example/" target="_blank">Lontano</a>
          <a href="https://youtu.be/dQw4w9WgXcQ" target="_blank">Ricetta filmata</a>`}
      />
      <RouterLink href="/shop/product/latte">Latte</RouterLink>
      <RouterLink href="https://elsewhere.example/x">Fuori</RouterLink>
      <RouterLink href="https://www.youtube.com/shorts/dQw4w9WgXcQ">Corto</RouterLink>
      <Outlet />
    </>
  )
}

async function open() {
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <QuestionProvider>
            <Shop />
            <Questions />
          </QuestionProvider>
        ),
      },
    ],
    { initialEntries: ['/'] },
  )
  return render(<RouterProvider router={router} />)
}

beforeEach(() => {
  leftToBrowser = []
  const stay = (event: MouseEvent) => {
    if (!event.defaultPrevented && event.target instanceof Element)
      leftToBrowser.push(event.target.closest('a')?.textContent ?? '')
    event.preventDefault()
  }
  window.addEventListener('click', stay)
  return () => window.removeEventListener('click', stay)
})

describe('a press on a link of the shop', () => {
  test('opens its page without loading the shop again, wherever on the link it is', async () => {
    const shop = await open()
    await shop.getByText('Frutta').click()
    await expect.element(shop.getByRole('status')).toHaveTextContent('/category/frutta?page=2')
    expect(leftToBrowser).toEqual([])
  })

  test.each(['Control', 'Shift', 'Meta'])('is left to the browser while %s is held', async (key) => {
    const shop = await open()
    await userEvent.keyboard(`{${key}>}`)
    await shop.getByText('Frutta').click()
    await userEvent.keyboard(`{/${key}}`)
    expect(leftToBrowser).toEqual(['Frutta'])
    expect(shop.getByRole('status').element().textContent).toBe('/')
  })

  test.each(['Altrove', 'Stampa'])(
    'is left to the browser where the page is elsewhere or for itself: %s',
    async (name) => {
      const shop = await open()
      await shop.getByText(name).click()
      expect(leftToBrowser).toEqual([name])
    },
  )

  test('does what its own handler does where that prevents it', async () => {
    const shop = await open()
    await shop.getByText('Carrello').click()
    expect(shop.getByRole('status').element().textContent).toBe('/')
    expect(leftToBrowser).toEqual([])
  })
})

describe('links of editors', () => {
  test.each([
    ['Pane', '/category/pane'],
    ['Aiuto', '/page/aiuto'],
    ['Latte', '/product/latte'],
  ])('%s opens its page of the shop, without a first segment shop [links-3]', async (name, path) => {
    const shop = await open()
    await shop.getByText(name, { exact: true }).click()
    await expect.element(shop.getByRole('status')).toHaveTextContent(path)
    expect(leftToBrowser).toEqual([])
  })

  test.each(['Regole', 'Lontano', 'Fuori'])('%s is left to the browser [links-4]', async (name) => {
    const shop = await open()
    await shop.getByText(name).click()
    expect(leftToBrowser).toEqual([name])
  })

  test('to other sites open in a new window, which cannot reach the shop [links-5]', async () => {
    const shop = await open()
    const link = shop.getByText('Fuori').element()
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
  })

  test.each(['Ricetta filmata', 'Corto'])('to a video show it in its dialog: %s [links-6]', async (name) => {
    const shop = await open()
    await shop.getByText(name).click()
    await expect.element(shop.getByRole('dialog', { name })).toBeVisible()
    expect(leftToBrowser).toEqual([])
  })

  test('to other sites open in the browser of the native app, and those of the shop in the shop [links-8]', async () => {
    const opened: string[] = []
    const openBrowser = (address: string) => opened.push(address)
    vi.stubGlobal('bottegaShell', { platform: 'ios', uuid: 'a-phone', openBrowser })
    const shop = await open()
    await shop.getByText('Fuori').click()
    await shop.getByText('Lontano').click()
    expect(opened).toEqual(['https://elsewhere.example/x', 'https://elsewhere.example/'])
    await shop.getByText('Frutta').click()
    await expect.element(shop.getByRole('status')).toHaveTextContent('/category/frutta?page=2')
    expect(leftToBrowser).toEqual([])
    vi.unstubAllGlobals()
  })
})
