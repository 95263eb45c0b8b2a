import type { ReturnProgressView } from '@bottega/contract/returns/return-progress.ts'
import type { ReturnView } from '@bottega/contract/returns/return-view.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { onePage, saying, showPage } from '../../lib/testing/page-scene.tsx'
import ReturnRequestPage from './request/ReturnRequestPage.tsx'
import ReturnPage from './ReturnPage.tsx'
import ReturnsPage from './ReturnsPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const button = (name: string) => page.getByRole('button', { name, exact: true })

const jam: ReturnView['products'][number] = {
  orderItemId: 2,
  productId: 5,
  name: 'Confettura',
  shortDescr: 'DOLCE ALBA',
  description: 'Vasetto 340 g',
  mediaURL: '',
  quantity: 1,
  unit: 'pz',
  amount: 3.79,
  reason: 'damaged',
  note: 'Il vasetto era rotto',
  photoId: 'photo-1',
}
const asked: ReturnView = {
  orderRefundId: 9,
  orderId: 31,
  date: '2026-11-20T10:00:00.000Z',
  status: { refundStatusId: 1, name: 'Da approvare' },
  method: { refundMethodId: 6, name: 'Rimborso' },
  amount: 3.79,
  refused: false,
  products: [jam],
  can: { cancel: true },
}
const refused: ReturnView = {
  ...asked,
  orderRefundId: 8,
  status: { refundStatusId: 10, name: 'Annullato' },
  method: { refundMethodId: 7, name: 'Sostituzione' },
  refused: true,
  answer: 'Il sigillo era aperto',
  can: { cancel: false },
}

const store = { name: 'Bottega Navigli', address: 'Ripa di Porta Ticinese 1, 20143 Milano', slug: 'milano-navigli' }
const card = { amount: 3.79, way: 'back', name: 'Carta online' } as const
const aside: ReturnProgressView = {
  goods: { way: 'aside', orderItemIds: [], store },
  money: [{ ...card, state: 'expected' }],
}
const none: ReturnProgressView = { money: [] }

