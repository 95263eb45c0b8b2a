import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { saying, showPage } from '../../../lib/testing/page-scene.tsx'
import { WithCart } from '../../cart-store/testing-cart.tsx'
import DashboardPage from './DashboardPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const figures = { orders: 18, lists: 4, addresses: 3, cards: 1, points: 267, vouchers: 6, payments: 0 }
const summary = { ...figures, returns: [], hasDues: false }
const around = (shown: ReactNode) => <WithCart>{shown}</WithCart>
const user = { profile: { level: 1 } }

const slot = { deliveryDate: '2026-11-24', beginTime: '10:00', endTime: '12:00', deliveryServiceId: 2 }
const next = {
  ...slot,
  orderId: 31,
  status: { orderStatusId: 3, name: 'Ordinato' },
  deliveryService: 'Consegna a casa',
  changeableUntil: '2026-11-23T17:00:00Z',
}
const last = { orderId: 30, deliveryDate: '2026-11-17', totalItems: 12 }
const unpaid = [
  {
    ...slot,
    orderId: 32,
    status: { orderStatusId: 11, name: 'Non pagato' },
    payableUntil: '2026-11-23T17:00:00Z',
  },
]
const returns = [
  { orderRefundId: 9, orderId: 30, waitsFor: 'decision' },
  { orderRefundId: 8, orderId: 29, waitsFor: 'goods' },
]

test('each tile has its figure, and the next order what becomes of it [profile-42]', async () => {
  const status = { orderStatusId: 7, name: 'In consegna' }
  const nextOrder = { orderId: 31, status, deliveryDate: '2026-11-24', beginTime: '10:00', endTime: '12:00' }
  await showPage(DashboardPage, { data: () => ({ summary: { ...summary, nextOrder }, orders: {} }), user, around })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ciao, Giulia' })).toBeVisible()
  for (const text of [
    'In consegna',
    '4 liste',
    '267 punti',
    '6 buoni da usare',
    'Nessuna carta salvata',
    '3 indirizzi',
  ])
    await expect.element(page.getByText(saying(text)).first()).toBeVisible()
  const tile = (name: string) => page.getByRole('link', { name, exact: true })
  await expect.element(tile('I miei resi')).toHaveAttribute('href', '/profile/order-refunds')
  await expect.element(tile('Metodi di pagamento accettati')).toHaveAttribute('href', '/profile/payment-method#methods')
  await expect.element(tile('Le mie carte di pagamento')).toHaveAttribute('href', '/profile/payment-method')
  await expectAccessible()
})

test('the account opens with the coming order, then the last shop, points and what waits for an answer [profile-91]', async () => {
  await page.viewport(390, 844)
  const data = () => ({ summary: { ...summary, returns, hasDues: true }, orders: { next, last, unpaid } })
  const { bodies } = await showPage(DashboardPage, {
    data,
    user,
    around,
  })
  await expect.element(page.getByText('mar 24 novembre, 10:00–12:00').first()).toBeVisible()
  const headings = page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent.trim())
  expect(headings.slice(0, 6)).toEqual([
    'Il tuo prossimo ordine',
    'L’ultima spesa',
    'I miei punti',
    'In attesa di risposta',
    'Il tuo ordine aspetta il pagamento',
    'Tutto il resto',
  ])
  const link = (name: string | RegExp) => page.getByRole('link', { name })
  await expect.element(link('Segui l’ordine')).toHaveAttribute('href', '/profile/orders/31')
  await expect.element(link('Usa i punti')).toHaveAttribute('href', '/profile/points-polv')
  await expect.element(link('Reso 9 dell’ordine 30')).toHaveAttribute('href', '/profile/order-refunds/9')
  await expect.element(page.getByText('Accettato: aspettiamo i prodotti da te.')).toBeVisible()
  await expect.element(link('Hai pagamenti da fare sul conto')).toHaveAttribute('href', '/profile/paymentduedate')
  await expect.element(page.getByRole('button', { name: 'Rimetti tutto nel carrello' })).toBeVisible()
  await expectAccessible()
  await userEvent.click(page.getByRole('button', { name: 'Modifica l’ordine' }))
  await expect.poll(() => bodies('/order/modify')).toEqual([{ order_id: 31 }])
})

test('only what there is is shown: no points, no card of points; an order past its time is followed alone [profile-92]', async () => {
  const { changeableUntil: _until, ...fixed } = next
  const data = () => ({ summary: { ...summary, points: 0 }, orders: { next: fixed } })
  await showPage(DashboardPage, { data, user, around })
  await expect.element(page.getByRole('link', { name: 'Segui l’ordine' })).toBeVisible()
  expect(
    page
      .getByRole('heading', { level: 2 })
      .elements()
      .slice(0, 2)
      .map(({ textContent }) => textContent.trim()),
  ).toEqual(['Il tuo prossimo ordine', 'Tutto il resto'])
  await expect.element(page.getByRole('button', { name: 'Modifica l’ordine' })).not.toBeInTheDocument()
})

test('an account without orders says what to do first: where to, then what [profile-93]', async () => {
  const data = () => ({ summary: { ...summary, orders: 0, points: 0 }, orders: {} })
  await showPage(DashboardPage, { data, user, around })
  await expect.element(page.getByRole('heading', { name: 'Comincia da qui' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Scegli dove' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'In attesa di risposta' })).not.toBeInTheDocument()
  await expectAccessible()
})

test('who has said where to is led to the offers alone', async () => {
  const data = () => ({ summary: { ...summary, orders: 0, points: 0 }, orders: {} })
  const shippingAddress = { addressId: 5 } as CartView['shippingAddress']
  await showPage(DashboardPage, { data, user, around, cart: { ...(shippingAddress && { shippingAddress }) } })
  const offers = page.getByRole('link', { name: 'Guarda le offerte' })
  await expect.element(offers).toHaveAttribute('href', '/search?promo=true')
  await expect.element(page.getByRole('button', { name: 'Scegli dove' })).not.toBeInTheDocument()
})

test('an account whose address is not confirmed is told, with the way to confirm it', async () => {
  const unconfirmed = { profile: { level: 0 }, email: 'lia@bottega.example' }
  await showPage(DashboardPage, { data: () => ({ summary, orders: {} }), user: unconfirmed, around })
  await expect
    .element(page.getByRole('link', { name: 'Conferma l’indirizzo' }))
    .toHaveAttribute('href', '/registration/confirm?e_mail=lia%40bottega.example')
  await expectAccessible()
})
