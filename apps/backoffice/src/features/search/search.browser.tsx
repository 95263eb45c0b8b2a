import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { aShop } from '../../testing/a-shop.ts'
import { showPage } from '../../testing/show-page.tsx'
import { findAll, onlyHit } from './found.ts'
import { Component } from './SearchPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const page = (totItems: number) => ({ selPage: 1, totPages: 1, totItems, itemsPerPage: 25 })
const order = (orderId: number) => ({
  orderId,
  customer: 'Agata Prova',
  status: 'Pronto',
  store: 'Milano',
  day: '2026-11-21',
  beginTime: '10:00',
  endTime: '12:00',
})
const apples = {
  productId: 3,
  name: 'Mele Golden',
  brand: 'Val Fiorita',
  pack: '1 kg',
  code: 'A7',
  barcode: '80012345',
}
const answers = {
  '/desk/orders': { orders: [1, 2, 3, 4, 5, 6].map(order), page: page(34) },
  '/desk/customers': { customers: [], page: page(0) },
  '/desk/products': { products: [apples], page: page(1) },
}

test('the search shows five of each kind with the way to all, and the details that tell them apart [desk-62]', async () => {
  aShop({ answers })
  const found = await findAll('mele', ['shopkeeper'])
  const screen = await showPage(Component, { q: 'mele', found })
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Ordini' })).toBeVisible()
  expect(screen.getByRole('link', { name: /Agata Prova$/ }).elements()).toHaveLength(5)
  expect(screen.getByText(/^Pronto · Milano · .*21.*, 10:00–12:00$/).elements()).toHaveLength(5)
  await expect
    .element(screen.getByRole('link', { name: 'Tutti gli ordini trovati: 34' }))
    .toHaveAttribute('href', '/admin/orders?q=mele')
  await expect.element(screen.getByText('Val Fiorita · 1 kg · A7 · 80012345')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Clienti' }).elements()).toEqual([])
  await expectAccessible()
})

test('a search asks for what the roles of the staff member may see, and the only thing found is opened [desk-63]', async () => {
  aShop({ answers: { ...answers, '/desk/orders': { orders: [order(41)], page: page(1) } } })
  const found = await findAll('41', ['operator'])
  expect(found.map(({ kind }) => kind)).toEqual(['orders'])
  expect(onlyHit(found)?.path).toBe('/admin/orders/41')
  expect(onlyHit(await findAll('41', ['shopkeeper']))).toBeUndefined()
})

test('a search without a result says what was searched for and what to try', async () => {
  const screen = await showPage(Component, { q: 'zzz', found: [] })
  await expect.element(screen.getByText('Non ho trovato niente per «zzz»')).toBeVisible()
  await expectAccessible()
})
