import type { StaffCountGood, StaffCountView } from '@bottega/contract/staff-stock/counts.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aShop } from '../../../testing/a-shop.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { scan } from '../../picking/testing/typed-keys.ts'
import { Component as CountPage } from './CountPage.tsx'
import { Component as CountsPage } from './CountsPage.tsx'

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

const count: StaffCountView = {
  countId: 4,
  warehouseId: 1,
  store: 'Milano',
  departmentId: 5,
  department: 'Dispensa',
  startedAt: '2026-11-16T08:00:00Z',
  startedBy: 'Olga Banco',
  counted: 0,
  isApplied: false,
}
const rice: StaffCountGood = {
  productId: 7,
  code: 'RISO',
  barcode: '8000000000023',
  name: 'Riso',
  brand: 'BORGO',
  pack: '1 kg',
  category: 'Pasta e riso',
  isLoose: false,
  version: 0,
}
const nuts: StaffCountGood = { ...rice, productId: 8, code: 'NOCI', barcode: '80980017', name: 'Noci', isLoose: true }
const counted = { version: 1, by: 'Olga Banco', at: '2026-11-16T08:10:00Z' }
const read = { expected: false, more: false, count, goods: [rice, nuts] }

const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })

test('a product that is scanned asks for its amount at once, which is sent, and its difference has a value [scorte-80]', async () => {
  const good = { ...nuts, ...counted, counted: 2.5, expected: 3, value: -4.5 }
  const shop = aShop({ answers: { '/counts/line': { good } } })
  await showPage(CountPage, read)
  await expect.element(page.getByText('0 di 2 contati')).toBeVisible()
  await scan('80980017')
  const field = row('Noci').getByRole('textbox', { name: 'Chili di Noci' })
  await expect.element(field).toHaveFocus()
  await expectAccessible()
  await field.fill('2,5')
  await row('Noci').getByRole('button', { name: 'Segna la quantità' }).click()
  await expect.element(page.getByRole('row', { name: /Noci .*3 kg .*2,5 kg .*-0,5 kg .*-4,50 €/ })).toBeVisible()
  await expect.element(page.getByText('1 di 2 contati')).toBeVisible()
  expect(shop.sent).toMatchObject([{ body: { count_id: 4, product_id: 8, counted: 2.5, version: 0 } }])
})

test('what is typed without a connection is shown as not sent, stays after a reload, and is not applied before it is sent [scorte-81]', async () => {
  aShop({ isReached: false })
  const first = await showPage(CountPage, read)
  await row('Riso').getByRole('button').first().click()
  await row('Riso').getByRole('textbox').fill('12')
  await row('Riso').getByRole('button', { name: 'Segna la quantità' }).click()
  await expect.element(row('Riso').getByText('non inviato')).toBeVisible()
  await first.unmount()
  const shop = aShop({
    isReached: false,
    answers: { '/counts/line': { good: { ...rice, ...counted, counted: 12, expected: 12 } } },
  })
  const other = { ...nuts, ...counted, counted: 1, expected: 1 }
  await showPage(CountPage, { ...read, goods: [rice, other] })
  await expect.element(page.getByText(/Una quantità non è ancora arrivata/)).toBeVisible()
  await expect.element(row('Riso').getByText('12 pz')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Applica l’inventario' })).toBeDisabled()
  shop.isReached = true
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByRole('button', { name: 'Applica l’inventario' })).toBeEnabled()
  await expect.element(row('Riso').getByText('non inviato')).not.toBeInTheDocument()
})

test('a colleague who was faster is named beside both amounts, and an amount typed before another scan is still there [scorte-82]', async () => {
  aShop({ refusing: 'Berta l’ha cambiato nel frattempo.' })
  let goods = [rice, nuts]
  await showPage(CountPage, () => ({ ...read, goods }))
  await row('Riso').getByRole('button').first().click()
  await row('Riso').getByRole('textbox').fill('12')
  await scan('80980017')
  await expect.element(row('Noci').getByRole('textbox')).toHaveFocus()
  await scan('8000000000023')
  await expect.element(row('Riso').getByRole('textbox')).toHaveValue('12')
  goods = [nuts, { ...rice, ...counted, by: 'Berta', counted: 11, expected: 12 }]
  await row('Riso').getByRole('button', { name: 'Segna la quantità' }).click()
  await expect.element(page.getByText(/Avevi scritto 12\spz; ora c’è scritto 11\spz \(Berta\)/)).toBeVisible()
  await page.getByRole('button', { name: 'Lascia così Riso' }).click()
  await expect.element(page.getByText(/Avevi scritto/)).not.toBeInTheDocument()
})

test('an applied count tells what was not corrected, and nothing can be typed any more [scorte-83]', async () => {
  const ended = { ...count, endedAt: '2026-11-16T09:00:00Z', endedBy: 'Olga Banco', isApplied: true, counted: 1 }
  const goods = [{ ...rice, ...counted, counted: 11, expected: 12, value: -2, isLeftOut: true }]
  await showPage(CountPage, { ...read, count: ended, goods })
  await expect.element(page.getByRole('row', { name: /Riso .*non corretto/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Applica l’inventario' })).not.toBeInTheDocument()
  expect(page.getByRole('textbox').elements()).toEqual([])
  await expectAccessible()
})

test('a count is begun by store and department, and the list says which are open [scorte-84]', async () => {
  const shop = aShop({ answers: { '/counts/start': { countId: 4 } } })
  const stores = [{ id: 1, name: 'Milano' }]
  await showPage(CountsPage, { stores, departments: [{ id: 5, name: 'Dispensa' }], counts: [count] })
  await expect.element(page.getByRole('row', { name: /Dispensa .*Milano .*Aperto/ })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Comincia o continua' }).click()
  await expect.poll(() => shop.sent).toMatchObject([{ body: { warehouse_id: 1, department_id: 5 } }])
})
