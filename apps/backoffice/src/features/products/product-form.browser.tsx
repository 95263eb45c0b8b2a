import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aShop } from '../../testing/a-shop.ts'
import { showPage } from '../../testing/show-page.tsx'
import { Component as ProductFormPage } from './ProductFormPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const choices = {
  categories: [
    { categoryId: 4, name: 'Dispensa › Pasta secca' },
    { categoryId: 5, name: 'Freschi › Latte' },
  ],
  brands: ['Borgo'],
  stores: [
    { warehouseId: 1, name: 'Milano' },
    { warehouseId: 2, name: 'Torino' },
  ],
}
const product = {
  productId: 7,
  version: 3,
  title: 'Spaghetti',
  byStaff: ['name', 'vat'],
  values: {
    code: 'BORGO-1',
    name: { it: 'Spaghetti' },
    barcode: '8076809513753',
    brand: 'BORGO',
    category_id: 4,
    mode: 'piece',
    minimum: 1,
    content: 0.5,
    content_unit: 'kg',
    vat: 4,
    lead_time_hours: 0,
    adults_only: false,
    infant_formula: false,
    nutrition: { fat: 1.5 },
    label: [{ field: 'ingredients', it: 'Semola di _grano_ duro' }],
  },
}

test('a new product is sent once with what its form says, and faults are told at their fields [goods-606]', async () => {
  const shop = aShop({ answers: { make: { productId: 9 } } })
  const screen = await showPage(ProductFormPage, { choices, isEdit: false })
  await screen.getByRole('textbox', { name: 'Nome in italiano' }).fill('Gallette')
  await screen.getByRole('textbox', { name: 'Codice', exact: true }).fill('GALL-1')
  await screen.getByRole('textbox', { name: 'Codice a barre' }).fill('8076809513754')
  await screen.getByRole('combobox', { name: 'Categoria' }).fill('Freschi')
  const send = screen.getByRole('button', { name: 'Crea il prodotto' })
  await send.click()
  const barcode = screen.getByRole('textbox', { name: 'Codice a barre' })
  await expect.element(barcode).toHaveAccessibleDescription(/cifra di controllo non torna/)
  await expect.element(barcode).toHaveFocus()
  await expect
    .element(screen.getByRole('combobox', { name: 'Categoria' }))
    .toHaveAccessibleDescription(/Scegli una categoria/)
  expect(shop.sent).toEqual([])
  await barcode.fill('8076809513753')
  const further = screen.getByRole('textbox', { name: 'Altri codici a barre' })
  await further.fill('4012345678901\n4012345678902')
  await send.click()
  await expect.element(further).toHaveAccessibleDescription(/4012345678902: la cifra di controllo non torna/)
  await further.fill('4012345678901\n0042100005264')
  await screen.getByRole('combobox', { name: 'Categoria' }).fill('Freschi › Latte')
  await screen.getByRole('combobox', { name: 'Vendita' }).selectOptions('loose')
  await screen.getByRole('textbox', { name: 'Primo peso (kg)' }).fill('0,3')
  await screen.getByRole('textbox', { name: 'Passo (kg)' }).fill('0,1')
  await screen.getByRole('textbox', { name: 'Prezzo in euro' }).fill('2,49')
  await send.click()
  await expect
    .poll(() => shop.sent)
    .toMatchObject([
      {
        key: expect.stringMatching(/^[\da-f-]{36}$/),
        body: {
          cents: 249,
          values: {
            code: 'GALL-1',
            name: { it: 'Gallette' },
            barcode: '8076809513753',
            further_barcodes: ['4012345678901', '0042100005264'],
            category_id: 5,
            mode: 'loose',
            first_weight: 0.3,
            step_weight: 0.1,
            vat: 10,
          },
        },
      },
    ])
})

test('a copy begins with all of the other product but its code and barcode [goods-607]', async () => {
  const screen = await showPage(ProductFormPage, { product, choices, isEdit: false })
  await expect.element(screen.getByRole('heading', { name: 'Copia di Spaghetti' })).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Nome in italiano' })).toHaveValue('Spaghetti')
  await expect.element(screen.getByRole('textbox', { name: 'Codice', exact: true })).toHaveValue('')
  await expect.element(screen.getByRole('textbox', { name: 'Codice a barre' })).toHaveValue('')
  await expect.element(screen.getByRole('textbox', { name: 'Contenuto di un pezzo' })).toHaveValue('0,5')
  await expect
    .element(screen.getByRole('textbox', { name: 'Ingredienti · In italiano' }))
    .toHaveValue('Semola di _grano_ duro')
})

test('a product is edited from the version that was seen; when a colleague was faster both are shown [goods-608]', async () => {
  const shop = aShop({ refusing: 'Olga è stata più veloce.' })
  let now: object = product
  const screen = await showPage(ProductFormPage, () => ({ product: now, choices, isEdit: true }))
  await expect.element(screen.getByText(/Messi dal personale, le importazioni li lasciano: nome, IVA/)).toBeVisible()
  await screen.getByRole('textbox', { name: 'Nome in italiano' }).fill('Spaghettini')
  now = { ...product, version: 4, values: { ...product.values, vat: 10 } }
  await screen.getByRole('button', { name: 'Salva' }).click()
  await expect.element(screen.getByText('Olga è stata più veloce.')).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /Nome in italiano.*Spaghetti.*Spaghettini/ })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /IVA \(%\).*10.*4/ })).toBeVisible()
  shop.refusing = undefined
  await screen.getByRole('button', { name: 'Salva lo stesso' }).click()
  await expect
    .poll(() => shop.sent.map(({ body }) => body))
    .toMatchObject([
      { product_id: 7, version: 3, values: { name: { it: 'Spaghettini' }, barcode: '8076809513753' } },
      { product_id: 7, version: 4 },
    ])
})

test.each([390, 1280])('the form fits into %i pixels and is accessible [goods-609]', async (width) => {
  await page.viewport(width, 900)
  await showPage(ProductFormPage, { product, choices, isEdit: true })
  await expect.element(page.getByRole('button', { name: 'Salva' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await expectAccessible()
})
