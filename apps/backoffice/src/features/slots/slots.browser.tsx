import type { CalendarSlot } from '@bottega/contract/staff-slots/staff-slots.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { aShop } from '../../testing/a-shop.ts'
import { showPage } from '../../testing/show-page.tsx'
import { Component as CalendarPage } from './CalendarPage.tsx'
import { Component as TemplatesPage } from './TemplatesPage.tsx'

const slot: CalendarSlot = {
  timeslotId: 7,
  version: 2,
  deliveryServiceId: 2,
  date: '2026-11-24',
  beginTime: '10:00',
  endTime: '12:00',
  capacity: 12,
  booked: 5,
  held: 1,
  cutoffMinutes: 720,
  active: true,
  isPast: false,
}
const calendar = {
  stores: [{ storeId: 1, name: 'Milano' }],
  services: [{ deliveryServiceId: 2, name: 'A casa' }],
  storeId: 1,
  service: 0,
  today: '2026-11-23',
  days: ['2026-11-23', '2026-11-24', '2026-11-25'],
  slots: [slot],
  closedDays: [{ date: '2026-11-25', deliveryServiceId: 0, reason: 'Patrono' }],
}

afterEach(() => vi.unstubAllGlobals())

test('a day shows its slots with what is taken, and a slot is changed by the version that was seen', async () => {
  const { sent } = aShop()
  await showPage(CalendarPage, calendar)
  await expect.element(page.getByText('Nessuna fascia.')).toBeVisible()
  await page.getByRole('button', { name: /^mer 25 nov chiuso/ }).click()
  await expect.element(page.getByText('Chiuso: Patrono')).toBeVisible()
  await page.getByRole('button', { name: 'mar 24 nov 5 di 12 ordini' }).click()
  await expect.element(page.getByRole('heading', { level: 3, name: 'A casa' })).toBeVisible()
  await expect.element(page.getByRole('listitem').getByText('5 di 12 ordini').last()).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Modifica 10:00–12:00 A casa' }).click()
  await expect.element(page.getByText('Almeno 6: sono già presi.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('spinbutton', { name: /^Ordini al massimo/ }).fill('20')
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect
    .poll(() => sent)
    .toEqual([
      {
        path: '/api/slots/change',
        body: { timeslot_id: 7, version: 2, capacity: 20, cutoff_minutes: 720, active: true },
      },
    ])
})

test('what a colleague changed of a slot meanwhile stands beside one’s own change', async () => {
  const error = 'Pia Rossi ha cambiato qualcosa nel frattempo.'
  const { sent } = aShop({ refusing: error })
  const read = () => ({ ...calendar, slots: [sent.length === 0 ? slot : { ...slot, version: 3, capacity: 15 }] })
  await showPage(CalendarPage, read)
  await page.getByRole('button', { name: /^mar 24 nov/ }).click()
  await page.getByRole('button', { name: 'Modifica 10:00–12:00 A casa' }).click()
  await page.getByRole('spinbutton', { name: /^Ordini al massimo/ }).fill('20')
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect.element(page.getByText(error)).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Ordini al massimo.*15.*12.*20/ })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Procedi lo stesso' }).click()
  await expect.poll(() => sent.map(({ body }) => body)).toMatchObject([{ version: 2 }, { version: 3 }])
})

