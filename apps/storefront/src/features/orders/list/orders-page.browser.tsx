import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { saying, showPage } from '../../../lib/testing/page-scene.tsx'
import { orderOf } from '../order-testing.ts'
import { filtersIn } from './order-filters.ts'
import OrdersPage from './OrdersPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const until = { payableUntil: '2026-11-20T09:00:00Z' }
const pending = 'La banca non ci ha ancora detto com’è andata.'

test.each([
  ['of what went to one’s addresses', 'scope=addresses', 2, {}, `${pending} Ti scriviamo`],
  ['of the persons of an account', 'scope=persons', 2, until, `${pending} Se non risulta pagato`],
  ['that is filtered', 'min=5', 2, until, `${pending} Se non risulta pagato`],
  ['that is filtered', 'min=5', 11, {}, 'Non è stato pagato in tempo'],
  ['that is filtered', 'min=5', 1, until, 'Non è ancora pagato.'],
])(
  'a list %s (%s) says of order status %i what its payment waits for [orders-223]',
  async (_which, query, id, fields, text) => {
    const orders = [orderOf({ status: { orderStatusId: id, name: 'Status' }, ...fields }), orderOf({ orderId: 32 })]
    const filters = filtersIn(new URLSearchParams(query))
    const data = () => ({ orders, unpaid: [], filters, addresses: [], page: { totItems: 2, totPages: 1, selPage: 1 } })
    await showPage(OrdersPage, { data })
    const items = page.getByRole('list', { name: 'I miei ordini' }).getByRole('listitem')
    await expect.element(items.first().getByText(saying(text))).toBeVisible()
    expect(items.nth(1).element().textContent).not.toMatch(/pagat|banca/)
    await expectAccessible()
  },
)

test('what an order to pay waits for stands once beside it [orders-224]', async () => {
  const order = orderOf({ status: { orderStatusId: 2, name: 'In attesa di conferma del pagamento' }, ...until })
  const filters = filtersIn(new URLSearchParams())
  const list = { filters, addresses: [], page: { totItems: 1, totPages: 1, selPage: 1 } }
  await showPage(OrdersPage, { data: () => ({ orders: [order], unpaid: [order], ...list }) })
  await expect.element(page.getByText(saying(pending))).toBeVisible()
  expect(page.getByText(saying(pending)).elements().length).toBe(1)
})
