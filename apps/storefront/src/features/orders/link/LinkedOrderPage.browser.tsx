import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { shopAnswers, showPage } from '../../../lib/testing/show-page.tsx'
import { orderOf } from '../order-testing.ts'
import LinkedOrderPage from './LinkedOrderPage.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  window.location.hash = ''
})

test('the token leaves the address only in the body of one request, and shows the order without a login [life-7]', async () => {
  window.location.hash = '#segreto'
  const asked = shopAnswers({ '/token-order/view': () => ({ order: orderOf() }) })
  await showPage(LinkedOrderPage, { orderId: 31 })
  await expect.element(page.getByText('Confettura')).toBeVisible()
  await expect.element(page.getByText('16,42 €')).toBeVisible()
  expect(asked.map(({ body }) => body)).toEqual([{ order_id: 31, access_token: 'segreto', show_replaced: true }])
  await expectAccessible()
})