test('who is concerned by closing a day stands there by name before it is closed, read again where the shop was not reached', async () => {
  const orders = [
    {
      orderId: 41,
      customer: 'Lia De Luca',
      phone: '+39 347 1234567',
      deliveryService: 'A casa',
      status: 'Ordinato',
      canChoose: true,
      beginTime: '10:00',
      endTime: '12:00',
    },
    {
      orderId: 42,
      customer: 'Ugo Neri',
      phone: '',
      deliveryService: 'A casa',
      status: 'Preparato',
      canChoose: false,
      beginTime: '10:00',
      endTime: '12:00',
    },
  ]
  const shop = aShop({ isReached: false, answers: { '/slots/day': { orders } } })
  await showPage(CalendarPage, calendar)
  await page.getByRole('button', { name: /^mar 24 nov/ }).click()
  await page.getByRole('button', { name: 'Chiudi il giorno' }).click()
  const retry = page.getByRole('button', { name: 'Riprova' })
  await expect.element(retry).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Chiudi', exact: true })).toBeDisabled()
  await expectAccessible()
  shop.isReached = true
  await retry.click()
  await expect.element(page.getByText('2 ordini in questo giorno.')).toBeVisible()
  await expect.element(page.getByText('1 cliente riceve una mail e sceglie un altro orario:')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '41 · Lia De Luca' })).toBeVisible()
  const left = page.getByRole('status').filter({ hasText: 'Di 1 ordine il cliente non può più cambiare l’orario' })
  await expect.element(left).toBeVisible()
  await expect.element(page.getByText('10:00–12:00 · A casa · Preparato')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: '42 · Ugo Neri' }))
    .toHaveAttribute('href', expect.stringContaining('/orders/42'))
  await expectAccessible()
  await page.getByLabelText(/^Motivo/).fill('Strade ghiacciate')
  await page.getByRole('button', { name: 'Chiudi e avvisa 1 cliente' }).click()
  await expect
    .poll(() => shop.sent[0]?.body)
    .toEqual({ store_id: 1, day: '2026-11-24', reason: 'Strade ghiacciate', orders: 2 })
})

test('orders that still stand on a closed day are shown on it', async () => {
  const still = { orderId: 42, customer: 'Ugo Neri', phone: '', deliveryService: 'A casa', status: 'Preparato' }
  const orders = [{ ...still, canChoose: false, beginTime: '10:00', endTime: '12:00' }]
  aShop({ answers: { '/slots/day': { orders } } })
  await showPage(CalendarPage, calendar)
  expect(page.getByRole('link', { name: '42 · Ugo Neri' }).elements()).toEqual([])
  await page.getByRole('button', { name: /^mer 25 nov chiuso/ }).click()
  await expect.element(page.getByText(/^In questo giorno chiuso c’è ancora 1 ordine/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: '42 · Ugo Neri' })).toBeVisible()
  await expectAccessible()
})

test('the weekly pattern names each window with capacity and cut-off, and is clean for axe', async () => {
  const template = { templateId: 3, version: 0, deliveryServiceId: 2, weekday: 6, capacity: 12, cutoffMinutes: 90 }
  const templates = [{ ...template, beginTime: '10:00', endTime: '12:00', active: false }]
  await showPage(TemplatesPage, { stores: calendar.stores, services: calendar.services, storeId: 1, templates })
  await expect.element(page.getByText('Nessuna fascia settimanale.')).toBeVisible()
  await page.getByRole('button', { name: 'sab 1 fascia' }).click()
  await expect.element(page.getByRole('rowheader', { name: 'sabato 10:00–12:00' })).toBeVisible()
  await page.viewport(390, 844)
  const cell = document.querySelector('td:last-child') ?? expect.unreachable('no cell')
  expect(getComputedStyle(cell, '::before').content).toBe('none')
  await expect.element(page.getByText('1,5 h')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Aggiungi una fascia' }).click()
  await expect.element(page.getByRole('combobox', { name: 'Giorno' })).toHaveValue('1')
  await expectAccessible()
})

test.each(['light', 'dark'])('how full a slot is shows in the colour of the shop, %s', async (theme) => {
  document.documentElement.dataset['theme'] = theme
  onTestFinished(() => {
    delete document.documentElement.dataset['theme']
  })
  await showPage(CalendarPage, { ...calendar, slots: [{ ...slot, date: '2026-11-23', booked: 6, held: 0 }] })
  const meter = page.getByRole('meter')
  const [taken, free] = await coloursAt(meter, [0.25, 0.75])
  expect(taken).toBe(colourOf('--primary'))
  expect(free).toBe(colourOf('--tint-strong'))
})

/** The colours a screen shows at parts of the width of an element, halfway down. */
async function coloursAt(of: Locator, parts: readonly number[]): Promise<string[]> {
  const base64 = await of.screenshot({ save: false })
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
  context?.drawImage(picture, 0, 0)
  return parts.map((part) => {
    const [red, green, blue] = context?.getImageData(picture.width * part, picture.height / 2, 1, 1).data ?? []
    return `rgb(${red}, ${green}, ${blue})`
  })
}

/** A token as the browser computes it. */
function colourOf(token: string): string {
  const probe = document.createElement('i')
  probe.style.color = `var(${token})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