test('returns are listed with number, order, date, products, status and method [aftersales-48]', async () => {
  await showPage(ReturnsPage, { data: () => ({ refunds: [asked, refused], page: onePage(2) }) })
  const first = page.getByRole('listitem').first()
  for (const text of ['Reso 9', 'Ordine 31', 'Rimborso', 'Confettura', 'Da approvare', '3,79 €'])
    await expect.element(first.getByText(saying(text)).first()).toBeVisible()
  await expect.element(first.getByText(/20.*nov/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Reso 9' })).toHaveAttribute('href', '/profile/order-refunds/9')
  await expectAccessible()
})

test('status and amount of every return stand on one line on a phone', async () => {
  await page.viewport(390, 844)
  const status = { refundStatusId: 3, name: 'Approvato' }
  const exchange = { ...refused, status, products: [{ ...jam, name: 'Brie' }] }
  await showPage(ReturnsPage, { data: () => ({ refunds: [asked, exchange], page: onePage(2) }) })
  const middle = (text: RegExp, nth: number) => {
    const { top, bottom } = page.getByText(text).nth(nth).element().getBoundingClientRect()
    return (top + bottom) / 2
  }
  await expect.element(page.getByText('Approvato')).toBeVisible()
  expect(middle(/^Approvato/, 0)).toBeCloseTo(middle(/^3,79/, 1), 0)
  expect(middle(/^Da approvare/, 0)).toBeCloseTo(middle(/^3,79/, 0), 0)
})

test('a return shows what came back, why and in which picture, and is taken back after a question [aftersales-49]', async () => {
  const state = { refund: asked }
  const { bodies } = await showPage(ReturnPage, {
    data: () => ({ refund: state.refund, progress: state.refund.can.cancel ? aside : none }),
    answers: {
      '/order-refund/cancel': () => {
        state.refund = { ...asked, status: refused.status, can: { cancel: false } }
        return { refund: state.refund }
      },
    },
  })
  await expect.element(page.getByText('Il vasetto era rotto')).toBeVisible()
  await expect.element(page.getByText(/Danneggiato/)).toBeVisible()
  await expect
    .element(page.getByRole('img', { name: 'Foto di Confettura' }))
    .toHaveAttribute('src', '/ebsn/api/order-refund/photo?photo_id=photo-1')
  await expect.element(page.getByRole('link', { name: '31' })).toHaveAttribute('href', '/profile/orders/31')
  await expectAccessible()
  await userEvent.click(button('Annulla la richiesta'))
  await userEvent.click(button('Tienilo'))
  expect(bodies('/order-refund/cancel')).toEqual([])
  await userEvent.click(button('Annulla la richiesta'))
  await userEvent.click(button('Annulla il reso'))
  await expect.element(button('Annulla la richiesta')).not.toBeInTheDocument()
  expect(bodies('/order-refund/cancel')).toEqual([{ order_refund_id: 9 }])
})

test('a refused return says why', async () => {
  await showPage(ReturnPage, { data: () => ({ refund: refused, progress: none }) })
  await expect.element(page.getByText(/Il sigillo era aperto/)).toBeVisible()
  await expect.element(button('Annulla la richiesta')).not.toBeInTheDocument()
})

test('a return says its steps, where to bring the goods and until when, and when the money is there [aftersales-94]', async () => {
  const approved = { ...asked, status: { refundStatusId: 3, name: 'Approvato' }, can: { cancel: false } }
  const refund = { ...approved, decidedAt: '2026-11-21T10:00:00.000Z', products: [{ ...jam, reason: 'unwanted' }] }
  const goods = { way: 'bring', orderItemIds: [2], until: '2026-12-05T10:00:00.000Z', store }
  const progress = { goods, money: [{ ...card, state: 'coming', by: '2026-11-27' }] }
  await showPage(ReturnPage, { data: () => ({ refund, progress }) })
  const steps = page.getByRole('list', { name: 'A che punto è' }).getByRole('listitem')
  await expect.element(steps.nth(1).getByText(saying('Accettato')).first()).toBeVisible()
  await expect.element(steps.nth(1).getByText(saying('sab 21 novembre')).first()).toBeVisible()
  await expect.element(steps.nth(2).getByText(saying('Riporta i prodotti')).first()).toBeVisible()
  await expect.element(steps.nth(2).getByText(saying('Confettura: chiusi, entro sab 5 dicembre')).first()).toBeVisible()
  await expect
    .element(steps.nth(2).getByRole('link', { name: 'Bottega Navigli' }))
    .toHaveAttribute('href', '/negozi-e-volantini/milano-navigli')
  await expect.element(steps.nth(2).getByText(saying('Ripa di Porta Ticinese 1')).first()).toBeVisible()
  await expect.element(steps.nth(3).getByText(saying('Rimborso in arrivo')).first()).toBeVisible()
  await expect.element(steps.nth(3).getByText(saying('(Carta online), entro ven 27 novembre')).first()).toBeVisible()
  await expectAccessible()
})

test('goods that are kept say so, and money on a voucher names it [aftersales-95]', async () => {
  const approved = { ...asked, status: { refundStatusId: 3, name: 'Approvato' }, decidedAt: '2026-11-21T10:00:00.000Z' }
  const refund = { ...approved, can: { cancel: false }, voucherAmount: 3.79, voucherCode: 'RESO-9' }
  const voucher = {
    amount: 3.79,
    way: 'voucher',
    name: 'Alla consegna',
    state: 'given',
    at: '2026-11-21T10:00:00.000Z',
  }
  const progress = { goods: { way: 'keep', orderItemIds: [], store }, money: [voucher] }
  await showPage(ReturnPage, { data: () => ({ refund, progress }) })
  const steps = page.getByRole('list', { name: 'A che punto è' }).getByRole('listitem')
  await expect.element(steps.nth(2).getByText(saying('I prodotti restano a te')).first()).toBeVisible()
  await expect.element(steps.nth(2).getByText(saying('Non devi riportarli')).first()).toBeVisible()
  await expect.element(steps.nth(3).getByText(saying('Rimborsato')).first()).toBeVisible()
  await expect.element(steps.nth(3).getByText(saying('3,79 € sono nel buono RESO-9')).first()).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Vedi il buono' })).toHaveAttribute('href', '/profile/gifts')
})

test('a line is asked to return with its quantity, reason, note and photo [aftersales-50]', async () => {
  const item = { ...jam, quantity: 3, quantityReturned: 0, until: '2026-12-04T22:59:59Z', amount: 11.37 }
  const { bodies, where, sent } = await showPage(ReturnRequestPage, {
    data: () => ({ orderId: 31, items: [item], days: 14, freshDays: 2 }),
    answers: {
      '/order-refund/upload': () => ({ photoId: 'photo-7' }),
      '/order-refund/request': () => ({ refund: { orderRefundId: 12 } }),
    },
  })
  await userEvent.click(page.getByRole('checkbox', { name: 'Confettura' }))
  await expect.element(button('Meno')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button('Più'))
  await expect.element(button('Meno')).not.toHaveAttribute('aria-disabled')
  await userEvent.selectOptions(page.getByLabelText('Motivo'), 'Qualità non buona')
  await userEvent.fill(page.getByLabelText(/Vuoi aggiungere qualcosa/), 'Sa di tappo')
  await userEvent.upload(page.getByLabelText('Foto (facoltativa)'), new File(['x'], 'jam.jpg', { type: 'image/jpeg' }))
  await expect.element(page.getByText('Foto caricata')).toBeVisible()
  expect(sent.map(({ path }) => path)).toEqual([expect.stringContaining('/order-refund/upload')])
  await userEvent.click(page.getByRole('radio', { name: /Sostituzione/ }))
  await userEvent.click(button('Invia la richiesta'))
  await expect.poll(where).toBe('/profile/order-refunds/12')
  expect(bodies('/order-refund/request')).toEqual([
    {
      order_id: 31,
      refund_method_id: 7,
      items: [{ order_item_id: 2, quantity: 2, reason: 'quality', note: 'Sa di tappo', photo_id: 'photo-7' }],
    },
  ])
})
