import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { aShop } from '../../testing/a-shop.ts'
import { showPage } from '../../testing/show-page.tsx'
import { Component as ClassesPage } from './ClassesPage.tsx'
import { Component as ProductsPage } from './ProductsPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const row = {
  productId: 7,
  code: 'BORGO-1',
  name: 'Spaghetti di grano duro',
  brand: 'BORGO',
  pack: '500 g',
  sale: 'on',
  picture: '',
  category: 'Pasta secca',
  isLoose: false,
  price: 1.29,
  available: 24,
}
const table = {
  asked: {},
  views: [],
  changes: [],
  groups: [],
  warehouseId: 1,
  stores: [
    { id: 1, name: 'Milano' },
    { id: 2, name: 'Torino' },
  ],
  categories: [
    { id: 3, name: 'Dispensa', depth: 0 },
    { id: 4, name: 'Pasta secca', depth: 1 },
  ],
}
const groups = [
  {
    groupId: 7,
    name: 'Azioni',
    classes: [
      { classId: 3, name: 'Pasta', names: { it: 'Pasta' }, maximum: 12 },
      { classId: 4, name: 'Scorte', names: { it: 'Scorte', de: 'Vorräte' } },
    ],
  },
]
test('products are listed with their state, and none found says what to try', async () => {
  const page = { selPage: 1, totPages: 1, totItems: 1, itemsPerPage: 50 }
  const screen = await showPage(ProductsPage, { ...table, products: [row], page })
  await expect
    .element(screen.getByRole('row', { name: /Spaghetti di grano duro .*BORGO-1 .*In vendita/ }))
    .toBeVisible()
  await expectAccessible()
})

test('the table has picture, name, code, price, stock and category of one store, and what it is narrowed and sorted by [tabella-1]', async () => {
  const page = { selPage: 1, totPages: 1, totItems: 3, itemsPerPage: 50 }
  const bare = { ...row, productId: 8, name: 'Fusilli', available: 0, price: undefined }
  const asked = { category_id: 4, without: 'picture', sale: 'on' }
  const screen = await showPage(ProductsPage, { ...table, asked, sort: 'priceDown', products: [row, bare], page })
  await expect
    .element(
      screen.getByRole('row', { name: /Spaghetti di grano duro .*BORGO-1 .*1,29.€.*24.pz.*Pasta secca.*In vendita/ }),
    )
    .toBeVisible()
  await expect.element(screen.getByRole('row', { name: /Fusilli .*nessun prezzo.*Esaurito/ })).toBeVisible()
  for (const [name, value] of [
    ['Negozio', '1'],
    ['Categoria', '4'],
    ['Manca', 'picture'],
    ['Stato', 'on'],
    ['Ordine', 'priceDown'],
  ] as const)
    await expect.element(screen.getByRole('combobox', { name, exact: true })).toHaveValue(value)
  await expectAccessible()
})

test('chosen products are shown before and after, change with one key, and the change can be undone [massa-12]', async () => {
  const named = { productId: 7, code: 'BORGO-1', name: 'Spaghetti di grano duro', store: 'Milano' }
  const made = { changeId: 4, kind: 'price', at: '2026-11-16T09:00:00.000Z', by: 'Olga Banco', products: 1 }
  const shop = aShop({
    answers: {
      '/many-preview': {
        seen: 'abc',
        products: 1,
        count: 1,
        changes: [{ ...named, before: { price: 1.29 }, after: { price: 1.39 } }],
        leftCount: 1,
        left: [{ ...named, store: 'Torino', reason: 'noPrice' }],
      },
      '/many-change': { made },
    },
  })
  const page = { selPage: 1, totPages: 1, totItems: 1, itemsPerPage: 50 }
  const screen = await showPage(ProductsPage, { ...table, changes: [made], products: [row], page })
  await screen.getByRole('checkbox', { name: 'Scegli Spaghetti di grano duro' }).click()
  await screen.getByRole('button', { name: 'Prezzi: 1 prodotto', exact: true }).click()
  await screen.getByRole('spinbutton', { name: 'Per cento' }).fill('8')
  await screen.getByRole('button', { name: 'Mostra che cosa cambia' }).click()
  await expect.element(screen.getByText(/1,29.€ → 1,39.€/)).toBeVisible()
  await expect.element(screen.getByText('qui non ha un prezzo quel giorno')).toBeVisible()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Cambia 1 prodotto' }).click()
  await expect.element(screen.getByText('1 prodotto cambiato.')).toBeVisible()
  const [preview, change] = shop.sent
  expect(preview?.body).toMatchObject({ product_ids: [7], change: { price: { how: 'percent', percent: 8 } } })
  expect(change).toMatchObject({ body: { seen: 'abc', product_ids: [7] }, key: expect.any(String) as string })
  await screen.getByRole('button', { name: /^Annulla: Prezzi/ }).click()
  await vi.waitFor(() => expect(shop.sent.at(-1)?.body).toEqual({ change_id: 4 }))
})

