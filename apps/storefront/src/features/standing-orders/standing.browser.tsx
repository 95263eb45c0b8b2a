import type { StandingOrdersView } from '@bottega/contract/standing-orders/standing-orders.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPage } from '../../lib/testing/page-scene.tsx'
import StandingOrdersPage from './StandingOrdersPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const order = {
  standingOrderId: 3,
  listId: 5,
  listName: 'Settimana',
  addressId: 7,
  addressName: 'Casa, Via Larga 8, Milano',
  nextDay: '2026-11-25',
  beginMinute: 600,
  endMinute: 720,
  everyWeeks: 1,
}
const choices = {
  lists: [{ value: '5', label: 'Settimana' }],
  addresses: [{ value: '7', label: 'Casa, Via Larga 8, Milano' }],
}
const ordersWith = (...orders: StandingOrdersView['orders']) => ({ most: 5, orders })
const button = (name: string) => page.getByRole('button', { name })

test('one press pauses a standing order, and another resumes it', async () => {
  const { bodies } = await showPage(StandingOrdersPage, {
    data: () => ({ ...ordersWith(order), choices }),
    user: { userId: 5 },
    answers: {
      '/standing-order/pause': () => ordersWith({ ...order, pausedFor: 'customer' }),
      '/standing-order/resume': () => ordersWith(order),
    },
  })
  await expect.element(page.getByText('ogni settimana, 10:00–12:00')).toBeVisible()
  await expectAccessible()
  await userEvent.click(button('Sospendi'))
  await expect.element(page.getByText('L’hai sospesa tu.')).toBeVisible()
  expect(bodies('/standing-order/pause')).toEqual([{ standing_order_id: 3 }])
  await userEvent.click(button('Riprendi'))
  await expect.element(button('Sospendi')).toBeVisible()
})

test('the form asks for a day and the hours of that day, and sends them', async () => {
  const days = [
    { day: '2026-11-18', times: [{ beginMinute: 600, endMinute: 720 }] },
    { day: '2026-11-19', times: [{ beginMinute: 960, endMinute: 1080 }] },
  ]
  const { bodies } = await showPage(StandingOrdersPage, {
    data: () => ({ ...ordersWith(), choices, listId: 5 }),
    user: { userId: 5 },
    answers: { '/standing-order/times': () => ({ days }), '/standing-order/add': () => ordersWith(order) },
  })
  await userEvent.selectOptions(page.getByLabelText('Prima data'), 'gio 19 novembre')
  await expect.element(page.getByLabelText('Ora', { exact: true })).toHaveValue('960-1080')
  await userEvent.selectOptions(page.getByLabelText('Ogni quanto'), 'ogni due settimane')
  await expectAccessible()
  await userEvent.click(button('Crea la spesa fissa'))
  await expect.element(page.getByRole('heading', { name: 'Settimana' })).toBeVisible()
  expect(bodies('/standing-order/add')).toEqual([
    { list_id: 5, address_id: 7, first_day: '2026-11-19', begin_minute: 960, end_minute: 1080, every_weeks: 2 },
  ])
})

test('a proposal of a standing order leads to its page, and its date can be left out', async () => {
  const proposal = { proposalId: 9, day: '2026-11-18' }
  const { bodies } = await showPage(StandingOrdersPage, {
    data: () => ({ ...ordersWith({ ...order, proposal }), choices }),
    user: { userId: 5 },
    answers: {
      '/standing-order/skip': () => ordersWith({ ...order, proposal: { ...proposal, answer: 'skipped' as const } }),
    },
  })
  await expect
    .element(page.getByRole('link', { name: 'Guarda e ordina' }))
    .toHaveAttribute('href', '/profile/standing-orders/9')
  await userEvent.click(button('Salta mer 18 novembre'))
  await expect.element(page.getByText('mer 18 novembre: saltata')).toBeVisible()
  expect(bodies('/standing-order/skip')).toEqual([{ standing_order_id: 3, day: '2026-11-18' }])
})
