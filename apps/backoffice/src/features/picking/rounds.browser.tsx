import type { DeliveryRound, DeliveryStop } from '@bottega/contract/fulfilment/rounds.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aShop } from '../../testing/a-shop.ts'
import { showPage } from '../../testing/show-page.tsx'
import { presses } from './presses/presses.ts'
import { Component as RoundsPage } from './RoundsPage.tsx'
import { anOrder, nothingToDo } from './testing/pick-lists.ts'
import { aPickingShop, leavePicking } from './testing/picking-shop.ts'

afterEach(leavePicking)

const aStop = (orderId: number, customer: string): DeliveryStop => ({
  orderId,
  customer,
  address: 'Via Larga 8, 20122 Milano',
  positionUnknown: false,
  status: 'In magazzino',
  bags: 2,
  crates: 1,
  toCollect: 12.5,
  can: { load: true, depart: true },
})
const [lia, ugo, ida] = [aStop(31, 'Lia De Luca'), aStop(32, 'Ugo Sala'), aStop(33, 'Ida Rossi')]

const aRound = (fields: Partial<DeliveryRound> = {}): DeliveryRound => ({
  timeslotId: 9,
  warehouseId: 4,
  warehouseName: 'Milano',
  deliveryService: 'A casa',
  beginTime: '10:00',
  endTime: '12:00',
  version: 0,
  drivers: [
    { staffId: 7, name: 'Anna Verdi' },
    { staffId: 8, name: 'Piero Neri' },
  ],
  byHand: false,
  stops: [lia, ugo, ida],
  ...fields,
})

/** The page of a round, and the shop behind it: `now` is what the shop has at each moment. */
async function showRound(start = aRound()) {
  const now = { round: start }
  await showPage(RoundsPage, () => ({ day: '2026-11-24', rounds: [now.round], copiedAt: undefined }))
  return now
}

const customers = () =>
  page
    .getByRole('heading', { level: 3 })
    .elements()
    .map((one) => one.textContent?.replace(/^.* · /, ''))
const earlier = (customer: string) =>
  page.getByRole('button', { name: `Prima: porta più avanti la fermata di ${customer}` })
const later = (customer: string) =>
  page.getByRole('button', { name: `Dopo: porta più indietro la fermata di ${customer}` })

test('a stop is moved by a key on a phone: its place is told, its button keeps the focus, and the shop keeps the order [rounds-10]', async () => {
  await page.viewport(390, 844)
  const moved = aRound({ version: 1, byHand: true, stops: [ugo, lia, ida] })
  const shop = aShop({ answers: { '/round-stop': { round: moved } } })
  const now = await showRound()
  await expect.element(earlier('Lia De Luca')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(later('Ida Rossi')).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible()
  now.round = moved
  later('Lia De Luca').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Lia De Luca: ora è la fermata 2 di 3.')).toBeVisible()
  await expect.poll(customers).toEqual(['Ugo Sala', 'Lia De Luca', 'Ida Rossi'])
  await expect.element(later('Lia De Luca')).toHaveFocus()
  expect(page.getByText('Lia De Luca: ora è la fermata 2 di 3.').element().getAttribute('aria-live')).toBe('polite')
  const body = { timeslot_id: 9, warehouse_id: 4, version: 0, order_id: 31, move: 'down' }
  expect(shop.sent.map((one) => one.body)).toEqual([body])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await expectAccessible()
})

test('stops that somebody put by hand are proposed again by a press, and a faster colleague is named [rounds-11]', async () => {
  const byHand = aRound({ version: 3, byHand: true, stops: [ida, lia, ugo] })
  const shop = aShop({ refusing: 'Intanto Olga ha cambiato qualcosa.', answers: {} })
  const now = await showRound(byHand)
  await page.getByRole('button', { name: 'Proponi di nuovo' }).click()
  await expect.element(page.getByText('Intanto Olga ha cambiato qualcosa.')).toBeVisible()
  shop.refusing = undefined
  shop.answers = { '/round-propose': { round: aRound({ version: 4 }) } }
  now.round = aRound({ version: 4 })
  await page.getByRole('button', { name: 'Proponi di nuovo' }).click()
  await expect.element(page.getByText('Le fermate sono di nuovo nell’ordine proposto.')).toBeVisible()
  await expect.element(page.getByText('Intanto Olga ha cambiato qualcosa.')).not.toBeInTheDocument()
  await expect.poll(customers).toEqual(['Lia De Luca', 'Ugo Sala', 'Ida Rossi'])
  expect(page.getByRole('button', { name: 'Proponi di nuovo' }).elements()).toEqual([])
})

/** The stops that are marked, as their customers. */
const markedUnknown = () =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByText('Posizione sconosciuta', { exact: true }) })
    .getByRole('heading')
    .elements()
    .map((one) => one.textContent?.replace(/^.* · /, ''))

test('the length of a round is told as straight lines, and stops of unknown position are named [rounds-28]', async () => {
  await page.viewport(390, 844)
  aShop()
  await showRound(aRound({ metres: 12_345, stops: [lia, { ...ugo, positionUnknown: true }, ida] }))
  await expect.element(page.getByText(/^Circa 12,3\skm in linea d’aria dal negozio, con il ritorno\./)).toBeVisible()
  await expect.element(page.getByText(/Posizione sconosciuta per 1 fermata: /)).toBeVisible()
  expect(markedUnknown()).toEqual(['Ugo Sala'])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await expectAccessible()
})