test('chosen products move to a category of the list, shown with both before they do [massa-17]', async () => {
  const named = { productId: 7, code: 'BORGO-1', name: 'Spaghetti di grano duro' }
  const changes = [{ ...named, before: { category: 'Dispensa › Pasta' }, after: { category: 'Offerte' } }]
  const preview = { seen: 'abc', products: 1, count: 1, changes, leftCount: 0, left: [] }
  const shop = aShop({ answers: { '/many-preview': preview } })
  const page = { selPage: 1, totPages: 1, totItems: 1, itemsPerPage: 50 }
  const screen = await showPage(ProductsPage, { ...table, products: [row], page })
  await screen.getByRole('checkbox', { name: 'Scegli Spaghetti di grano duro' }).click()
  await screen.getByRole('button', { name: 'Categoria: 1 prodotto', exact: true }).click()
  await screen.getByRole('combobox', { name: 'Nuova categoria' }).selectOptions('4')
  await expectAccessible()
  await screen.getByRole('button', { name: 'Mostra che cosa cambia' }).click()
  await expect.element(screen.getByText('Dispensa › Pasta → Offerte')).toBeVisible()
  expect(shop.sent[0]?.body).toEqual({ product_ids: [7], change: { category: { category_id: 4 } } })
})

test('products are narrowed to those not lawful to sell, and their number is told [goods-391]', async () => {
  const page = { selPage: 1, totPages: 1, totItems: 78, itemsPerPage: 50 }
  const screen = await showPage(ProductsPage, { ...table, asked: { lacks: 'weight' }, products: [row], page })
  const choice = screen.getByRole('combobox', { name: 'Non in regola' })
  await expect.element(choice).toHaveValue('weight')
  await expect.element(choice.getByRole('option', { name: 'Mancano gli ingredienti' })).toBeInTheDocument()
  await expect.element(screen.getByText('78 risultati')).toBeVisible()
})

test('classes are made in a group and renamed in every language', async () => {
  const { sent } = aShop()
  const screen = await showPage(ClassesPage, [...groups, { groupId: 10_003, name: 'Caratteristiche', classes: [] }])
  await expect.element(screen.getByRole('row', { name: /Scorte.*Vorräte.*–.*senza limite/ })).toBeVisible()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Crea una classe' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Gruppo' }).selectOptions('Caratteristiche')
  await dialog.getByRole('textbox', { name: /^Nome in italiano/ }).fill('Chilometro zero')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Crea una classe' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Cambia il nome: Scorte' }).click()
  await dialog.getByRole('textbox', { name: /^Nome in inglese/ }).fill('Stocks')
  await dialog.getByRole('button', { name: 'Cambia il nome' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent).toEqual([
    { path: '/api/desk/product/class-make', body: { group_id: 10_003, name: { it: 'Chilometro zero' } } },
    {
      path: '/api/desk/product/class-rename',
      body: {
        class_id: 4,
        seen_name: { it: 'Scorte', de: 'Vorräte' },
        name: { it: 'Scorte', de: 'Vorräte', en: 'Stocks' },
      },
    },
  ])
})
