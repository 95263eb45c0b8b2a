import type { PickLineView, PickListView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { saying, showPage } from '../../lib/testing/page-scene.tsx'
import StaffPickPage from './StaffPickPage.tsx'

const lineOf = (fields: Partial<PickLineView>): PickLineView => ({
  orderItemId: 1,
  productId: 11,
  name: 'Mele rosse',
  brand: 'VALDORA',
  description: 'A peso',
  mediaURL: '',
  barcode: '2000000000015',
  unit: 'kg',
  unitPrice: 2.29,
  version: 0,
  state: 'to-pick',
  department: 'Frutta',
  optionsText: '',
  quantityOrdered: 0.8,
  needsWeight: true,
  mostGrams: 1120,
  acceptAlternatives: true,
  substitutes: [],
  ...fields,
})
const jam = lineOf({
  orderItemId: 2,
  name: 'Confettura',
  barcode: '8000000000023',
  unit: 'pz',
  quantityOrdered: 4,
  needsWeight: false,
  acceptAlternatives: false,
})

const nothing = { start: false, pick: false, load: false, depart: false, near: false, suspend: false, resume: false }
const noEnd = { handOver: false, deliver: false, notCollected: false, fail: false }
const listOf = (fields: Partial<PickListView> = {}): PickListView => ({
  orderId: 31,
  status: { orderStatusId: 5, name: 'In preparazione' },
  timeslotId: 9,
  date: '2026-11-24',
  beginTime: '10:00',
  endTime: '12:00',
  deliveryServiceId: 1,
  deliveryService: 'Ritiro in negozio',
  customer: 'Lia De Luca',
  address: 'Via Larga 8, Milano',
  total: 16.99,
  toCollect: 0,
  lines: [lineOf({}), jam],
  can: { ...nothing, ...noEnd, pick: true },
  ...fields,
})

afterEach(() => vi.unstubAllGlobals())

const card = (name: string) => page.getByRole('listitem').filter({ hasText: name })

test('a picker weighs a line: its state is told in words, and one line is left [life-2]', async () => {
  const picked = lineOf({ state: 'picked', quantityPrepared: 0.912, version: 1 })
  const { sent } = await showPage(StaffPickPage, {
    data: () => ({ order: listOf() }),
    answers: { '/fulfilment/pick': () => ({ order: listOf({ lines: [picked, jam] }) }) },
  })
  await expect.element(page.getByText('Mancano 2 righe')).toBeVisible()
  await expect.element(card('Mele rosse').getByText('Ordinato: 0,8 kg')).toBeVisible()
  await expectAccessible()
  await card('Mele rosse').getByLabelText('Grammi').fill('912')
  await card('Mele rosse').getByRole('button', { name: 'Preso' }).click()
  await expect.element(card('Mele rosse').getByText('Nella borsa: 0,912 kg')).toBeVisible()
  await expect.element(page.getByText('Manca 1 riga')).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([{ order_id: 31, order_item_id: 1, version: 0, grams: 912 }])
})

test('the code of a product brings its line under the hand; an unknown one is named', async () => {
  await showPage(StaffPickPage, { data: () => ({ order: listOf() }) })
  const scan = page.getByLabelText('Leggi o scrivi il codice a barre')
  await scan.fill('8000000000023')
  await userEvent.keyboard('{Enter}')
  await expect.element(card('Confettura').getByLabelText('Pezzi')).toHaveFocus()
  await scan.fill('123')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Nessuna riga ha il codice 123.')).toBeVisible()
})

test('a line whose customer wants nothing else is not replaced', async () => {
  await showPage(StaffPickPage, { data: () => ({ order: listOf() }) })
  await expect.element(card('Confettura').getByText('Niente sostituti')).toBeVisible()
  await expect.element(card('Confettura').getByRole('button', { name: 'Sostituisci' })).not.toBeInTheDocument()
  await expect.element(card('Mele rosse').getByRole('button', { name: 'Sostituisci' })).toBeVisible()
})

test('prepared goods are handed over with the customer’s code, where they are on screen', async () => {
  const can = { ...nothing, ...noEnd, handOver: true }
  const { sent } = await showPage(StaffPickPage, {
    data: () => ({ order: listOf({ can, lines: [], toCollect: 3.5 }) }),
    answers: { '/fulfilment/hand-over': () => ({ order: listOf({ can: { ...nothing, ...noEnd } }) }) },
  })
  await expect.element(page.getByText('Da incassare alla consegna 3,50 €')).toBeVisible()
  await expectAccessible()
  await page.getByLabelText(saying('Codice del cliente')).fill('123 456')
  await page.getByRole('button', { name: 'Consegna al cliente' }).click()
  await vi.waitFor(() => expect(sent[0]?.body).toEqual({ order_id: 31, code: '123 456' }))
})
