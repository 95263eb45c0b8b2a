import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { iconPaths } from '@bottega/ui/components/text/icon-paths.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Refused, showPage } from '../../lib/testing/page-scene.tsx'
import { WithCart } from '../cart-store/testing-cart.tsx'
import { KnownCustomer } from './KnownCustomer.tsx'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['store', 'Ritiro in negozio', 1],
  ['truck', 'Consegna a casa', 2],
] as const)('the next order stands beside a %s: %s', async (icon, deliveryService, deliveryServiceId) => {
  const next = {
    orderId: 4,
    status: { orderStatusId: 3, name: 'Ordinato' },
    deliveryDate: '2026-11-27',
    beginTime: '16:00',
    endTime: '18:00',
    deliveryService,
    deliveryServiceId,
  }
  await showPage(() => <KnownCustomer orders={{ next }} saved={undefined} />, { data: () => null })
  const heading = page.getByRole('heading', { name: 'Il tuo prossimo ordine' })
  await expect.element(heading).toBeVisible()
  const drawn = heading.element().querySelector('path')?.getAttribute('d')
  expect(drawn).toBe(iconPaths[icon])
})

const slot = { deliveryDate: '2026-11-27', beginTime: '16:00', endTime: '18:00' }
const payableUntil = '2026-11-26T10:30:00Z'

test.each([
  [1, 'In pagamento', /Non è ancora pagato. Puoi pagarlo fino alle 11:30/],
  [2, 'In attesa', /La banca non ci ha ancora detto com’è andata/],
  [11, 'Non pagato', /Non è ancora pagato. Puoi pagarlo fino alle 11:30/],
])('an order of status %i stands first, says until when, and can be paid and cancelled', async (id, name, text) => {
  const unpaid = [{ orderId: 4, status: { orderStatusId: id, name }, ...slot, deliveryServiceId: 2, payableUntil }]
  const next = { ...slot, orderId: 3, status: { orderStatusId: 6, name: 'Preparato' } }
  const orders = { unpaid, next: { ...next, deliveryService: 'Consegna a casa', deliveryServiceId: 2 } }
  await showPage(() => <KnownCustomer orders={orders} saved={undefined} />, { data: () => null })
  const [first, second] = page.getByRole('article').all()
  if (first === undefined || second === undefined) expect.unreachable()
  await expect.element(first.getByRole('heading', { name: 'Il tuo ordine aspetta il pagamento' })).toBeVisible()
  await expect.element(first.getByText(text)).toBeVisible()
  await expect.element(first.getByRole('button', { name: 'Paga ora' })).toBeVisible()
  await expect.element(first.getByRole('button', { name: 'Annulla l’ordine' })).toBeVisible()
  const otherwise = first.getByRole('link', { name: 'Paga in un altro modo' })
  await expect.element(otherwise).toHaveAttribute('href', '/cart/payment-error/4')
  await expect.element(second.getByText(/È preparato/)).toBeVisible()
  await expectAccessible()
})

test('an order that was cancelled meanwhile says so when it is to be paid, and home is read again', async () => {
  const data = vi.fn(() => null)
  const status = { orderStatusId: 11, name: 'Non pagato' }
  const unpaid = [{ orderId: 4, status, ...slot, deliveryServiceId: 2, payableUntil }]
  const { bodies } = await showPage(() => <KnownCustomer orders={{ unpaid }} saved={undefined} />, {
    data,
    answers: {
      '/order/payment': () => {
        throw new Refused('error.order.notPayable', 'Questo ordine non è da pagare.')
      },
    },
  })
  await userEvent.click(page.getByRole('button', { name: 'Paga ora' }))
  await expect.poll(() => bodies('/order/payment')).toEqual([{ order_id: 4 }])
  await expect.poll(() => data.mock.calls.length).toBe(2)
})

test.each([
  [3, undefined, /Non si può più modificare: tra poco lo prepariamo/],
  [5, undefined, /Lo stiamo preparando: non si può più modificare/],
  [7, undefined, /È in viaggio verso di te/],
  [9, undefined, /Una parte è già da te: il resto arriva ancora/],
  [3, '2026-11-26T10:30:00Z', /Puoi modificarlo fino a/],
])('the next order of status %i, changeable until %s, says: %s', async (id, changeableUntil, text) => {
  const status = { orderStatusId: id, name: 'Stato' }
  const next = { orderId: 4, status, ...slot, deliveryService: 'Consegna a casa', deliveryServiceId: 2 }
  const orders = { next: { ...next, ...(changeableUntil !== undefined && { changeableUntil }) } }
  await showPage(() => <KnownCustomer orders={orders} saved={undefined} />, {
    data: () => null,
    around: (shown) => <WithCart>{shown}</WithCart>,
  })
  await expect.element(page.getByText(text)).toBeVisible()
})

test.each([
  [{ amount: 36.5, points: 240 }, /^In dodici mesi hai risparmiato 36,50.€.*Hai 240 punti\. I tuoi vantaggi$/],
  [{ amount: 0, points: 1 }, /^Hai un punto\. I tuoi vantaggi$/],
  [{ amount: 0, points: 0 }, /^$/],
])('with %j saved home says so in one line, and nothing where there is nothing', async (saved, said) => {
  await showPage(() => <KnownCustomer orders={{}} saved={saved} />, { data: () => null })
  const heading = page.getByRole('heading', { name: 'Che bello rivederti' })
  await expect.element(heading).toBeVisible()
  expect(heading.element().nextElementSibling?.textContent).toMatch(said)
  await expectAccessible()
})
