import type { ServedRequestView } from '@bottega/contract/loyalty/rewards.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { aShop } from '../../testing/a-shop.ts'
import { showPage } from '../../testing/show-page.tsx'
import { Component as RewardPage } from './RewardPage.tsx'
import { Component as RewardsPage } from './RewardsPage.tsx'

const request: ServedRequestView = {
  requestId: 9,
  date: '2026-11-20T10:00:00.000Z',
  status: 'requested',
  statusName: 'Richiesto',
  statusDate: '2026-11-20T10:00:00.000Z',
  points: 80,
  mayCancel: true,
  rewards: [{ name: 'Moka', quantity: 1, points: 80 }],
  customer: { userId: 7, name: 'Giulia Bianchi' },
  version: 0,
}
const page = { selPage: 1, totPages: 1, totItems: 1, itemsPerPage: 25 }

afterEach(() => vi.unstubAllGlobals())

test('the list of requests leads to each, and shows the open ones first', async () => {
  const screen = await showPage(RewardsPage, { q: '', status: 'open', requests: [request], page })
  await expect.element(screen.getByRole('link', { name: 'Richiesta 9' })).toHaveAttribute('href', '/admin/rewards/9')
  await expect.element(screen.getByRole('row', { name: /Giulia Bianchi.*1 × Moka.*Richiesto.*80/ })).toBeVisible()
  await expect.element(screen.getByRole('combobox', { name: 'Stato' })).toHaveValue('open')
  await expectAccessible()
})

test('staff put rewards aside, hand them over, and cancel after a question [loyalty-49]', async () => {
  const { sent } = aShop()
  const screen = await showPage(RewardPage, request)
  expect(screen.getByRole('button', { name: 'Consegna' }).elements()).toEqual([])
  await screen.getByRole('button', { name: 'Annulla la richiesta' }).click()
  await expect.element(screen.getByText('80 punti tornano a Giulia Bianchi.')).toBeVisible()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Chiudi la finestra' }).click()
  await screen.getByRole('button', { name: 'Metti da parte' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Metti da parte' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  const ready = await showPage(RewardPage, { ...request, status: 'ready', version: 1 })
  await ready.getByRole('button', { name: 'Consegna' }).click()
  await ready.getByRole('dialog').getByRole('button', { name: 'Consegna' }).click()
  await expect
    .poll(() => sent)
    .toEqual([
      { path: '/ebsn/api/loyalty/serve-reward-request', body: { request_id: 9, version: 0, status: 'ready' } },
      { path: '/ebsn/api/loyalty/serve-reward-request', body: { request_id: 9, version: 1, status: 'handedOver' } },
    ])
})

test('with a request that is over there is nothing left to do, and the page says so', async () => {
  const screen = await showPage(RewardPage, { ...request, status: 'handedOver', version: 2 })
  await expect.element(screen.getByText('Qui non c’è più niente da fare.')).toBeVisible()
  expect(screen.getByRole('button').elements()).toEqual([])
  await expectAccessible()
})
