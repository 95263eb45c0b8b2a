import { anonymousUser } from '@bottega/contract/envelope.ts'
import type { StockWishesView } from '@bottega/contract/stock-wishes/stock-wishes.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPage } from '../../lib/testing/page-scene.tsx'
import StockWishesPage from './StockWishesPage.tsx'
import { WishPlace } from './WishPlace.tsx'

afterEach(() => vi.unstubAllGlobals())

const truffle = { productId: 7, name: 'Tartufo' }
const wish = {
  ...truffle,
  wishId: 3,
  description: '50 g',
  itemUrl: '/product/tartufo',
  mediaURL: '',
  isSold: true,
  storeId: 1,
  storeName: 'Milano',
  since: '2026-11-16T08:00:00Z',
  until: '2027-02-14T08:00:00Z',
}
const none: StockWishesView = { storeId: 1, wishes: [] }
const one: StockWishesView = { storeId: 1, wishes: [wish] }
const button = (name: string) => page.getByRole('button', { name })

test('a press asks to be told, says so, and another takes it back', async () => {
  const { bodies } = await showPage(() => <WishPlace product={truffle} />, {
    data: () => ({}),
    user: { userId: 5 },
    answers: { '/stock-wish/list': () => none, '/stock-wish/add': () => one, '/stock-wish/delete': () => none },
  })
  await userEvent.click(button('Avvisami quando torna Tartufo'))
  await expect.element(page.getByRole('status')).toHaveTextContent('Ti avviseremo per e-mail quando torna.')
  expect(bodies('/stock-wish/add')).toEqual([{ product_id: 7 }])
  await expectAccessible()
  await userEvent.click(button('Non avvisarmi più di Tartufo'))
  await expect.element(button('Avvisami quando torna Tartufo')).toBeVisible()
  expect(bodies('/stock-wish/delete')).toEqual([{ wish_id: 3 }])
})

test('an anonymous visitor is asked to sign in, and nothing is sent before', async () => {
  const { bodies } = await showPage(() => <WishPlace product={truffle} />, {
    data: () => ({}),
    user: anonymousUser,
  })
  await userEvent.click(button('Avvisami quando torna Tartufo'))
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(bodies('/stock-wish/list')).toEqual([])
  expect(bodies('/stock-wish/add')).toEqual([])
})

test('the page lists what a customer waits for, and ends all after a question', async () => {
  const { bodies } = await showPage(StockWishesPage, {
    data: () => one,
    user: { userId: 5 },
    answers: { '/stock-wish/delete-all': () => none },
  })
  await expect.element(page.getByRole('link', { name: 'Tartufo' })).toHaveAttribute('href', '/product/tartufo')
  await expect.element(page.getByText('Milano, fino a dom 14 febbraio')).toBeVisible()
  await expectAccessible()
  await userEvent.click(button('Togli tutti gli avvisi'))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Annulla' }))
  expect(bodies('/stock-wish/delete-all')).toEqual([])
  await userEvent.click(button('Togli tutti gli avvisi'))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Togli tutti gli avvisi' }))
  await expect.element(page.getByText('Nessun avviso')).toBeVisible()
  expect(bodies('/stock-wish/delete-all')).toEqual([{}])
})
