import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Refused, showPage } from '../../../lib/testing/page-scene.tsx'
import { orderOf } from '../order-testing.ts'
import LinkedOrderPage from './LinkedOrderPage.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  window.location.hash = ''
})

test('the token leaves the address only in the body of one request, and shows the order without a login [life-7]', async () => {
  window.location.hash = '#segreto'
  const { sent } = await showPage(LinkedOrderPage, {
    data: () => ({ orderId: 31 }),
    answers: { '/token-order/view': () => ({ order: orderOf() }) },
  })
  await expect.element(page.getByText('Confettura')).toBeVisible()
  await expect.element(page.getByText('16,42 €')).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([{ order_id: 31, access_token: 'segreto', show_replaced: true }])
  await expectAccessible()
})

test('a link that is not good says so; a shop that does not answer is asked again [history-46]', async () => {
  const refusals = ['Riprova tra poco', new Refused('error.order.notFound', 'Ordine non trovato')]
  await showPage(LinkedOrderPage, {
    data: () => ({ orderId: 31 }),
    answers: {
      '/token-order/view': () => {
        throw refusals.shift()
      },
    },
  })
  await expect.element(page.getByText('Riprova tra poco')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Riprova' }))
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/profile/orders/31')
  await expectAccessible()
})
