import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { aShop } from '../../../testing/a-shop.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { Component as SupplierOrdersPage } from './SupplierOrdersPage.tsx'
import { Component as SuppliersPage } from './SuppliersPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const suppliers = [{ supplierId: 4, name: 'Cantina', leadDays: 3, minimum: 50, products: 2 }]
const wine = {
  productId: 7,
  code: 'T5',
  name: 'Barbera',
  brand: '',
  pack: '750 ml',
  isLoose: false,
  available: 1,
  ordered: 0,
  soldPerDay: 0.5,
  cover: 2,
  supplierCode: 'B-6',
  packSize: 6,
  packPrice: 30,
  packs: 1,
}
const order = {
  supplierOrderId: 12,
  supplier: 'Cantina',
  warehouseId: 1,
  store: 'Milano',
  orderedBy: 'Olga Banco',
  orderedAt: '2026-11-16T08:00:00.000Z',
  expectedOn: '2026-11-19',
  products: 1,
  total: 60,
  isPartlyHere: false,
}
const read = {
  stores: [{ id: 1, name: 'Milano' }],
  suppliers,
  orders: [order],
  days: 7,
  chosen: { warehouse_id: 1, supplier_id: 4, days: 7 },
  proposal: { days: 7, expectedOn: '2026-11-19', minimum: 50, goods: [wine], more: false },
}

test('packs that are changed are ordered by one key, and the minimum that is missing is named [fornitori-4]', async () => {
  const shop = aShop({ answers: { '/supplier-orders/order': { supplierOrderId: 13, expectedOn: '2026-11-19' } } })
  const screen = await showPage(SupplierOrdersPage, read)
  await expect.element(screen.getByText(/Mancano 20,00.€ all’ordine minimo di 50,00.€/)).toBeVisible()
  await expectAccessible()
  await screen.getByRole('spinbutton', { name: 'Colli di Barbera' }).fill('2')
  await expect.element(screen.getByText(/Mancano/)).not.toBeInTheDocument()
  await screen.getByRole('button', { name: /Segna come ordinato/ }).click()
  const body = { warehouse_id: 1, supplier_id: 4, lines: [{ product_id: 7, packs: 2 }] }
  await expect.poll(() => shop.sent).toMatchObject([{ body, key: expect.any(String) }])
})

test('faults of a list of products are named by line [fornitori-5]', async () => {
  aShop({ answers: { '/suppliers/products': { saved: 0, faults: [{ line: 3, fault: 'product', text: 'NIENTE' }] } } })
  const screen = await showPage(SuppliersPage, { suppliers })
  await expect.element(screen.getByRole('row', { name: /Cantina .*3 giorni .*50,00/ })).toBeVisible()
  await expectAccessible()
  await screen.getByLabelText(/File CSV/).upload(new File(['product'], 'lista.csv', { type: 'text/csv' }))
  await screen.getByRole('button', { name: 'Leggi la lista', exact: true }).click()
  await expect.element(screen.getByText('Riga 3: nessun prodotto ha il codice o EAN «NIENTE»')).toBeVisible()
})
