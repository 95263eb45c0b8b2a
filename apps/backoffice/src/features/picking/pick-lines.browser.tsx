import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aShop } from '../../testing/a-shop.ts'
import { showPage } from '../../testing/show-page.tsx'
import { Component as OrderPage } from './OrderPage.tsx'
import { aLine, anOrder } from './testing/pick-lists.ts'

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

const card = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first()

test('goods that must stay cold say so with a word on their card and their row, others do not [picking-61]', async () => {
  aShop({ answers: { '': { order: anOrder() } } })
  const lines = [
    aLine({ orderItemId: 1, name: 'Piselli', temperature: 'frozen' }),
    aLine({ orderItemId: 2, name: 'Latte', temperature: 'chilled' }),
    aLine({ orderItemId: 3, name: 'Pasta', temperature: 'ambient' }),
  ]
  await page.viewport(390, 844)
  await showPage(OrderPage, { order: anOrder({ lines }), copiedAt: undefined })
  const cold = (name: string) => card(name).getByText(/^(Surgelato|In frigorifero)$/)
  const wordOf = (name: string) =>
    cold(name)
      .elements()
      .map(({ textContent }) => textContent)
  const told = () => ['Piselli', 'Latte', 'Pasta'].map(wordOf)
  await expect.poll(told).toEqual([['Surgelato'], ['In frigorifero'], []])
  await page.getByRole('radio', { name: 'Elenco fitto' }).click()
  await expect.poll(told).toEqual([['Surgelato'], ['In frigorifero'], []])
  const [row] = page.getByRole('button', { name: /Piselli/ }).elements()
  expect(row?.getBoundingClientRect().height, 'a row stays as low as it was').toBeLessThanOrEqual(58)
  await expectAccessible()
})

test('a picker sees twelve lines at once on a phone, each with price, code, barcode and shelf; one opens under the finger or by a scan, and the device remembers it [picking-20]', async () => {
  aShop({ answers: { '': { order: anOrder() } } })
  const tins = Array.from({ length: 20 }, (_, at) =>
    aLine({
      orderItemId: 10 + at,
      name: `Latta ${at}`,
      unit: 'pz',
      quantityOrdered: 4,
      needsWeight: false,
      code: `L${at}`,
      barcode: `80000000000${10 + at}`,
    }),
  )
  await page.viewport(390, 844)
  await showPage(OrderPage, { order: anOrder({ lines: tins }), copiedAt: undefined })
  await page.getByRole('radio', { name: 'Elenco fitto' }).click()
  const row = (name: string) => page.getByRole('button', { name: new RegExp(`^4 pz.*${name}`) })
  await expect.element(row('Latta 3')).toHaveAttribute('aria-expanded', 'false')
  const label = row('Latta 3').getByText(/^2,29.€\/pz · L3 · 8000000000013$/)
  await expect.element(label).toBeVisible()
  await expect.element(row('Latta 3').getByText('Frutta › Mele e pere · VALDORA')).toBeVisible()
  const text = label.element()
  expect(text.scrollWidth, 'nothing of it is cut off').toBeLessThanOrEqual(text.clientWidth)
  const rows = row('Latta').elements()
  expect(rows).toHaveLength(20)
  const scanner = page.getByLabelText('Leggi o scrivi il codice a barre').element()
  const seen = () => {
    rows[0]?.closest('li')?.scrollIntoView({ behavior: 'instant' })
    const top = scanner.getBoundingClientRect().bottom
    return rows.map((one) => one.getBoundingClientRect()).filter((one) => one.top >= top && one.bottom <= 844)
  }
  await expect.poll(() => seen().length).toBeGreaterThanOrEqual(12)
  expect(Math.min(...seen().map(({ height }) => height))).toBeGreaterThanOrEqual(44)
  await expectAccessible()
  await row('Latta 3').click()
  await expect.element(card('Latta 3').getByRole('button', { name: 'Preso' })).toBeVisible()
  await page.getByLabelText('Leggi o scrivi il codice a barre').fill('8000000000019')
  await page.getByRole('button', { name: 'Trova' }).click()
  await expect.element(card('Latta 9').getByRole('button', { name: 'Preso' })).toBeVisible()
  expect(card('Latta 3').getByRole('button', { name: 'Preso' }).elements()).toEqual([])
  expect(localStorage.getItem('backoffice.picking.view')).toBe('rows')
})
