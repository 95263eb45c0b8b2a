import type { StaffReturnView } from '@bottega/contract/returns/staff.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { aShop } from '../../testing/a-shop.ts'
import { showPage } from '../../testing/show-page.tsx'
import { Component as ReturnPage } from './ReturnPage.tsx'
import { Component as ReturnsPage } from './ReturnsPage.tsx'

const asked: StaffReturnView = {
  orderRefundId: 9,
  orderId: 31,
  version: 0,
  date: '2026-11-20T10:00:00.000Z',
  status: { refundStatusId: 1, name: 'Da approvare' },
  method: { refundMethodId: 7, name: 'Sostituzione' },
  amount: 3.79,
  refused: false,
  products: [
    {
      orderItemId: 2,
      productId: 5,
      name: 'Confettura',
      shortDescr: 'Bottega',
      description: '340 g',
      mediaURL: '',
      quantity: 1,
      unit: 'pz',
      amount: 3.79,
      reason: 'damaged',
      note: 'Il vasetto era aperto',
      photoId: 'photo-7',
    },
  ],
  can: { cancel: true },
  customer: { userId: 7, name: 'Giulia Bianchi' },
  vat: [{ percent: 10, gross: 3.79, amount: 0.34 }],
  givenBack: [],
  left: 20,
  openOrders: [],
  steps: ['approve', 'refuse'],
}
const approved: StaffReturnView = {
  ...asked,
  version: 1,
  status: { refundStatusId: 3, name: 'Approvato' },
  decidedAt: '2026-11-21T09:00:00.000Z',
  decidedBy: 'Silvia Greco',
  answer: 'Ci dispiace',
  steps: ['receive', 'replace', 'payInstead'],
  openOrders: [{ orderId: 44, deliveryDate: '2026-11-28' }],
}
const page = { selPage: 1, totPages: 1, totItems: 1, itemsPerPage: 25 }

afterEach(() => vi.unstubAllGlobals())

test('goods whose picture is missing have a bag in its place', async () => {
  const [jam] = asked.products
  const products = [{ ...jam, mediaURL: '/photo/never-there.webp' }]
  const screen = await showPage(ReturnPage, { ...asked, products })
  const goods = screen.getByRole('listitem').filter({ hasText: 'Confettura' }).first()
  await expect.poll(() => goods.element().querySelector('span > svg')).not.toBeNull()
  expect(goods.element().querySelector('img[alt=""]')).toBeNull()
})

test('the list of returns leads to each, and is filtered by status and words', async () => {
  const screen = await showPage(ReturnsPage, { q: 'bianchi', status: 1, refunds: [asked], page })
  await expect.element(screen.getByRole('link', { name: 'Reso 9' })).toHaveAttribute('href', '/admin/returns/9')
  await expect.element(screen.getByRole('row', { name: /Giulia Bianchi.*Confettura.*Da approvare/ })).toBeVisible()
  await expect.element(screen.getByRole('searchbox', { name: /Numero del reso/ })).toHaveValue('bianchi')
  await expect.element(screen.getByRole('combobox', { name: 'Stato' })).toHaveValue('1')
  await expectAccessible()
})

test('staff see whose goods come back and decide with words to the customer [aftersales-51]', async () => {
  const { sent } = aShop()
  const screen = await showPage(ReturnPage, asked)
  await expect
    .element(screen.getByRole('link', { name: 'Giulia Bianchi' }))
    .toHaveAttribute('href', '/admin/customers/7')
  await expect.element(screen.getByRole('img', { name: 'Foto di Confettura' })).toBeVisible()
  await expect.element(screen.getByText('Il vasetto era aperto')).toBeVisible()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Rifiuta' }).click()
  await expect.element(screen.getByRole('textbox', { name: /Motivo per il cliente/ })).toBeRequired()
  await screen.getByRole('button', { name: 'Chiudi la finestra' }).click()
  await screen.getByRole('button', { name: 'Approva' }).click()
  await expect.element(screen.getByText(/gli stessi prodotti con un prossimo ordine/)).toBeVisible()
  await screen.getByRole('textbox', { name: /Risposta al cliente/ }).fill('Ci dispiace')
  await expectAccessible()
  await screen.getByRole('dialog').getByRole('button', { name: 'Approva' }).click()
  await expect
    .poll(() => sent)
    .toEqual([
      {
        path: '/api/order-refund/decide',
        body: { order_refund_id: 9, version: 0, decision: 'approve', answer: 'Ci dispiace' },
      },
    ])
})

test('a withdrawal stands out with the last day of its refund, and is refused only by an exception of the law [withdrawal-30]', async () => {
  const { sent } = aShop()
  const withdrawal = { sentAt: '2026-11-20T10:00:00.000Z', refundBy: '2026-12-04', goods: 'Solo la confettura' }
  const withdrawn = { ...asked, method: { refundMethodId: 6, name: 'Rimborso' }, withdrawal }
  const screen = await showPage(ReturnPage, withdrawn)
  await expect.element(screen.getByText('Solo la confettura')).toBeVisible()
  await expect.element(screen.getByText(/non si rifiuta per il suo motivo/)).toBeVisible()
  await screen.getByRole('button', { name: 'Registra che i beni sono esclusi' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Eccezione di legge' }).selectOptions('hygiene')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Registra che i beni sono esclusi' }).click()
  await expect
    .poll(() => sent)
    .toEqual([
      {
        path: '/api/order-refund/decide',
        body: { order_refund_id: 9, version: 0, decision: 'refuse', exception: 'hygiene' },
      },
    ])
})

test('the list marks a withdrawal, with the last day of its refund', async () => {
  const withdrawal = { sentAt: '2026-11-20T10:00:00.000Z', refundBy: '2026-12-04' }
  const screen = await showPage(ReturnsPage, { q: '', status: 1, refunds: [{ ...asked, withdrawal }], page })
  await expect.element(screen.getByText(/Recesso, rimborso entro il/)).toBeVisible()
})

test('a replacement leaves with an order of the customer; what is refused is said in the dialog', async () => {
  const { sent } = aShop({ refusing: 'Silvia ha cambiato qualcosa nel frattempo.' })
  const screen = await showPage(ReturnPage, approved)
  await expect.element(screen.getByText(/Approvato da Silvia Greco/)).toBeVisible()
  await screen.getByRole('button', { name: 'Sostituzione partita' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('combobox', { name: 'Con l’ordine' })).toHaveValue('44')
  await dialog.getByRole('button', { name: 'Sostituzione partita' }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Silvia ha cambiato qualcosa nel frattempo.')
  expect(sent).toEqual([{ path: '/api/order-refund/replace', body: { order_refund_id: 9, version: 1, order_id: 44 } }])
  await expectAccessible()
})

test('without an order under way no replacement leaves, and the page says why', async () => {
  const screen = await showPage(ReturnPage, { ...approved, openOrders: [] })
  await expect.element(screen.getByText(/il cliente non ha ordini in corso/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Sostituzione partita' }).elements()).toEqual([])
  await expect.element(screen.getByRole('button', { name: 'Rimborsa invece' })).toBeVisible()
})
