import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
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
      <Outlet />
    </>
  )
}

async function open() {
  const router = createMemoryRouter([{ path: '*', element: <Shop /> }], { initialEntries: ['/'] })
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
