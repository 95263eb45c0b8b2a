import type { StaffOrder } from '@bottega/contract/staff-orders/staff-orders.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aShop } from '../../testing/a-shop.ts'
import { showPage } from '../../testing/show-page.tsx'
import { Component } from './OrderPage.tsx'

const at = '2026-11-20T08:15:00.000Z'
const order: StaffOrder = {
  orderId: 41,
  version: 3,
  status: 'Ordinato',
  stage: 'toPick',
  customer: {
    userId: 9,
    name: 'Agata Prova',
    email: 'agata@bottega.example',
    phone: '+39 347 5566778',
    tags: ['Piano alto'],
  },
  store: 'Milano',
  deliveryService: 'Consegna a casa',
  address: 'Via Larga 8, 20122 Milano',
  day: '2026-11-21',
  beginTime: '10:00',
  endTime: '12:00',
  placedAt: at,
  total: 21.4,
  termsVersion: '2026-11-02',
  customerNote: 'Citofono rotto',
  aboutCustomer: ['Non lasciare sul pianerottolo'],
  lines: [
    {
      orderItemId: 1,
      refundable: 1.4,
      name: 'Mele Golden',
      lineNote: 'Mature, per stasera',
      pieces: 8,
      selectOptions: [],
      isLoose: true,
      ordered: 1.5,
      prepared: 1.4,
      recalled: false,
      total: 21.4,
    },
  ],
  adjustments: [],
  events: [{ at, status: 'Ordinato', actor: 'customer', reason: '' }],
  payments: [{ paymentTypeId: 2, state: 'captured', amount: 21.4, captured: 21.4, refunded: 0, at }],
  refunds: [],
  givenBack: [],
  mails: [{ kind: 'mail.orderConfirmation', at, sentAt: at }],
  notes: [{ at, staffName: 'Olga Bianchi', body: 'Richiama alle dieci' }],
  documents: [{ documentId: 5, kind: 'receipt', name: 'S1-2026-000041' }],
  can: { cancel: true, reschedule: true, change: true, payAtHandover: true, refund: 21.4 },
}

afterEach(() => vi.unstubAllGlobals())