test('a round without any position says so once, and marks no stop [rounds-30]', async () => {
  aShop()
  const nowhere = { positionUnknown: true }
  await showRound(
    aRound({
      stops: [
        { ...lia, ...nowhere },
        { ...ida, ...nowhere },
      ],
    }),
  )
  await expect.element(page.getByText(/^Di nessuna fermata si conosce la posizione/)).toBeVisible()
  expect(markedUnknown()).toEqual([])
})

test('a driver is chosen among the staff or written as a name, and of two people the second decides again [rounds-12]', async () => {
  const shop = aShop({ answers: {} })
  const now = await showRound()
  await expect.element(page.getByText('Conducente: ancora nessuno')).toBeVisible()
  await page.getByRole('button', { name: 'Scegli chi guida' }).click()
  await page.getByLabelText('Conducente').selectOptions('Piero Neri')
  await expectAccessible()
  shop.refusing = 'Intanto Olga ha cambiato qualcosa.'
  now.round = aRound({ version: 1, driver: { staffId: 7, name: 'Anna Verdi' } })
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect.element(page.getByText('Intanto Olga ha cambiato qualcosa.')).toBeVisible()
  shop.refusing = undefined
  await page.getByLabelText('Conducente').selectOptions('Un’altra persona')
  await page.getByRole('textbox', { name: /^Nome/ }).fill('Corrieri Rossi')
  now.round = aRound({ version: 2, driver: { name: 'Corrieri Rossi' } })
  await page.getByRole('dialog').getByRole('button', { name: 'Procedi lo stesso' }).click()
  await expect.element(page.getByText('Conducente: Corrieri Rossi')).toBeVisible()
  const seen = { timeslot_id: 9, warehouse_id: 4 }
  expect(shop.sent.map((one) => one.body)).toEqual([
    { ...seen, version: 0, staff_id: 8 },
    { ...seen, version: 1, name: 'Corrieri Rossi' },
  ])
})

test('a copy of a round shows its driver and its stops, and asks for no decision on them [rounds-13]', async () => {
  aShop()
  const rounds = [aRound({ byHand: true, driver: { name: 'Corrieri Rossi' } })]
  await showPage(RoundsPage, { day: '2026-11-24', rounds, copiedAt: Date.now() })
  await expect.element(page.getByText('Conducente: Corrieri Rossi')).toBeVisible()
  for (const name of ['Cambia chi guida', 'Proponi di nuovo', 'Stampa il giro con le bolle', /^Prima/])
    expect(page.getByRole('button', { name }).elements()).toEqual([])
})

test('a round is printed with its notes by one press [rounds-15]', async () => {
  aShop()
  const asked = vi.fn<(url: string) => void>()
  const answering = globalThis.fetch
  vi.stubGlobal('fetch', (url: RequestInfo | URL, init?: RequestInit) => {
    asked(url instanceof Request ? url.url : String(url))
    return answering(url, init)
  })
  await showRound()
  await page.getByRole('button', { name: 'Stampa il giro con le bolle' }).click()
  await expect.poll(() => asked.mock.calls.flat().at(-1)).toMatch(/round-paper\?timeslot_id=9&warehouse_id=4$/)
})

test('a round lists its stops with what each gets and pays, and all are loaded and leave by two presses, without a connection too', async () => {
  const shop = aPickingShop(anOrder({ can: nothingToDo }))
  shop.isReached = false
  const stops = [
    { ...lia, phone: '+39 02 123456' },
    { ...ugo, toCollect: 0 },
  ]
  await showPage(RoundsPage, { day: '2026-11-24', rounds: [aRound({ drivers: [], stops })] })
  await expect.element(page.getByText('Milano · 2 fermate')).toBeVisible()
  await expect.element(page.getByRole('listitem').nth(1).getByText('Fermata 2')).toBeVisible()
  await expect.element(page.getByText('Da incassare alla consegna 12,50 €')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Tutto sul furgone' }).click()
  await page.getByRole('button', { name: 'Partiti tutti' }).click()
  await expect.element(page.getByText('2 pressioni aspettano', { exact: true }).first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Partiti tutti' })).not.toBeInTheDocument()
  await expectAccessible()
  shop.isReached = true
  await presses.send('admin')
  expect(shop.sent.map(({ body }) => body)).toEqual([
    { order_id: 31, step: 'load' },
    { order_id: 32, step: 'load' },
    { order_id: 31, step: 'depart' },
    { order_id: 32, step: 'depart' },
  ])
})

test('a round that has left is not offered to the van again, and a name stands beside its value', async () => {
  await page.viewport(1280, 900)
  const left = { status: 'In viaggio', note: 'Terzo piano\nSuonare due volte', can: { load: true, depart: false } }
  const round = aRound({ drivers: [], stops: [{ ...lia, ...left, phone: '+39 02 123456' }] })
  await showPage(RoundsPage, { day: '2026-11-24', rounds: [round] })
  await expect.element(page.getByText('In viaggio')).toBeVisible()
  expect(page.getByRole('button', { name: 'Tutto sul furgone' }).elements()).toEqual([])
  const [label, link] = [page.getByText('Telefono'), page.getByRole('link', { name: '+39 02 123456' })]
  const middleOf = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return (top + bottom) / 2
  }
  expect(Math.abs(middleOf(label.element()) - middleOf(link.element()))).toBeLessThan(4)
})
