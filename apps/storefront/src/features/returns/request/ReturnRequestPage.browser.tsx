import type { ReturnableItemView } from '@bottega/contract/returns/returns.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../lib/testing/page-scene.tsx'
import ReturnRequestPage from './ReturnRequestPage.tsx'

const jam: ReturnableItemView = {
  orderItemId: 2,
  productId: 5,
  name: 'Confettura',
  shortDescr: 'DOLCE ALBA',
  description: 'Vasetto 340 g',
  mediaURL: '',
  unit: 'pz',
  quantity: 3,
  quantityReturned: 0,
  until: '2026-12-04T22:59:59Z',
  amount: 11.37,
}
const milk: ReturnableItemView = { ...jam, orderItemId: 4, name: 'Latte', quantity: 0, obstacle: 'late', amount: 0 }
const options = { orderId: 31, items: [jam, milk], days: 14, freshDays: 2 }

afterEach(() => vi.unstubAllGlobals())

test('nothing chosen is told before anything is sent', async () => {
  const { sent } = await showPage(ReturnRequestPage, { data: () => options })
  await page.getByRole('button', { name: 'Invia la richiesta' }).click()
  await expect.element(page.getByText('Scegli almeno un prodotto.')).toBeVisible()
  expect(sent).toEqual([])
  await expectAccessible()
})

test('a part of a line is worth its share, and is sent with its reason', async () => {
  const { sent } = await showPage(ReturnRequestPage, {
    data: () => options,
    answers: { '/order-refund/request': () => ({ refund: { orderRefundId: 9 } }) },
  })
  await page.getByRole('checkbox', { name: 'Confettura' }).click()
  const quantity = page.getByRole('textbox', { name: 'Quantità di Confettura' })
  await quantity.fill('1')
  await page.getByLabelText('Motivo').selectOptions('Scaduto o in scadenza')
  await expect.element(page.getByText('Valore dei prodotti scelti')).toBeVisible()
  expect(page.getByText('3,79 €').elements().length).toBeGreaterThan(0)
  await expectAccessible()
  await page.getByRole('button', { name: 'Invia la richiesta' }).click()
  await expect
    .poll(() => sent[0]?.body)
    .toEqual({
      order_id: 31,
      refund_method_id: 6,
      items: [{ order_item_id: 2, quantity: 1, reason: 'expired' }],
    })
})

test('what can no longer be returned says why, and has no box', async () => {
  await showPage(ReturnRequestPage, { data: () => options })
  await expect.element(page.getByText(/Il termine è passato/)).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'Latte' })).not.toBeInTheDocument()
})

test('without an order it asks of which one, the last one first [returns-171]', async () => {
  const orders = [
    { orderId: 31, deliveryDate: '2026-11-20', grossTotal: 42.5 },
    { orderId: 28, deliveryDate: '2026-11-13', grossTotal: 18 },
  ]
  await showPage(ReturnRequestPage, { data: () => ({ orders }) })
  const links = page.getByRole('listitem').getByRole('link')
  expect(links.elements().map((link) => link.getAttribute('href'))).toEqual([
    '/profile/order-refund-request?order=31',
    '/profile/order-refund-request?order=28',
  ])
  await expectAccessible()
})
