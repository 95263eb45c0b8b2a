import type { StandingProposalView } from '@bottega/contract/standing-orders/standing-orders.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPage } from '../../lib/testing/page-scene.tsx'
import { cartWith } from '../cart-store/testing.ts'
import { WithCart } from '../cart-store/testing-cart.tsx'
import ProposalPage from './ProposalPage.tsx'

afterEach(() => vi.unstubAllGlobals())

type Line = StandingProposalView['lines'][number]

const lineOf = (productId: number, name: string, change: Partial<Line> = {}): Line => ({
  productId,
  name,
  description: '500 g',
  itemUrl: `/product/${name.toLowerCase()}`,
  mediaURL: '',
  quantity: 2,
  isLoose: false,
  price: 2,
  total: 4,
  remarks: [],
  unsuitable: false,
  ...change,
})
const proposal: StandingProposalView = {
  proposalId: 9,
  standingOrderId: 3,
  listName: 'Settimana',
  addressName: 'Casa, Via Larga 8, Milano',
  day: '2026-11-18',
  beginMinute: 600,
  endMinute: 720,
  slot: { day: '2026-11-18', beginMinute: 600, endMinute: 720 },
  isAsWanted: true,
  state: 'open',
  lines: [
    lineOf(1, 'Latte', { remarks: ['missing'], quantity: 0, total: 0 }),
    lineOf(2, 'Pasta', { remarks: ['dearer'], priceBefore: 1.8 }),
    lineOf(3, 'Biscotti', { remarks: ['offer'], unsuitable: true }),
  ],
  total: 8,
}

const show = (change: Partial<StandingProposalView> = {}) =>
  showPage(ProposalPage, {
    data: () => ({ ...proposal, ...change }),
    user: { userId: 5 },
    address: '/profile/standing-orders/9',
    around: (shown) => <WithCart>{shown}</WithCart>,
    answers: {
      '/standing-order/proposal/take': () => cartWith([], 2),
      '/standing-order/skip': () => ({ most: 5, orders: [] }),
    },
  })
const button = (name: string) => page.getByRole('button', { name })

test('a proposal says of each product how it changed, and one press leads with all of them to the checkout', async () => {
  const { bodies, where } = await show()
  const [milk, pasta, biscuits] = page.getByRole('listitem').elements()
  expect(milk?.textContent).toContain('Non disponibile')
  expect(pasta?.textContent).toMatch(/Più caro: prima 1,80\s€/)
  expect(biscuits?.textContent).toContain('In offertaNon adatto al tuo profilo')
  await expectAccessible()
  await userEvent.click(button('Metti nel carrello e vai alla cassa'))
  await expect.poll(where).toBe('/checkout')
  expect(bodies('/standing-order/proposal/take')).toEqual([{ proposal_id: 9 }])
})

test('a date that is left out leads back to the standing orders', async () => {
  const { bodies, where } = await show()
  await userEvent.click(button('Salta questa volta'))
  await expect.poll(where).toBe('/profile/standing-orders')
  expect(bodies('/standing-order/skip')).toEqual([{ standing_order_id: 3, day: '2026-11-18' }])
})

test('other hours are named as the nearest there are', async () => {
  await show({ isAsWanted: false, slot: { day: '2026-11-19', beginMinute: 480, endMinute: 600 } })
  await expect
    .element(page.getByText('Alle 10:00–12:00 non c’è posto. Il più vicino: gio 19 novembre, 08:00–10:00'))
    .toBeVisible()
})

test('without a place nothing can be put in the cart, and the page says what to do', async () => {
  const { slot: _, ...placeless } = proposal
  await showPage(ProposalPage, {
    data: () => placeless,
    user: { userId: 5 },
    around: (shown) => <WithCart>{shown}</WithCart>,
    answers: {},
  })
  await expect.element(button('Metti nel carrello e vai alla cassa')).toBeDisabled()
  await expect.element(page.getByText(/non c’è posto. Metti la lista nel carrello/)).toBeVisible()
})

test.each([
  ['taken', 'L’hai già messa nel carrello.', 1],
  ['skipped', 'L’hai saltata.', 0],
  ['over', 'Questa proposta non vale più.', 0],
] as const)('a proposal that is %s cannot be taken again', async (state, text, links) => {
  await show({ state })
  await expect.element(page.getByText(text)).toBeVisible()
  expect(button('Metti nel carrello e vai alla cassa').elements()).toEqual([])
  expect(page.getByRole('link', { name: 'Al carrello' }).elements()).toHaveLength(links)
})
