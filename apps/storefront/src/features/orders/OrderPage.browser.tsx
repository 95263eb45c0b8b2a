import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { create } from 'qrcode'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../lib/testing/page-scene.tsx'
import { CartContext } from '../cart-store/cart-context.ts'
import { cartStore } from '../cart-store/cart-store.ts'
import { waitingShop } from '../cart-store/testing.ts'
import { shopperStore } from '../../lib/visit/shopper.ts'
import { orderOf } from './order-testing.ts'
import OrderPage from './OrderPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const answers = { '/document/list': () => ({ documents: [], years: [] }) }

/** The page with a cart to order into again. */
function Shown(props: { loaderData: object }) {
  const shopper = shopperStore({ user: {} as never, cart: { cartItems: [] } as never })
  const store = cartStore({ shopper, api: waitingShop().api, notify: () => false })
  const Page = OrderPage as unknown as (given: { loaderData: object }) => React.ReactNode
  return (
    <CartContext value={store}>
      <Page {...props} />
    </CartContext>
  )
}

test('what was not there, replaced and weighed stands beside its line [life-5]', async () => {
  const [jam, apples] = orderOf().orderItems
  if (jam === undefined || apples === undefined) expect.unreachable()
  const orderItems = [
    { ...jam, quantityPrepared: 0, total: 0, isReplaced: true },
    { ...jam, orderItemId: 3, name: 'Marmellata', quantityOrdered: 0, quantityPrepared: 4, replacesOrderItemId: 1 },
    { ...apples, quantityPrepared: 0.62 },
  ]
  await showPage(Shown, { data: () => ({ order: orderOf({ orderItems }), note: undefined }), answers })
  await expect.element(page.getByText('Non c’era: lo abbiamo sostituito')).toBeVisible()
  await expect.element(page.getByText('Al posto di Confettura')).toBeVisible()
  await expect.element(page.getByText('Messo nella spesa: 0,62 kg')).toBeVisible()
  await expectAccessible()
})

test('a substitute says what was packed of it, a weighed piece its weight and the price of the kilogram [orders-201]', async () => {
  const [jam] = orderOf().orderItems
  if (jam === undefined) expect.unreachable()
  const cheese = { ...jam, orderItemId: 4, name: 'Caciotta', quantityOrdered: 1, quantityPrepared: 1, unitPrice: 9.52 }
  const orderItems = [
    { ...jam, quantityPrepared: 0, total: 0, isReplaced: true },
    {
      ...jam,
      orderItemId: 3,
      name: 'Marmellata',
      unitPrice: 1.83,
      quantityOrdered: 0,
      quantityPrepared: 4,
      replacesOrderItemId: 1,
    },
    { ...cheese, weightPrepared: 0.92, pricePerKilogram: 11.9, total: 10.95 },
  ]
  await showPage(Shown, { data: () => ({ order: orderOf({ orderItems }), note: undefined }), answers })
  await expect.element(page.getByText('4 × 1,83 €')).toBeVisible()
  await expect.element(page.getByText('0,920 kg × 11,90 €/kg')).toBeVisible()
  expect(document.body.innerText).not.toMatch(/(?<!\d)0 ×|Messo nella spesa: 4/)
  await expectAccessible()
})

test('a line says what its customer wrote to the picker', async () => {
  const [jam, apples] = orderOf().orderItems
  if (jam === undefined || apples === undefined) expect.unreachable()
  const orderItems = [jam, { ...apples, lineNote: 'Mature, per stasera' }]
  await showPage(Shown, { data: () => ({ order: orderOf({ orderItems }), note: undefined }), answers })
  await expect.element(page.getByText('Il tuo desiderio: «Mature, per stasera»')).toBeVisible()
})

test('what was held, taken and given back stands with its day [orders-202]', async () => {
  const name = 'Carta online'
  const movements = [
    { kind: 'held', name, amount: 67.09, at: '2026-11-20T08:30:00Z' },
    { kind: 'taken', name, amount: 51.91, at: '2026-11-21T08:30:00Z' },
    { kind: 'givenBack', name, amount: 5, at: '2026-11-25T08:30:00Z' },
  ] as const
  await showPage(Shown, { data: () => ({ order: orderOf({ movements: [...movements] }), note: undefined }), answers })
  const shown = () =>
    page
      .getByRole('list', { name: 'Riservato, addebitato, restituito' })
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent)
  await expect
    .poll(shown)
    .toEqual([
      expect.stringMatching(/Riservati 67,09.*20 novembre/),
      expect.stringMatching(/Pagati 51,91.*21 novembre/),
      expect.stringMatching(/Restituiti 5,00.*25 novembre/),
    ])
  await expectAccessible()
})

test('an address without a name of its own says its street once', async () => {
  const { shippingAddress } = orderOf()
  const { address1, addressNumber } = shippingAddress
  const named = { ...shippingAddress, addressName: `${address1} ${addressNumber}` }
  await showPage(Shown, { data: () => ({ order: orderOf({ shippingAddress: named }), note: undefined }), answers })
  const shown = () => document.querySelector('address')?.innerText.trim().split('\n')
  await expect.poll(shown).toEqual(['Via Larga 8', '20122 Milano MI'])
})

test('while the van is on its way an order says how many stops come first [status-2]', async () => {
  const order = orderOf({ status: { orderStatusId: 7, name: 'In consegna' } })
  const calls = { ...answers, '/order/stop': () => ({ stop: { number: 7, of: 12, before: 2 } }) }
  await showPage(Shown, { data: () => ({ order, note: undefined }), answers: calls })
  const said = 'Il furgone fa ancora 2 tappe prima della tua. Sei la tappa 7 di 12.'
  await expect.element(page.getByText(said)).toBeVisible()
  await expectAccessible()
})

