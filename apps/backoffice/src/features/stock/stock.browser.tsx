import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { aShop } from '../../testing/a-shop.ts'
import { showPage } from '../../testing/show-page.tsx'
import { Component as StockPage } from './StockPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const goods = [
  {
    productId: 7,
    code: 'BORGO-1',
    name: 'Spaghetti',
    brand: 'BORGO',
    pack: '500 g',
    category: 'Pasta secca',
    isLoose: false,
    available: 0,
    soldPerDay: 4.5,
    cover: 0,
  },
  {
    productId: 8,
    code: 'MELE',
    name: 'Mele',
    brand: '',
    pack: 'Sfuse',
    category: 'Frutta',
    isLoose: true,
    available: 2.5,
    soldPerDay: 1.25,
    cover: 2,
  },
]
const read = {
  choice: { show: 'low' },
  warehouseId: 1,
  coverDays: 3,
  stores: [
    { id: 1, name: 'Milano' },
    { id: 2, name: 'Torino' },
  ],
  coming: 2,
  departments: [{ id: 5, name: 'Dispensa' }],
  goods,
  page: { selPage: 1, totPages: 1, totItems: 2, itemsPerPage: 50 },
}

test('goods that run out say how long they last, in Italian [scorte-10]', async () => {
  const screen = await showPage(StockPage, read)
  await expect.element(screen.getByRole('row', { name: /Spaghetti .*0 pz .*4,5 .*Esaurito/ })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /Mele .*2,5 kg .*1,25 .*2 giorni/ })).toBeVisible()
  await expect
    .element(screen.getByRole('combobox', { name: 'Mostra' }).getByRole('option', { name: /meno di 3 giorni/ }))
    .toBeInTheDocument()
  await expectAccessible()
})

test('in German they do as well, and an empty list says so [scorte-11]', async () => {
  const screen = await showPage(StockPage, read, 'de')
  await expect.element(screen.getByRole('row', { name: /Spaghetti .*Ausverkauft/ })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /Mele .*2 Tage/ })).toBeVisible()
  await screen.unmount()
  const empty = await showPage(StockPage, { ...read, goods: [], page: { ...read.page, totItems: 0 } }, 'de')
  await expect.element(empty.getByText('Es fehlt nichts')).toBeVisible()
})

test('the list is downloaded as the page shows it [scorte-12]', async () => {
  aShop()
  const asked = vi.fn<(url: string) => void>()
  const answering = globalThis.fetch
  vi.stubGlobal('fetch', (url: RequestInfo | URL, init?: RequestInit) => {
    asked(url instanceof Request ? url.url : String(url))
    return answering(url, init)
  })
  const screen = await showPage(StockPage, { ...read, choice: { show: 'still', department_id: 5 } })
  await screen.getByRole('button', { name: 'Scarica l’elenco' }).click()
  await expect.poll(() => asked.mock.calls.flat().find((url) => url.includes('/desk/stock/file'))).toMatch(/show=still/)
  expect(asked.mock.calls.flat().at(-1)).toMatch(/department_id=5.*warehouse_id=1/)
})
