import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { saying, showPage } from '../../../lib/testing/page-scene.tsx'
import DashboardPage from './DashboardPage.tsx'

const summary = { orders: 18, lists: 4, addresses: 3, cards: 1, points: 267, vouchers: 6, payments: 0 }

test('each tile has its figure, and the next order what becomes of it [profile-42]', async () => {
  const status = { orderStatusId: 7, name: 'In consegna' }
  const nextOrder = { orderId: 31, status, deliveryDate: '2026-11-24', beginTime: '10:00', endTime: '12:00' }
  await showPage(DashboardPage, { data: () => ({ ...summary, nextOrder }), user: { profile: { level: 1 } } })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ciao, Giulia' })).toBeVisible()
  for (const text of [
    'In consegna',
    '4 liste',
    '267 punti',
    '6 buoni da usare',
    'Nessuna carta salvata',
    '3 indirizzi',
  ])
    await expect.element(page.getByText(saying(text))).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Resi' })).toHaveAttribute('href', '/profile/order-refunds')
  const tile = (name: string) => page.getByRole('link', { name, exact: true })
  await expect.element(tile('Metodi di pagamento')).toHaveAttribute('href', '/profile/payment-method#methods')
  await expect.element(tile('Le mie carte')).toHaveAttribute('href', '/profile/payment-method')
  await expectAccessible()
})

test('an account whose address is not confirmed is told, with the way to confirm it', async () => {
  await showPage(DashboardPage, { data: () => summary, user: { profile: { level: 0 }, email: 'lia@bottega.example' } })
  await expect
    .element(page.getByRole('link', { name: 'Conferma l’indirizzo' }))
    .toHaveAttribute('href', '/registration/confirm?e_mail=lia%40bottega.example')
  await expectAccessible()
})