test('the story of an order has its customer, lines, payments, mails and notes, and is clean for axe', async () => {
  const screen = await showPage(Component, order)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Ordine 41' })).toBeVisible()
  await expect.element(screen.getByText('Citofono rotto')).toBeVisible()
  await expect.element(screen.getByText('Piano alto')).toBeVisible()
  await expect.element(screen.getByText(/^Mele Golden · 1,5.kg → 1,4.kg/)).toBeVisible()
  await expect.element(screen.getByText(/Desiderio del cliente: Mature, per stasera/)).toBeVisible()
  await expect.element(screen.getByText(/\(chiesti 8 pezzi\)/)).toBeVisible()
  await expect.element(screen.getByText('Richiama alle dieci')).toBeVisible()
  await expect.element(screen.getByText(/^versione del .*2.*nov/)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: '+39 347 5566778' }))
    .toHaveAttribute('href', 'tel:+393475566778')
  await expect.element(screen.getByRole('button', { name: 'Rimanda: Conferma dell’ordine' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Scarica: scontrino S1-2026-000041' })).toBeVisible()
  await expectAccessible()
})

test('a refund says how much is left to give back and asks why', async () => {
  const screen = await showPage(Component, order)
  await screen.getByRole('button', { name: 'Rimborsa' }).click()
  await expect.element(screen.getByLabelText(/Importo, al massimo 21,40/)).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Motivo' })).toBeRequired()
  await expectAccessible()
})

test('an order that is over offers neither cancelling nor money', async () => {
  const screen = await showPage(Component, {
    ...order,
    can: { cancel: false, reschedule: false, change: false, payAtHandover: true, refund: 0 },
  })
  await expect.element(screen.getByRole('button', { name: 'Scrivi una nota' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Annulla l’ordine' }).elements()).toEqual([])
  for (const name of ['Rimborsa', 'Sposta', 'Cambia i prodotti'])
    expect(screen.getByRole('button', { name }).elements()).toEqual([])
})

const times = [
  { timeslotId: 8, day: '2026-11-21', beginTime: '14:00', endTime: '16:00', free: 0 },
  { timeslotId: 9, day: '2026-11-22', beginTime: '10:00', endTime: '12:00', free: 3 },
]

test('a packed order is moved to a time with a free place, with a reason its customer reads', async () => {
  const { sent } = aShop({ answers: { '/desk/order/times': { times } } })
  const screen = await showPage(Component, { ...order, stage: 'ready' })
  await screen.getByRole('button', { name: 'Sposta' }).click()
  await expect.element(screen.getByText(/stampa di nuovo etichette e bolla/)).toBeVisible()
  const time = screen.getByRole('combobox', { name: 'Nuovo orario' })
  await expect.element(time).toHaveValue('9')
  await expect.element(screen.getByRole('option', { name: 'sab 21 nov, 14:00–16:00 · al completo' })).toBeDisabled()
  await expect.element(screen.getByRole('option', { name: 'dom 22 nov, 10:00–12:00 · 3 posti liberi' })).toBeEnabled()
  await expectAccessible()
  await screen.getByRole('textbox', { name: 'Motivo (lo legge il cliente)' }).fill('Furgone guasto')
  await screen.getByRole('dialog').getByRole('button', { name: 'Sposta' }).click()
  await expect
    .poll(() => sent)
    .toEqual([
      {
        path: '/api/desk/order/reschedule',
        body: { order_id: 41, version: 3, timeslot_id: 9, reason: 'Furgone guasto' },
      },
    ])
})

test('without a free time the dialog says so and sends nothing', async () => {
  const { sent } = aShop({ answers: { '/desk/order/times': { times: times.slice(0, 1) } } })
  const screen = await showPage(Component, order)
  await screen.getByRole('button', { name: 'Sposta' }).click()
  await expect.element(screen.getByText(/^Non c’è nessun altro orario/)).toBeVisible()
  await screen.getByRole('textbox', { name: 'Motivo (lo legge il cliente)' }).fill('Furgone guasto')
  await screen.getByRole('dialog').getByRole('button', { name: 'Sposta' }).click()
  await expect.element(screen.getByRole('combobox', { name: 'Nuovo orario' })).toBeInvalid()
  expect(sent).toEqual([])
})

test('the story says from when to when an order was moved', async () => {
  const slot = (day: string) => ({ beginAt: `${day}T09:00:00.000Z`, endAt: `${day}T11:00:00.000Z` })
  const rescheduled = { from: slot('2026-11-21'), to: slot('2026-11-22') }
  const moved = { at, status: 'Ordinato', actor: 'staff Olga Bianchi', reason: 'Furgone guasto', rescheduled }
  const screen = await showPage(Component, { ...order, events: [moved] })
  await expect
    .element(screen.getByText(/spostato da sab 21 nov, 10:00–12:00 a dom 22 nov, 10:00–12:00 · Furgone guasto/))
    .toBeVisible()
})

const pasta = {
  productId: 7,
  name: 'Penne',
  brand: 'Valdora',
  pack: '500 g',
  selectOptions: [],
  isLoose: false,
  price: 1.2,
}

test('staff change quantities and put a product in that they looked for, by one key however often it is sent', async () => {
  const shop = aShop({ answers: { '/desk/order/products': { products: [pasta] } } })
  const held = { paymentTypeId: 2, state: 'authorised', amount: 21.4, captured: 0, refunded: 0, at }
  const screen = await showPage(Component, { ...order, payments: [held] })
  await screen.getByRole('button', { name: 'Cambia i prodotti' }).click()
  await screen.getByLabelText(/^Mele Golden \(kg\)/).fill('2,5')
  await screen.getByLabelText(/^Cerca un prodotto/).fill('penne')
  await userEvent.keyboard('{Enter}')
  await screen.getByRole('button', { name: 'Aggiungi Penne' }).click()
  await screen.getByLabelText(/^Nuovo: Penne \(pezzi\)/).fill('3')
  await screen.getByRole('checkbox', { name: /alla consegna/ }).click()
  await screen.getByLabelText(/^Motivo/).fill('Chiesto al telefono')
  await expectAccessible()
  expect(shop.sent).toEqual([])
  await screen.getByRole('dialog').getByRole('button', { name: 'Cambia i prodotti' }).click()
  await expect
    .poll(() => shop.sent)
    .toMatchObject([
      {
        path: expect.stringMatching(/desk\/order\/lines$/),
        key: expect.stringMatching(/^[0-9a-f-]{36}$/),
        body: {
          version: 3,
          lines: [{ order_item_id: 1, quantity: 2.5 }],
          add: [{ product_id: 7, quantity: 3 }],
          rest_at_handover: true,
          reason: 'Chiesto al telefono',
        },
      },
    ])
})

const taglio = {
  name: 'Taglio',
  parameterName: 'taglio',
  options: [
    { key: '1', name: 'A fette', value: 'fette' },
    { key: '2', name: 'Intero', value: 'intero' },
  ],
}
const loaf = { ...pasta, productId: 8, name: 'Filone', selectOptions: [taglio] }

test('what a product is sold with is chosen in its row, of a new product and of a part of a line, before anything is sent', async () => {
  const shop = aShop({ answers: { '/desk/order/products': { products: [loaf] } } })
  const line = { orderItemId: 2, refundable: 0, ordered: 3, recalled: false, total: 9, isLoose: false }
  const ofLoaf = { ...line, name: 'Filone', optionsText: 'Taglio: Intero', selectOptions: [taglio] }
  const screen = await showPage(Component, { ...order, lines: [...order.lines, ofLoaf] })
  await expect.element(screen.getByText(/^Filone · Taglio: Intero · 3/)).toBeVisible()
  await screen.getByRole('button', { name: 'Cambia i prodotti' }).click()
  expect(screen.getByRole('button', { name: /^Dividi/ }).elements()).toHaveLength(1)
  await screen.getByRole('button', { name: 'Dividi Filone · Taglio: Intero' }).click()
  await screen.getByLabelText(/^Cerca un prodotto/).fill('filone')
  await userEvent.keyboard('{Enter}')
  await screen.getByRole('button', { name: 'Aggiungi Filone' }).click()
  await screen.getByLabelText(/^Motivo/).fill('Chiesto al telefono')
  await expectAccessible()
  const send = screen.getByRole('dialog').getByRole('button', { name: 'Cambia i prodotti' })
  await send.click()
  const [ofPart, ofNew] = [
    screen.getByRole('combobox', { name: 'Taglio della parte di Filone · Taglio: Intero' }),
    screen.getByRole('combobox', { name: 'Nuovo: Filone, Taglio' }),
  ]
  await expect.element(ofPart).toBeInvalid()
  await expect.element(ofNew).toBeInvalid()
  expect(shop.sent).toEqual([])
  await ofPart.selectOptions('A fette')
  await ofNew.selectOptions('Intero')
  await send.click()
  await expect
    .poll(() => shop.sent)
    .toMatchObject([
      {
        body: {
          lines: [],
          add: [{ product_id: 8, quantity: 1, params: { taglio: 'intero' } }],
          split: [{ order_item_id: 2, quantity: 1, params: { taglio: 'fette' } }],
        },
      },
    ])
})

test('a part that is not divided after all and a product that is not added after all are not sent', async () => {
  const shop = aShop({ answers: { '/desk/order/products': { products: [loaf] } } })
  const lines = order.lines.map((line) => ({ ...line, name: 'Filone', selectOptions: [taglio] }))
  const screen = await showPage(Component, { ...order, lines })
  await screen.getByRole('button', { name: 'Cambia i prodotti' }).click()
  await screen.getByRole('button', { name: 'Dividi Filone' }).click()
  await screen.getByRole('button', { name: 'Togli: parte di Filone' }).click()
  await screen.getByLabelText(/^Cerca un prodotto/).fill('filone')
  await userEvent.keyboard('{Enter}')
  await screen.getByRole('button', { name: 'Aggiungi Filone' }).click()
  await screen.getByRole('button', { name: 'Togli: nuovo Filone' }).click()
  await screen.getByLabelText(/^Filone \(kg\)/).fill('2')
  await screen.getByLabelText(/^Motivo/).fill('Chiesto al telefono')
  await screen.getByRole('dialog').getByRole('button', { name: 'Cambia i prodotti' }).click()
  await expect.poll(() => shop.sent).toMatchObject([{ body: { add: [], split: [] } }])
})
