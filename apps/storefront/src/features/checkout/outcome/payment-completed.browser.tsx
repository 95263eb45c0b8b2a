import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { saying, showPage } from '../../../lib/testing/page-scene.tsx'
import { shopperStore } from '../../../lib/visit/shopper.ts'
import { CartContext } from '../../cart-store/cart-context.ts'
import { cartStore } from '../../cart-store/cart-store.ts'
import { waitingShop } from '../../cart-store/testing.ts'
import { orderOf } from '../../orders/order-testing.ts'
import PaymentCompletedPage from './PaymentCompletedPage.tsx'

afterEach(() => vi.unstubAllGlobals())

/** With the cart that the page reads again. */
function around(shown: ReactNode) {
  const shopper = shopperStore({ user: {} as never, cart: { cartItems: [] } as never })
  const store = cartStore({ shopper, api: waitingShop().api, notify: () => false })
  return <CartContext value={store}>{shown}</CartContext>
}

const seller = {
  cooperativeId: 1,
  name: 'Valle',
  company: 'Valle società cooperativa',
  address: 'Via Lunga 2, 38122 Trento TN',
  vatNumber: '01234567897',
  complaints: 'reclami@valle.example',
}

const show = (changeableUntil?: string) => {
  const status = { orderStatusId: 3, name: 'Ordinato' }
  const order = orderOf({ status, ...(changeableUntil !== undefined && { changeableUntil }) })
  return showPage(PaymentCompletedPage, { data: () => ({ order, seller }), around })
}

test('the confirmation is the last of three steps, and says until when the order can be changed [history-47]', async () => {
  await show('2026-11-23T17:00:00Z')
  const steps = page.getByRole('list', { name: 'Passi dell’ordine' }).getByRole('listitem')
  expect(steps.elements()).toHaveLength(3)
  await expect.element(steps.nth(2)).toHaveAttribute('aria-current', 'step')
  await expect.element(page.getByText(saying('Puoi modificarlo fino a'))).toBeVisible()
  await expect.element(page.getByText(/23.*18:00/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /ordine/i }).first())
    .toHaveAttribute('href', '/profile/orders/31')
  await expectAccessible()
})

test('of an order that cannot be changed it says no such thing', async () => {
  await show()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(page.getByText(saying('Puoi modificarlo'))).not.toBeInTheDocument()
})

test('the confirmation names the seller and the rights of the customer, with the terms [legal-12]', async () => {
  await show()
  await expect.element(page.getByText(/Valle società cooperativa, Via Lunga 2.*01234567897.*reclami@/)).toBeVisible()
  await expect.element(page.getByText(/Recesso: .*14 giorni/)).toBeVisible()
  await expect.element(page.getByText(/Garanzia legale: .*due anni/)).toBeVisible()
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  await expect.element(link('Condizioni di vendita')).toHaveAttribute('href', '/page/terms')
  await expect.element(link('Come recedere')).toHaveAttribute('href', '/page/terms#withdrawal')
})
