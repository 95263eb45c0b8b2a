import { anonymousUser } from '@bottega/contract/envelope.ts'
import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import { LinkContext } from '@bottega/ui/components/actions/Anchor.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { useState } from 'react'
import { createMemoryRouter, Outlet, RouterProvider, useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LoginDialog } from '../features/auth/login/LoginDialog.tsx'
import { KeepAlive } from '../lib/page/KeepAlive.tsx'
import { PageVisits } from '../lib/page/PageVisits.tsx'
import { RouterLink } from '../lib/page/RouterLink.tsx'
import { usePageChange } from '../lib/page/use-page-change.ts'
import { useShopLinks } from '../lib/page/use-shop-links.ts'
import { useAsk } from '../lib/questions/ask.ts'
import { ConfirmDialog } from '../lib/questions/ConfirmDialog.tsx'
import { QuestionProvider } from '../lib/questions/QuestionProvider.tsx'
import { Questions } from '../lib/questions/Questions.tsx'
import { PageSettingContext } from '../lib/visit/page-setting.ts'
import { ShopperContext, shopperStore } from '../lib/visit/shopper.ts'

/** The answers given to the flow before an add. */
const answers: unknown[] = []

function Frame() {
  useShopLinks()
  usePageChange('content')
  const ask = useAsk()
  const logIn = () => void ask((answer) => <LoginDialog onOutcome={answer} />).then((outcome) => answers.push(outcome))
  return (
    <>
      <button type="button" onClick={logIn}>
        Aggiungi
      </button>
      <main id="content" tabIndex={-1}>
        <KeepAlive match={(pathname) => pathname.startsWith('/category/')} />
      </main>
    </>
  )
}

/** A page with a sheet of its own, which filters by the query. */
function Shelf() {
  const [open, setOpen] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Filtri
      </button>
      <Dialog open={open} title="Filtri" closeLabel="Chiudi" onClose={() => setOpen(false)}>
        <button type="button" onClick={() => void navigate('?bio=1')}>
          Bio
        </button>
        <RouterLink href="/product/latte">Latte</RouterLink>
      </Dialog>
    </>
  )
}

async function open(address: string) {
  answers.length = 0
  const nobody = shopperStore({ user: anonymousUser, cart: { cartId: 1, cartItems: [] } as unknown as CartView })
  const root = (
    <PageSettingContext value={{ site: 'coop', locale: 'it', holdsQuantity: false }}>
      <ShopperContext value={nobody}>
        <LinkContext value={RouterLink}>
          <PageVisits>
            <QuestionProvider>
              <Frame />
              <Questions />
            </QuestionProvider>
          </PageVisits>
        </LinkContext>
      </ShopperContext>
    </PageSettingContext>
  )
  const children = [
    { path: 'category/*', element: <Shelf /> },
    { path: '*', element: <Outlet /> },
  ]
  const router = createMemoryRouter([{ path: '/', element: root, children }], { initialEntries: [address] })
  await render(<RouterProvider router={router} />)
  return router
}

const sheet = () => page.getByRole('dialog').query()
const press = (name: string) => page.getByRole('button', { name }).click()

test.each([
  ['Registrati', '/registration-user'],
  ['Password dimenticata?', '/reset-password-request'],
])('the login sheet closes over the page that %s opens, which has the focus [dialogs-300]', async (name, path) => {
  const router = await open('/')
  await press('Aggiungi')
  await page.getByRole('dialog').getByRole('link', { name }).click()
  await expect.poll(() => router.state.location.pathname).toBe(path)
  await expect.poll(sheet).toBeNull()
  expect(answers).toEqual([{ kind: 'dismissed' }])
  expect(document.activeElement?.id).toBe('content')
  await press('Aggiungi')
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('the login sheet closes when its link leads to the page below it [dialogs-301]', async () => {
  await open('/registration-user')
  await press('Aggiungi')
  await page.getByRole('dialog').getByRole('link', { name: 'Registrati' }).click()
  await expect.poll(sheet).toBeNull()
})

test('a sheet stays open while what it chooses changes the query, until another page is opened [dialogs-302]', async () => {
  const router = await open('/category/frutta')
  await press('Filtri')
  await press('Bio')
  await expect.poll(() => router.state.location.search).toBe('?bio=1')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('link', { name: 'Latte' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/product/latte')
  await expect.poll(sheet).toBeNull()
  // The shelf was kept alive; its sheet is not open again.
  await router.navigate(-1)
  await expect.element(page.getByRole('button', { name: 'Filtri' })).toBeVisible()
  await expect.poll(sheet).toBeNull()
})

test('a sheet of the department before is not open over the next one [dialogs-303]', async () => {
  const router = await open('/category/frutta')
  await press('Filtri')
  await router.navigate('/category/pane')
  await expect.poll(sheet).toBeNull()
})

test('a question about the visit itself stays over every page until it is answered [dialogs-304]', async () => {
  const said: boolean[] = []
  function Clock() {
    return <ConfirmDialog staysOverPages title="Ci sei?" yes="Resto" no="Esci" onAnswer={(yes) => said.push(yes)} />
  }
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <PageVisits>
            <Clock />
          </PageVisits>
        ),
      },
    ],
    { initialEntries: ['/'] },
  )
  await render(<RouterProvider router={router} />)
  await router.navigate('/cart')
  await expect.element(page.getByRole('dialog', { name: 'Ci sei?' })).toBeVisible()
  expect(said).toEqual([])
  await press('Resto')
  expect(said).toEqual([true])
})
