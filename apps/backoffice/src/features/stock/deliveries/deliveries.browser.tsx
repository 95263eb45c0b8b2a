import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aShop } from '../../../testing/a-shop.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { scan } from '../../picking/testing/typed-keys.ts'
import { Component as DeliveriesPage } from './DeliveriesPage.tsx'
import { Component as NewDeliveryPage } from './NewDeliveryPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const wine = {
  productId: 7,
  code: 'T5',
  barcode: '8000000000023',
  name: 'Barbera',
  brand: 'CANTINA',
  pack: '750 ml',
  isLoose: false,
  supplierCode: 'B-6',
  packs: 2,
  ordered: 12,
  received: 0,
}
const apples = {
  ...wine,
  productId: 8,
  barcode: '8000000000016',
  name: 'Mele',
  brand: '',
  pack: '',
  isLoose: true,
  packs: 1,
  ordered: 2.5,
  received: 1,
}
const milk = {
  productId: 9,
  code: 'LATTE',
  barcode: '80980017',
  name: 'Latte',
  brand: '',
  pack: '1 l',
  sale: 'on',
  picture: '',
  category: 'Latte',
  isLoose: false,
}
const store = { id: 1, name: 'Milano' }
const read = {
  orderId: 12,
  store,
  supplier: { id: 4, name: 'Cantina' },
  order: { supplierId: 4, supplier: 'Cantina', warehouseId: 1, isOpen: true, lines: [wine, apples] },
  today: '2026-11-16',
}
const line = (name: string) => page.getByRole('listitem').filter({ hasText: name })

test('what came is typed beside what was ordered, differences are seen, and all is sent by one key [consegne-10]', async () => {
  const shop = aShop({
    answers: {
      '/desk/products': { products: [milk] },
      '/supplier-deliveries/receive': { deliveryId: 3, notCounted: [9], orderClosed: false },
    },
  })
  await showPage(NewDeliveryPage, read)
  await page.getByRole('textbox', { name: /Numero del documento/ }).fill('DDT 120')
  await scan('8000000000023')
  const pieces = page.getByRole('textbox', { name: 'Arrivati, pezzi di Barbera' })
  await expect.element(pieces).toHaveFocus()
  await pieces.fill('7')
  await expect.element(line('Barbera').getByText('Mancano 5 pz')).toBeVisible()
  await page.getByRole('button', { name: 'Tutto come ordinato' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Arrivati, chili di Mele' })).toHaveValue('1,5')
  await expect.element(line('Mele').getByText('Come ordinato')).toBeVisible()
  await expectAccessible()
  // Nobody ordered the milk: its code is looked for among all products.
  await scan('80980017')
  await expect.element(line('Latte').getByText('Non era nell’ordine')).toBeVisible()
  await page.getByRole('textbox', { name: 'Arrivati, pezzi di Latte' }).fill('4')
  await expect.element(page.getByText(/3 prodotti arrivati\. Uno dell’ordine non è completo/)).toBeVisible()
  await page.getByRole('button', { name: 'Registra la consegna' }).click()
  await expect.element(page.getByText(/la giacenza di 2 prodotti è salita/)).toBeVisible()
  await expect.element(page.getByText(/restano senza giacenza: Latte/)).toBeVisible()
  const sent = shop.sent[0]?.body as { lines: { product_id: number }[] }
  expect(shop.sent).toHaveLength(1)
  expect(shop.sent[0]?.key).toEqual(expect.any(String))
  expect(sent).toMatchObject({
    warehouse_id: 1,
    supplier_id: 4,
    supplier_order_id: 12,
    document_number: 'DDT 120',
    document_date: '2026-11-16',
  })
  expect(sent.lines.toSorted((one, two) => one.product_id - two.product_id)).toEqual([
    { product_id: 7, quantity: 7 },
    { product_id: 8, quantity: 1.5 },
    { product_id: 9, quantity: 4 },
  ])
})

test('a document that was booked before is refused in place, and what was typed stays [consegne-11]', async () => {
  const refusing = 'Il documento DDT 120 di questo fornitore è già registrato da Olga Banco.'
  aShop({ refusing, answers: { '/desk/products': { products: [milk] } } })
  await showPage(NewDeliveryPage, { ...read, orderId: undefined, order: undefined })
  await page.getByRole('textbox', { name: /Numero del documento/ }).fill('DDT 120')
  await page.getByRole('searchbox', { name: 'Nome o codice del prodotto' }).fill('latte')
  await page.getByRole('button', { name: 'Cerca' }).click()
  await page.getByRole('button', { name: 'Aggiungi Latte' }).click()
  await expect.element(page.getByRole('button', { name: 'Registra la consegna' })).toBeDisabled()
  await page.getByRole('textbox', { name: 'Arrivati, pezzi di Latte' }).fill('4')
  await page.getByRole('button', { name: 'Registra la consegna' }).click()
  await expect.element(page.getByText(refusing)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Arrivati, pezzi di Latte' })).toHaveValue('4')
})

test('past deliveries are listed with their document and goods, above them the orders that are open [consegne-12]', async () => {
  const delivery = {
    deliveryId: 3,
    supplier: 'Cantina',
    store: 'Milano',
    documentNumber: 'DDT 119',
    documentDate: '2026-11-14',
    receivedAt: '2026-11-16T08:00:00.000Z',
    receivedBy: 'Olga Banco',
    lines: [
      { productId: 7, name: 'Barbera', brand: '', pack: '750 ml', isLoose: false, quantity: 12, isCounted: true },
      { productId: 9, name: 'Latte', brand: '', pack: '1 l', isLoose: false, quantity: 4, isCounted: false },
    ],
  }
  const order = {
    supplierOrderId: 12,
    supplier: 'Cantina',
    warehouseId: 1,
    store: 'Milano',
    orderedBy: 'Olga Banco',
    orderedAt: '2026-11-13T08:00:00.000Z',
    expectedOn: '2026-11-19',
    products: 2,
    total: 64,
    isPartlyHere: true,
  }
  const suppliers = [{ supplierId: 4, name: 'Cantina', leadDays: 3, minimum: 50, products: 2 }]
  await showPage(DeliveriesPage, {
    stores: [store],
    suppliers,
    open: [order],
    deliveries: [delivery],
    more: true,
    before: undefined,
  })
  await expect.element(page.getByRole('link', { name: 'Cantina, ordine 12' })).toBeVisible()
  await expect.element(page.getByText('Milano, arrivata in parte')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Cantina .*DDT 119 del 14 nov/ })).toBeVisible()
  await page.getByText('2 prodotti').click()
  await expect.element(page.getByText('4 pz (non contato dal negozio)')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Consegne più vecchie' })).toBeVisible()
  await expectAccessible()
})
