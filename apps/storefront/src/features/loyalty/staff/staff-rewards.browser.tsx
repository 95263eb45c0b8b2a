import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPage } from '../../../lib/testing/page-scene.tsx'
import StaffRewardsPage from './StaffRewardsPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const request = (requestId: number, status: string) => ({
  requestId,
  date: '2026-11-20T10:00:00.000Z',
  status,
  statusName: status,
  statusDate: '2026-11-20T10:00:00.000Z',
  points: 80,
  mayCancel: status === 'requested',
  rewards: [{ name: 'Moka', quantity: 1, points: 80 }],
  customer: { userId: 7, name: 'Giulia Bianchi' },
})

test('staff put rewards aside, hand them over, and cancel after a question [loyalty-49]', async () => {
  const open = new Map([
    [9, 'requested'],
    [10, 'requested'],
  ])
  const { bodies } = await showPage(StaffRewardsPage, {
    data: () => ({ requests: [...open].map(([id, status]) => request(id, status)) }),
    answers: {
      '/loyalty/serve-reward-request': (body) => {
        const { request_id: id, status } = body as { request_id: number; status: string }
        if (status === 'ready') open.set(id, status)
        else open.delete(id)
        return { request: request(id, status) }
      },
    },
  })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  expect(button('Consegna i premi della richiesta 9').elements()).toEqual([])
  await userEvent.click(button('Metti da parte i premi della richiesta 9'))
  await userEvent.click(button('Consegna i premi della richiesta 9'))
  await userEvent.click(button('Annulla la richiesta 10'))
  await userEvent.click(button('No, lasciala'))
  expect(bodies('/loyalty/serve-reward-request')).toHaveLength(2)
  await userEvent.click(button('Annulla la richiesta 10'))
  await userEvent.click(button('Sì, annulla'))
  await expect.element(page.getByText('Nessuna richiesta aperta')).toBeVisible()
  expect(bodies('/loyalty/serve-reward-request')).toEqual([
    { request_id: 9, status: 'ready' },
    { request_id: 9, status: 'handedOver' },
    { request_id: 10, status: 'cancelled' },
  ])
  await expectAccessible()
})
