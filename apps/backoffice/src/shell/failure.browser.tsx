import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { shopTimeZone } from '@bottega/rules/delivery/shop-time-zone.ts'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import type { ReactNode } from 'react'
import { createRoutesStub, Link, Outlet, useRevalidator } from 'react-router'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { authTest } from '@bottega/contract/auth/calls.ts'
import { api } from '../lib/api.ts'
import { aShop } from '../testing/a-shop.ts'
import words from '../words/it.ts'
import { stayingOpen } from '../lib/reading/stay-open.ts'
import { UnreachableRemark } from './UnreachableRemark.tsx'
import { Failure } from './Failure.tsx'

afterEach(() => vi.unstubAllGlobals())

/** A page whose loader asks the shop, in a frame that leads to one that asks nothing. */
function showPageOf(Component: () => ReactNode) {
  const loader = stayingOpen(async () => (await api.call(authTest)).data)
  const Frame = () => (
    <>
      <Link to="/start">Inizio</Link>
      <UnreachableRemark />
      <Outlet />
    </>
  )
  const pages = [
    { index: true, Component, ErrorBoundary: Failure, loader },
    { path: 'start', Component: () => <h1>Bottega</h1> },
  ]
  const Stub = createRoutesStub([{ path: '/', Component: Frame, children: pages }])
  return render(
    <IntlProvider locale="it" messages={words} timeZone={shopTimeZone}>
      <main>
        <Stub />
      </main>
    </IntlProvider>,
  )
}

test('a page that could not be read comes by itself as soon as the shop is reached', async () => {
  const shop = aShop({ isReached: false })
  const screen = await showPageOf(() => <h1>Oggi</h1>)
  await expect.element(screen.getByRole('heading', { name: words.shell.failedTitle })).toBeVisible()
  await expect.element(screen.getByText(/Si apre da sola appena torna la connessione/)).toBeVisible()
  await expectAccessible()
  shop.isReached = true
  window.dispatchEvent(new Event('online'))
  await expect.element(screen.getByRole('heading', { name: 'Oggi' })).toBeVisible()
})

function FormPage() {
  const { revalidate } = useRevalidator()
  return (
    <>
      <h1>Prezzi</h1>
      <TextField name="reason" label="Motivo" />
      <button type="button" onClick={() => void revalidate()}>
        Leggi di nuovo
      </button>
    </>
  )
}

test('a page that is read again without the shop stays with what was typed in it, says so, and goes on by itself', async () => {
  const shop = aShop()
  const screen = await showPageOf(FormPage)
  await screen.getByRole('textbox', { name: 'Motivo' }).fill('Volantino')
  shop.isReached = false
  await screen.getByRole('button', { name: 'Leggi di nuovo' }).click()
  const remark = screen.getByText(/^Il negozio non risponde: la pagina è quella delle/)
  await expect.element(remark).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Volantino')
  await expectAccessible()
  shop.isReached = true
  window.dispatchEvent(new Event('online'))
  await expect.element(remark).not.toBeInTheDocument()
  await expect.element(screen.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Volantino')
})

test('a page that reads nothing does not say that it is an old one', async () => {
  const shop = aShop()
  const screen = await showPageOf(FormPage)
  shop.isReached = false
  await screen.getByRole('button', { name: 'Leggi di nuovo' }).click()
  const remark = screen.getByText(/^Il negozio non risponde/)
  await expect.element(remark).toBeVisible()
  await screen.getByRole('link', { name: 'Inizio' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Bottega' })).toBeVisible()
  await expect.element(remark).not.toBeInTheDocument()
})
