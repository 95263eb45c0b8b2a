import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { expect, test } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { Component as ProductPage } from './ProductPage.tsx'
import { Component as ProductsPage } from './ProductsPage.tsx'

const row = {
  productId: 7,
  code: 'BORGO-1',
  name: 'Spaghetti di grano duro',
  brand: 'BORGO',
  pack: '500 g',
  sale: 'on',
}
const product = {
  ...row,
  version: 3,
  slug: 'spaghetti',
  category: 'Pasta secca',
  isLoose: false,
  classes: [{ name: 'Pasta', maximum: 12 }],
  stores: [
    {
      warehouseId: 1,
      name: 'Milano',
      reasons: [],
      price: 1.29,
      lowestPrice: 1.09,
      available: 24,
      promotion: { name: 'Volantino 48', from: '2026-11-16', to: '2026-11-30' },
      prices: [
        { from: '2026-10-01', to: '2026-11-15', price: 1.09 },
        { from: '2026-11-16', price: 1.29 },
      ],
    },
    { warehouseId: 2, name: 'Torino', reasons: ['noPriceToday', 'soldOut'], available: 0, prices: [] },
  ],
}

test('products are listed with their state, and none found says what to try', async () => {
  const page = { selPage: 1, totPages: 1, totItems: 1, itemsPerPage: 50 }
  const screen = await showPage(ProductsPage, { q: '', sale: undefined, products: [row], page })
  await expect
    .element(screen.getByRole('row', { name: /Spaghetti di grano duro .*BORGO-1 .*In vendita/ }))
    .toBeVisible()
  await expectAccessible()
})

test('a product says of each store its price, the lowest of thirty days, stock, and why it is not on the shelf', async () => {
  const screen = await showPage(ProductPage, product)
  await expect.element(screen.getByText('È sullo scaffale.')).toBeVisible()
  await expect.element(screen.getByText('Perché non è sullo scaffale?')).toBeVisible()
  await expect
    .element(screen.getByText('Il prezzo di questo negozio è finito o non è ancora cominciato.'))
    .toBeVisible()
  await expect.element(screen.getByText('È esaurito: si vede, ma non si può comprare.')).toBeVisible()
  await expect.element(screen.getByText(/^Volantino 48/)).toBeVisible()
  await expect.element(screen.getByText('24 pezzi')).toBeVisible()
  await expectAccessible()
})

test('a product on sale can be recalled with a reason, one that was recalled comes back', async () => {
  const screen = await showPage(ProductPage, product)
  await screen.getByRole('button', { name: 'Richiama' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Motivo' })).toBeRequired()
  await expectAccessible()
  await screen.unmount()
  const recalled = await showPage(ProductPage, { ...product, sale: 'recalled' })
  await expect.element(recalled.getByRole('button', { name: 'Rimetti in vendita' })).toBeVisible()
  expect(recalled.getByRole('button', { name: 'Richiama' }).elements()).toEqual([])
})

test('a price asks for its store and days', async () => {
  const screen = await showPage(ProductPage, product)
  await screen.getByRole('button', { name: 'Imposta un prezzo' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Prezzo in euro' })).toBeRequired()
  await expect.element(screen.getByRole('textbox', { name: 'Primo giorno' })).toBeRequired()
  await expectAccessible()
})
