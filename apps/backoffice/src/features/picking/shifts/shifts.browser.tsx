import { RefusalError } from '@bottega/contract/api.ts'
import { fulfilmentShiftsFile } from '@bottega/contract/fulfilment/calls.ts'
import type { ShiftView } from '@bottega/contract/fulfilment/shifts.ts'
import { anonymousUser } from '@bottega/contract/general-failure.ts'
import { silence } from '@bottega/contract/silence.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '../../../lib/api.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { Component as OwnShiftPage } from './OwnShiftPage.tsx'
import { Component as ShiftsPage } from './ShiftsPage.tsx'

const milano = { storeId: 5, name: 'Milano' }
const own = { lines: 41, pieces: 63, kilograms: 4.25, shorts: 2, substitutes: 1, orders: 3 }
const times = { firstAt: '2026-11-17T07:05:00Z', lastAt: '2026-11-17T11:40:00Z' }
const anna: ShiftView = {
  staffId: 7,
  name: 'Anna Verdi',
  ...own,
  ...times,
  corrections: 4,
  activeMinutes: 95,
  linesPerHour: 26,
}
const piero: ShiftView = {
  ...anna,
  staffId: 8,
  name: 'Piero Neri',
  lines: 1,
  activeMinutes: 3,
  linesPerHour: null,
}
const shifts = {
  asked: { store_id: 5, day: '2026-11-17' },
  today: '2026-11-17',
  stores: [milano, { storeId: 6, name: 'Torino' }],
  store: milano,
  shifts: [anna, piero],
}
const cellsOf = (name: RegExp) =>
  page
    .getByRole('row', { name })
    .getByRole('cell')
    .elements()
    .map(({ textContent }) => textContent)

test('a picker reads what they picked today, without speed and without colleagues [shift-8]', async () => {
  await page.viewport(390, 844)
  const screen = await showPage(OwnShiftPage, { day: '2026-11-17', shift: { ...own, ...times }, stores: [] })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Il mio turno' })).toBeVisible()
  await expect.element(screen.getByText('4,25')).toBeVisible()
  await expect.element(screen.getByText('08:05')).toBeVisible()
  await expect.element(screen.getByText('12:40')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Turni per persona' }).elements()).toHaveLength(0)
  expect(screen.getByText(/all’ora/).elements()).toHaveLength(0)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await expectAccessible()
})

test('where figures by person are shown, a shopkeeper finds the way to them on their own shift [shift-9]', async () => {
  const shift = { ...own, lines: 0, orders: 0 }
  const screen = await showPage(OwnShiftPage, { day: '2026-11-17', shift, stores: [milano] }, 'de')
  await expect.element(screen.getByText('Du hast heute noch nichts gepackt.')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Schichten nach Person' }))
    .toHaveAttribute('href', '/admin/picking/shifts')
})

test('a day of a store is a table of its pickers and a file, and the page says that the look is in the log [shift-10]', async () => {
  await page.viewport(1280, 800)
  const screen = await showPage(ShiftsPage, shifts)
  await expect.element(screen.getByText(/resta nel registro/)).toBeVisible()
  expect(cellsOf(/Anna/)).toEqual(['41', '63', '4,25', '2', '1', '4', '3', '08:05–12:40', '95\u00A0min', '26'])
  expect(cellsOf(/Piero/).slice(-2)).toEqual(['3\u00A0min', '–'])
  await expect.element(screen.getByLabelText(/Giorno/)).toHaveAttribute('min', '2026-10-18')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280)
  await expectAccessible()
  const refused = { ...silence, status: 2, errors: [{ code: 'error.request.tooMany', error: 'Troppe richieste' }] }
  const call = vi.spyOn(api, 'call').mockRejectedValue(new RefusalError(refused, anonymousUser, 200))
  await screen.getByRole('button', { name: 'Scarica la tabella (CSV)' }).click()
  await expect.element(screen.getByText('Troppe richieste')).toBeVisible()
  expect(call).toHaveBeenCalledWith(fulfilmentShiftsFile, { query: { ...shifts.asked, format: 'csv' } })
  call.mockRestore()
})

test('on a phone the table makes the page no wider, and a day without picking says so [shift-11]', async () => {
  await page.viewport(390, 844)
  await showPage(ShiftsPage, shifts, 'de')
  await expect.element(page.getByText('Anna Verdi')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await expectAccessible()
  const empty = await showPage(ShiftsPage, { ...shifts, shifts: [] }, 'en')
  await expect.element(empty.getByText('Nobody picked orders in this store on that day.')).toBeVisible()
  expect(empty.getByRole('button', { name: /Download/ }).elements()).toHaveLength(0)
})
