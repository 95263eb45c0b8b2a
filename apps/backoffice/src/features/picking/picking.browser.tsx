import type { PickListView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { deliveryService } from '@bottega/rules/delivery/delivery-services.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPage } from '../../testing/show-page.tsx'
import { Component as OrderPage } from './OrderPage.tsx'
import { Component as PickingPage } from './PickingPage.tsx'
import { place } from './presses/press-queue.ts'
import { presses, sendPresses, windowsChannel } from './presses/presses.ts'
import { Component as SlotPage } from './SlotPage.tsx'
import { aLine, anOrder, nothingToDo } from './testing/pick-lists.ts'
import { aPickingShop, jam, leavePicking } from './testing/picking-shop.ts'

afterEach(leavePicking)

const anOrderPage = (fields: Partial<PickListView> = {}) => ({ order: anOrder(fields), copiedAt: undefined })

const card = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first()

test('a picker weighs a line: its state is told in words at once, and one line is left [life-2]', async () => {
  const picked = aLine({ state: 'picked', quantityPrepared: 0.912, version: 1 })
  const shop = aPickingShop(anOrder({ lines: [picked, jam] }))
  await showPage(OrderPage, anOrderPage({ lines: [aLine(), jam] }))
  await expect.element(page.getByText('Mancano 2 righe')).toBeVisible()
  await expectAccessible()
  await card('Mele rosse').getByLabelText('Grammi').fill('1121')
  await card('Mele rosse').getByRole('button', { name: 'Preso' }).click()
  await expect.element(page.getByText('Troppo pesante: al massimo 1120 g.')).toBeVisible()
  await card('Mele rosse').getByLabelText('Grammi').fill('912')
  await card('Mele rosse').getByRole('button', { name: 'Preso' }).click()
  await expect.element(card('Mele rosse').getByText('Nella borsa: 0,912 kg')).toBeVisible()
  await expect.element(page.getByText('Manca 1 riga')).toBeVisible()
  const body = { order_id: 31, order_item_id: 1, version: 0, grams: 912 }
  await expect.poll(() => shop.sent.map((one) => one.body)).toEqual([body])
})

test('with the network off a press is shown and waits; back on, it is sent once by its key', async () => {
  const shop = aPickingShop(anOrder({ lines: [aLine(), { ...jam, state: 'picked', quantityPrepared: 4, version: 1 }] }))
  shop.isReached = false
  await showPage(OrderPage, anOrderPage({ lines: [aLine(), jam] }))
  await card('Confettura').getByRole('button', { name: 'Preso' }).click()
  await expect.element(card('Confettura').getByText('Nella borsa: 4 pz')).toBeVisible()
  await expect.element(page.getByText(/Senza connessione: 1 pressione aspetta/)).toBeVisible()
  expect(localStorage.getItem('backoffice.presses')).toContain('"lineId":2')
  shop.isReached = true
  await presses.send('admin')
  await expect.element(page.getByText(/Senza connessione/)).not.toBeInTheDocument()
  expect(shop.sent).toMatchObject([{ key: expect.stringMatching(/^[\da-f-]{36}$/), body: { quantity: 4 } }])
  expect(localStorage.getItem('backoffice.presses')).toBe('{"waiting":[],"refused":[]}')
})

test('a press in another window of the browser is shown in this one as soon as the shop has answered it', async () => {
  await showPage(OrderPage, anOrderPage({ lines: [aLine(), jam] }))
  await expect.element(page.getByText('Mancano 2 righe')).toBeVisible()
  const otherWindow = new BroadcastChannel(windowsChannel)
  const answered = anOrder({ lines: [aLine(), { ...jam, state: 'picked', quantityPrepared: 4, version: 1 }] })
  // A channel has no other argument.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  otherWindow.postMessage(answered)
  await expect.element(card('Confettura').getByText('Nella borsa: 4 pz')).toBeVisible()
  otherWindow.close()
})

test('what another window could not send, this one says and sends', async () => {
  const shop = aPickingShop(anOrder({ lines: [aLine(), { ...jam, state: 'picked', quantityPrepared: 4, version: 1 }] }))
  shop.isReached = false
  await showPage(OrderPage, anOrderPage({ lines: [aLine(), jam] }))
  await expect.element(page.getByText('Mancano 2 righe')).toBeVisible()
  sendPresses('admin')
  const step = { kind: 'pick', lineId: 2, version: 0, quantity: 4 }
  const press = { id: crypto.randomUUID(), staff: 'admin', orderId: 31, step }
  localStorage.setItem(place, JSON.stringify({ waiting: [press], refused: [] }))
  window.dispatchEvent(new StorageEvent('storage', { key: place }))
  await expect.element(card('Confettura').getByText('Nella borsa: 4 pz')).toBeVisible()
  await expect.element(page.getByText(/Senza connessione: 1 pressione aspetta/)).toBeVisible()
  shop.isReached = true
  await presses.send('admin')
  await expect.element(page.getByText(/Senza connessione/)).not.toBeInTheDocument()
  expect(shop.sent).toMatchObject([{ key: press.id, body: { quantity: 4 } }])
})

test('the code of a product marks its line, and the focus stays; an unknown one is named', async () => {
  await showPage(OrderPage, anOrderPage({ lines: [aLine(), jam] }))
  const scan = page.getByLabelText('Leggi o scrivi il codice a barre')
  await scan.fill('2000000000015')
  await userEvent.keyboard('{Enter}')
  await expect.element(card('Mele rosse')).toHaveAttribute('aria-current', 'true')
  await expect.element(scan).toHaveFocus()
  await scan.fill('123')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Nessuna riga ha il codice 123.')).toBeVisible()
})

test('pieces are whole, and a line whose customer wants nothing else is not replaced', async () => {
  await showPage(OrderPage, anOrderPage({ lines: [aLine(), jam] }))
  await card('Confettura').getByLabelText('Pezzi di Confettura').last().fill('due')
  await card('Confettura').getByRole('button', { name: 'Preso' }).click()
  await expect.element(card('Confettura').getByText('Scrivi un numero intero.')).toBeVisible()
  await expect.element(card('Confettura').getByText('Niente sostituti')).toBeVisible()
  await expect.element(card('Confettura').getByRole('button', { name: 'Sostituisci' })).not.toBeInTheDocument()
  await expect.element(card('Mele rosse').getByRole('button', { name: 'Sostituisci' })).toBeVisible()
})

test('goods are packed into bags and crates', async () => {
  const shop = aPickingShop(anOrder({ bags: 2, crates: 1, can: nothingToDo }))
  await showPage(OrderPage, anOrderPage({ lines: [{ ...jam, state: 'picked', quantityPrepared: 4 }] }))
  await page.getByRole('button', { name: 'Una borsa in più' }).click()
  await page.getByRole('button', { name: 'Una cassa in più' }).click()
  await page.getByRole('button', { name: 'Finito' }).click()
  await expect.element(page.getByRole('button', { name: 'Etichette' })).toBeVisible()
  await expect.poll(() => shop.sent.map(({ body }) => body)).toEqual([{ order_id: 31, bags: 2, crates: 1 }])
})

test.each([
  ['brought', deliveryService.home, 'Da incassare alla consegna 3,50 €', 'Bolla di consegna'],
  ['collected', deliveryService.locker, 'Da incassare al ritiro 3,50 €', 'Bolla di ritiro'],
])('of goods that are %s, the money and the paper say so', async (_how, deliveryServiceId, due, note) => {
  await showPage(OrderPage, anOrderPage({ deliveryServiceId, bags: 1, can: nothingToDo, toCollect: 3.5 }))
  await expect.element(page.getByText(due)).toBeVisible()
  await expect.element(page.getByRole('button', { name: note })).toBeVisible()
})

test('prepared goods are handed over with the customer’s code, where they are on screen', async () => {
  const shop = aPickingShop(anOrder({ can: nothingToDo }))
  await showPage(OrderPage, anOrderPage({ can: { ...nothingToDo, handOver: true }, lines: [], toCollect: 3.5 }))
  await expect.element(page.getByText('Da incassare al ritiro 3,50 €')).toBeVisible()
  await expectAccessible()
  await page.getByLabelText(/^Codice del cliente/).fill('123 456')
  await expect.element(page.getByRole('button', { name: 'Consegna al cliente' })).toBeDisabled()
  await page.getByRole('button', { name: 'Tutto in contanti' }).click()
  await page.getByRole('button', { name: 'Consegna al cliente' }).click()
  const taken = { cash: 350, card: 0, vouchers: 0 }
  await expect.poll(() => shop.sent[0]?.body).toEqual({ order_id: 31, code: '123 456', taken })
})

test('money at the door is typed by its kind: the change is named, and what is short has a reason [doormoney-14]', async () => {
  const shop = aPickingShop(anOrder({ can: nothingToDo }))
  const due = { toCollect: 43.2, toCollectVouchers: 8 }
  await showPage(OrderPage, anOrderPage({ can: { ...nothingToDo, deliver: true }, lines: [], ...due }))
  const deliver = page.getByRole('button', { name: 'Consegnato' })
  await expect.element(deliver).toBeDisabled()
  await page.getByLabelText('Contanti').fill('40')
  await expect.element(page.getByText('Resto da dare: 4,80 €')).toBeVisible()
  await page.getByLabelText('Contanti').fill('30')
  await expect.element(page.getByText('Mancano 5,20 €')).toBeVisible()
  await expect.element(deliver).toBeDisabled()
  await page.getByLabelText(/^Perché manca/).fill('Torna domani')
  await expectAccessible()
  await deliver.click()
  const taken = { cash: 3000, card: 0, vouchers: 800, reason: 'Torna domani' }
  await expect.poll(() => shop.sent[0]?.body).toEqual({ order_id: 31, taken })
})

test('what is recalled and packed is named before the goods are handed over, and stays out of them', async () => {
  const shop = aPickingShop(anOrder({ can: nothingToDo }))
  const apples = aLine({ state: 'picked', quantityPrepared: 0.912, recalled: true })
  const packed = { ...jam, state: 'picked' as const, quantityPrepared: 4, recalled: true }
  await showPage(OrderPage, anOrderPage({ can: { ...nothingToDo, deliver: true }, lines: [apples, packed] }))
  await expect
    .element(page.getByText(/^Richiamato: Mele rosse, 0,912.kg; Confettura, 4.pz\. Toglilo dalle borse/))
    .toBeVisible()
  await expect.element(page.getByLabelText('Confettura')).toHaveValue('4')
  await expect.element(page.getByLabelText('Mele rosse')).toHaveValue('0,912')
  await expectAccessible()
  await page.getByRole('button', { name: 'Consegnato in parte' }).click()
  await expect
    .poll(() => shop.sent[0]?.body)
    .toEqual({
      order_id: 31,
      undelivered: [
        { order_item_id: 1, quantity: 0.912 },
        { order_item_id: 2, quantity: 4 },
      ],
    })
})

test('a code is checked when the connection is back, and the screen says so; a wrong one is reported [picking-2]', async () => {
  const shop = aPickingShop(anOrder({ can: { ...nothingToDo, handOver: true } }))
  shop.isReached = false
  await showPage(OrderPage, anOrderPage({ can: { ...nothingToDo, handOver: true } }))
  await page.getByLabelText(/^Codice del cliente/).fill('123456')
  await page.getByRole('button', { name: 'Consegna al cliente' }).click()
  await expect.element(page.getByText(/^Il codice si controlla appena torna la connessione/)).toBeVisible()
  await expect.element(page.getByText('Aspetta la connessione: consegna con il codice')).toBeVisible()
  await expectAccessible()
  shop.refusing = 'Codice sbagliato.'
  shop.isReached = true
  await presses.send('admin')
  await expect.element(page.getByText('Ordine 31: Codice sbagliato.')).toBeVisible()
  await page.getByRole('button', { name: 'Ho visto' }).click()
  shop.refusing = undefined
  shop.isReached = false
  await page.getByLabelText(/^Codice del cliente/).fill('654321')
  await page.getByRole('button', { name: 'Consegna al cliente' }).click()
  await expect.element(page.getByText('Aspetta la connessione: consegna con il codice')).toBeVisible()
  shop.isReached = true
  await presses.send('admin')
  expect(shop.sent.at(-1)?.body).toEqual({ order_id: 31, code: '654321' })
  await expect.element(page.getByText(/^Il codice si controlla/)).not.toBeInTheDocument()
})

test('a wrong code is told at its field, and is gone with the next one that is typed [picking-31]', async () => {
  const shop = aPickingShop(anOrder({ can: { ...nothingToDo, handOver: true } }))
  Object.assign(shop, { refusing: 'Questo codice non è dell’ordine.', refusingCode: 'error.fulfilment.codeWrong' })
  await showPage(OrderPage, anOrderPage({ can: { ...nothingToDo, handOver: true } }))
  const field = page.getByLabelText(/^Codice del cliente/)
  await field.fill('123456')
  await page.getByRole('button', { name: 'Consegna al cliente' }).click()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription('Questo codice non è dell’ordine.')
  // Said once, at the field.
  expect(page.getByText('Questo codice non è dell’ordine.').elements()).toHaveLength(1)
  expect(JSON.stringify(localStorage)).not.toContain('123456')
  await expectAccessible()
  await field.fill('1234567')
  await expect.element(field).not.toHaveAttribute('aria-invalid', 'true')
})

test('two views of a line stand side by side, and one’s own is pressed again on what a colleague has left [picking-3]', async () => {
  const theirs = aLine({ state: 'short', quantityPrepared: 0.3, version: 4 })
  const shop = aPickingShop(anOrder({ lines: [theirs] }))
  shop.refusing = 'Qualcun altro ha appena lavorato su questa riga.'
  await showPage(OrderPage, anOrderPage())
  await card('Mele rosse').getByLabelText('Grammi').fill('800')
  await card('Mele rosse').getByRole('button', { name: 'Preso' }).click()
  const conflict = page.getByRole('alert')
  await expect.element(conflict.getByText('Nella borsa: 0,8 kg')).toBeVisible()
  await expect.element(conflict.getByText('Nella borsa: 0,3 kg')).toBeVisible()
  await expectAccessible()
  shop.refusing = undefined
  shop.sent.length = 0
  await page.getByRole('button', { name: 'Usa il mio' }).click()
  await expect
    .poll(() => shop.sent.map(({ path, body }) => [path.split('/').pop(), body]))
    .toEqual([
      ['put-back', { order_id: 31, order_item_id: 1, version: 4 }],
      ['pick', { order_id: 31, order_item_id: 1, version: 5, grams: 800 }],
    ])
})

test('a slot counts its orders once under each name of a state', async () => {
  const byStatus = [
    { orderStatusId: 4, name: 'In preparazione', orders: 1 },
    { orderStatusId: 5, name: 'In preparazione', orders: 2 },
  ]
  const place = { warehouseId: 1, warehouseName: 'Milano', deliveryService: 'A casa' }
  const slot = {
    timeslotId: 9,
    date: '2026-11-24',
    beginTime: '10:00',
    endTime: '12:00',
    ...place,
    orders: 3,
    byStatus,
  }
  await showPage(PickingPage, { day: '2026-11-24', slots: [slot], copiedAt: undefined })
  await expect.element(page.getByText('In preparazione: 3', { exact: true })).toBeVisible()
  await expectAccessible()
})

test('a day without orders leads to the next one that has some', async () => {
  await showPage(PickingPage, { day: '2026-11-23', slots: [], nextDay: '2026-11-24', copiedAt: undefined })
  const next = page.getByRole('link', { name: 'Prossimi ordini: martedì 24 novembre' })
  await expect.element(next).toHaveAttribute('href', '/admin/picking?day=2026-11-24')
})

test('an order whose picking was ended without a connection says so in the list of its slot', async () => {
  const shop = aPickingShop()
  shop.isReached = false
  const order = {
    orderId: 31,
    customer: 'Lia De Luca',
    status: { orderStatusId: 5, name: 'In preparazione' },
    decided: 0,
    lines: 1,
    total: 16.99,
  }
  await showPage(SlotPage, { timeslotId: 9, slot: undefined, orders: [order], staff: [], copiedAt: undefined })
  presses.press('admin', 31, { kind: 'pick', lineId: 1, version: 0, grams: 800 })
  presses.press('admin', 31, { kind: 'finish', bags: 2, crates: 0 })
  await expect.element(card('Lia De Luca').getByText('2 pressioni aspettano', { exact: true })).toBeVisible()
  await expectAccessible()
})