test('an order says what happens at the door, why it does not hold, and takes another answer [door-6]', async () => {
  const { shippingAddress, can } = orderOf()
  const asked: unknown[] = []
  const calls = {
    ...answers,
    '/order/save-door': (body: unknown) => {
      asked.push(body)
      return { data: { order: orderOf() } }
    },
  }
  const wine = { ...shippingAddress, floor: '3', lift: false, ifAbsent: 'wait', because: 'adults' } as const
  const order = orderOf({ shippingAddress: wine, can: { ...can, saveDoor: true } })
  await showPage(Shown, { data: () => ({ order, note: undefined }), answers: calls })
  await expect.element(page.getByText('Piano 3, senza ascensore')).toBeVisible()
  await expect.element(page.getByText(/si consegna in mano a un maggiorenne/)).toBeVisible()
  await page.getByText('Cosa fare alla porta').click()
  await page.getByRole('radio', { name: 'Lascia a un vicino' }).click()
  await page.getByRole('textbox', { name: /^Nome del vicino/ }).fill(' Bianchi ')
  await expectAccessible()
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect
    .poll(() => asked)
    .toEqual([{ order_id: order.orderId, floor: '3', lift: false, ifAbsent: 'neighbour', neighbour: 'Bianchi' }])
})

test.each([
  [true, 1],
  [false, 0],
])('a return is offered while goods can be returned: %s [aftersales-56]', async (may, links) => {
  const order = orderOf({ can: { ...orderOf().can, return: may } })
  await showPage(Shown, { data: () => ({ order, note: undefined }), answers })
  await expect.element(page.getByRole('button', { name: 'Ordina di nuovo' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Chiedi un reso' }).elements()).toHaveLength(links)
})

test.each([
  [true, ['/recesso?order=31']],
  [false, []],
])('the way to withdraw is there while its time runs: %s [withdrawal-23]', async (withdraw, hrefs) => {
  const order = orderOf({ can: { ...orderOf().can, withdraw } })
  await showPage(Shown, { data: () => ({ order, note: undefined }), answers })
  await expect.element(page.getByRole('button', { name: 'Ordina di nuovo' })).toBeVisible()
  const links = page.getByRole('link', { name: 'Recedere dal contratto' }).elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs)
})

test('goods that wait at the counter have their code, said and as a picture [life-6]', async () => {
  const prepared = { orderStatusId: 6, name: 'Preparato' }
  await showPage(Shown, {
    data: () => ({ order: orderOf({ status: prepared, handoverCode: '204518' }), note: undefined }),
    answers,
  })
  await expect.element(page.getByText('204518')).toBeVisible()
  await page.getByRole('button', { name: 'Mostra il codice QR' }).click()
  await expect.element(page.getByRole('button', { name: 'Mostra il codice QR' })).not.toBeInTheDocument()
  const { modules } = create('31-204518', { errorCorrectionLevel: 'M' })
  const dark = [...modules.data].flatMap((cell, index) =>
    cell ? [`${index % modules.size} ${Math.floor(index / modules.size)}`] : [],
  )
  const drawn = document.querySelector('svg[shape-rendering] path')?.getAttribute('d') ?? ''
  expect([...drawn.matchAll(/M(\d+ \d+)h1v1h-1z/g)].map(([, cell]) => cell)).toEqual(dark)
  await expectAccessible()
})

test.each([
  [10, 'Questo ordine non ha documenti.'],
  [3, 'Lo scontrino arriva quando la spesa parte, o quando la ritiri.'],
])('an order of status %i without documents says: %s', async (orderStatusId, text) => {
  const order = orderOf({ status: { orderStatusId, name: 'Stato' } })
  await showPage(Shown, { data: () => ({ order, note: undefined }), answers })
  await expect.element(page.getByText(text)).toBeVisible()
})

test.each([
  [1, /Non è ancora pagato. Puoi pagarlo fino alle 11:30/],
  [2, /La banca non ci ha ancora detto com’è andata/],
  [11, /Non è ancora pagato. Puoi pagarlo fino alle 11:30/],
])('an order of status %i can be paid, paid in another way and cancelled, and nothing else', async (id, text) => {
  const can = { ...orderOf().can, retryPayment: true, cancel: true, reorder: false, return: false }
  const order = orderOf({ status: { orderStatusId: id, name: 'Stato' }, can, payableUntil: '2026-11-26T10:30:00Z' })
  await showPage(Shown, { data: () => ({ order, note: undefined }), answers })
  await expect.element(page.getByText(text)).toBeVisible()
  const actions = page
    .getByRole('button')
    .elements()
    .map((element) => element.textContent)
  expect(actions.filter((name) => name !== '')).toEqual(['Paga ora', 'Annulla l’ordine', 'Stampa'])
  await expect.element(page.getByRole('link', { name: 'Paga in un altro modo' })).toBeVisible()
  await expectAccessible()
})

test('an order that was not paid in time offers no payment, and says why', async () => {
  const can = { ...orderOf().can, retryPayment: false, cancel: true, reorder: false, return: false }
  const order = orderOf({ status: { orderStatusId: 11, name: 'Non pagato' }, can })
  await showPage(Shown, { data: () => ({ order, note: undefined }), answers })
  await expect.element(page.getByText('Non è stato pagato in tempo: viene annullato.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Paga ora' }).elements()).toHaveLength(0)
  await expect.element(page.getByRole('button', { name: 'Annulla l’ordine' })).toBeVisible()
})
