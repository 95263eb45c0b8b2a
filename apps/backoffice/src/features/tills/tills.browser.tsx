import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { aShop } from '../../testing/a-shop.ts'
import { showPage } from '../../testing/show-page.tsx'
import { Component as TillPage } from './TillPage.tsx'
import { Component as TillsPage } from './TillsPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const money = {
  takings: 3,
  cash: 61.4,
  card: 20,
  vouchers: 16,
  short: 2,
  firstAt: '2026-11-24T09:10:00.000Z',
  lastAt: '2026-11-24T11:40:00.000Z',
}
const till = { storeId: 1, store: 'Milano', staffId: 7, staffName: 'Dario Pini', ...money }
const closing = {
  closingId: 12,
  ...till,
  counted: 60.4,
  difference: -1,
  reason: 'Manca un euro',
  closedBy: 'Silvia Greco',
  closedAt: '2026-11-24T12:00:00.000Z',
}
const page = { selPage: 1, totPages: 1, totItems: 1, itemsPerPage: 50 }
const listed = {
  asked: {},
  today: '2026-11-24',
  stores: [{ storeId: 1, name: 'Milano' }],
  open: [till],
  closings: [closing],
  page,
}

test('the cash of a till is counted and sent with what was seen, and a closing shows its difference [tills-7]', async () => {
  const { sent } = aShop()
  const screen = await showPage(TillsPage, listed)
  await expect
    .element(screen.getByRole('row', { name: /Dario Pini.*Milano.*61,40.*20,00.*16,00/ }).first())
    .toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Chiusura 12' })).toHaveAttribute('href', '/admin/tills/12')
  await expectAccessible()
  await screen.getByRole('button', { name: 'Chiudi' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByLabelText(/^Contanti contati/).fill('60,40')
  await dialog.getByLabelText(/^Motivo/).fill('Manca un euro')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Chiudi' }).last().click()
  const body = { store_id: 1, staff_id: 7, takings: 3, cash_cents: 6140, counted_cents: 6040, reason: 'Manca un euro' }
  await expect.poll(() => sent).toEqual([{ path: '/api/tills/close', body }])
})

test('a closing names its orders with what each brought in', async () => {
  const taking = { orderId: 31, at: money.firstAt, due: 43.2, cash: 43.2, card: 0, vouchers: 0, short: 0 }
  const screen = await showPage(TillPage, { closing, takings: [taking] })
  await expect.element(screen.getByRole('row', { name: /31.*43,20/ })).toBeVisible()
  await expect.element(screen.getByText('Manca un euro')).toBeVisible()
  await expectAccessible()
})
