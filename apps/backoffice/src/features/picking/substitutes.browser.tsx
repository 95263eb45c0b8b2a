import type { SubstituteView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aShop } from '../../testing/a-shop.ts'
import { showPage } from '../../testing/show-page.tsx'
import { Component as OrderPage } from './OrderPage.tsx'
import { aLine, anOrder } from './testing/pick-lists.ts'
import { scan } from './testing/typed-keys.ts'

afterEach(() => vi.unstubAllGlobals())

const aSubstitute = (productId: number, name: string, barcode: string): SubstituteView => ({
  productId,
  name,
  brand: 'VALDORA',
  description: '500 g',
  mediaURL: '',
  barcode,
  unit: 'pz',
  needsWeight: false,
  unitPrice: 0.99,
  ownPrice: 1.29,
})
const penne = aSubstitute(21, 'Penne rigate', '8000000000023')
const rice = aSubstitute(22, 'Riso Carnaroli', '8000000000030')

/** The dialog of substitutes of a line, and the shop behind it: it answers with penne, until a test says otherwise. */
async function showSubstitutes() {
  const pasta = aLine({ name: 'Spaghetti', unit: 'pz', quantityOrdered: 2, needsWeight: false })
  const shop = aShop({ answers: { '/fulfilment/substitutes': { substitutes: [penne] } } })
  await showPage(OrderPage, { order: anOrder({ lines: [pasta] }), copiedAt: undefined })
  await page.getByRole('button', { name: 'Sostituisci' }).click()
  await expect.element(page.getByRole('heading', { name: 'Penne rigate' })).toBeVisible()
  return shop
}

test('a picker searches another product for a line, and comes back to the closest', async () => {
  await page.viewport(390, 844)
  const shop = await showSubstitutes()
  shop.answers = { '/fulfilment/substitutes': { substitutes: [rice] } }
  await page.getByRole('searchbox', { name: 'Cerca un altro prodotto' }).fill('riso')
  await page.getByRole('button', { name: 'Cerca', exact: true }).click()
  await expect.element(page.getByRole('heading', { name: 'Riso Carnaroli' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Penne rigate' })).not.toBeInTheDocument()
  await expectAccessible()
  shop.answers = { '/fulfilment/substitutes': { substitutes: [] } }
  await page.getByRole('searchbox', { name: 'Cerca un altro prodotto' }).fill('latte')
  await page.getByRole('button', { name: 'Cerca', exact: true }).click()
  await expect.element(page.getByText(/risponde a «latte»/)).toBeVisible()
  await page.getByRole('button', { name: 'Mostra i più vicini' }).click()
  await expect.element(page.getByRole('heading', { name: 'Penne rigate' })).toBeVisible()
})

test('a scanned product that is none of the closest is searched, and marked where it fits', async () => {
  const shop = await showSubstitutes()
  shop.answers = { '/fulfilment/substitutes': { substitutes: [rice] } }
  await scan('8000000000030')
  const found = page.getByRole('listitem').filter({ hasText: 'Riso Carnaroli' }).last()
  await expect.element(found).toHaveAttribute('aria-current', 'true')
  await expect.element(page.getByText(/Nessun sostituto/)).not.toBeInTheDocument()
})

test('a picker reads on the line what alone may replace it', async () => {
  const onlySubstitutes = [
    { productId: 21, name: 'Penne rigate' },
    { productId: 22, name: 'Fusilli' },
  ]
  const pasta = aLine({ name: 'Spaghetti', unit: 'pz', quantityOrdered: 2, needsWeight: false, onlySubstitutes })
  aShop({ answers: {} })
  await showPage(OrderPage, { order: anOrder({ lines: [pasta] }), copiedAt: undefined })
  await expect.element(page.getByText('Sostituti solo: Penne rigate, Fusilli')).toBeVisible()
})

test('a picker reads on the line the pieces asked for and what its customer wrote about it, as the customer’s own words', async () => {
  const pears = aLine({ name: 'Pere Abate', unit: 'kg', pieces: 3, lineNote: 'Mature, per stasera' })
  aShop({ answers: {} })
  await showPage(OrderPage, { order: anOrder({ lines: [pears] }), copiedAt: undefined })
  await expect.element(page.getByText('Chiesti 3 pezzi: il peso è una stima')).toBeVisible()
  await expect.element(page.getByText('Desiderio del cliente: Mature, per stasera')).toBeVisible()
  await expectAccessible()
})
