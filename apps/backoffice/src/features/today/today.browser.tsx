import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { expect, test } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { Component } from './TodayPage.tsx'

const hours = [10, 11].map((hour) => ({ hour, orders: hour === 10 ? 7 : 0, takings: hour === 10 ? 312.4 : 0 }))
const slot = {
  timeslotId: 7,
  storeId: 5,
  store: 'Milano',
  deliveryService: 'A casa',
  beginTime: '10:00',
  endTime: '12:00',
  active: true,
  capacity: 12,
  left: 5,
  orders: 7,
  byStage: [
    { stage: 'toPick', orders: 2 },
    { stage: 'ready', orders: 5 },
  ],
  late: 2,
}
const day = {
  day: '2026-11-21',
  at: '2026-11-21T09:30:00.000Z',
  stores: [{ storeId: 5, name: 'Milano' }],
  slots: [slot, { ...slot, timeslotId: 8, orders: 0, byStage: [], late: 0 }],
  orders: 7,
  late: 2,
  left: 17,
  takings: 312.4,
  problems: [
    { kind: 'money', count: 1, orderIds: [41] },
    { kind: 'approval', count: 2, orderIds: [] },
  ],
  waiting: { returns: 2, rewards: 0, offers: 1, tills: 1, soldOut: 14 },
  hours,
  weeks: [{ monday: '2026-11-16', orders: 7, takings: 312.4 }],
  storeId: 0,
}

test('the day shows what is late, where places are left and what went wrong, and is clean for axe', async () => {
  const screen = await showPage(Component, day)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Oggi' })).toBeVisible()
  await expect.element(screen.getByText('2 in ritardo')).toBeVisible()
  await expect.element(screen.getByText('5 di 12')).toBeVisible()
  await expect.element(screen.getByText('2 da preparare')).toBeVisible()
  await expect.element(screen.getByText(/1 incasso o rimborso non è riuscito/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: '41' })).toHaveAttribute('href', '/admin/orders/41')
  await expect.element(screen.getByText(/2 aziende aspettano/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Apri' })).toHaveAttribute('href', '/admin/approvals')
  const waiting = screen.getByRole('list', { name: 'Da fare' })
  await expect
    .element(waiting.getByRole('link', { name: '2 resi da decidere' }))
    .toHaveAttribute('href', '/admin/returns')
  await expect
    .element(waiting.getByRole('link', { name: '14 prodotti esauriti' }))
    .toHaveAttribute('href', '/admin/stock')
  expect(waiting.getByRole('listitem').elements()).toHaveLength(4)
  await expect.element(screen.getByRole('heading', { name: /^Consegne e ritiri, 21 nov/ })).toBeVisible()
  expect(screen.getByRole('rowheader', { name: '10:00–12:00' }).elements()).toHaveLength(1)
  await expectAccessible()
})

test('the figures of a plot are a table too', async () => {
  const screen = await showPage(Component, day)
  await screen.getByText('Le cifre').nth(1).click()
  await expect.element(screen.getByRole('cell', { name: /312,40/ })).toBeVisible()
})
