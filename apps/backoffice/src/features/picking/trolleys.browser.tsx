import type { BatchLine, TrolleyView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aShop } from '../../testing/a-shop.ts'
import { showPage } from '../../testing/show-page.tsx'
import { Component as BatchPage } from './BatchPage.tsx'
import { presses } from './presses/presses.ts'
import { aLine, anOrder } from './testing/pick-lists.ts'

afterEach(() => {
  presses.clear('admin')
  localStorage.clear()
  vi.unstubAllGlobals()
})

const piece = { unit: 'pz', quantityOrdered: 2, needsWeight: false } as const
const lineOf = (orderItemId: number, name: string, fields: Partial<BatchLine>): BatchLine => ({
  ...aLine({ orderItemId, productId: orderItemId, name, barcode: `800000000000${orderItemId}`, ...piece }),
  orderId: 31,
  customer: 'Lia De Luca',
  ...fields,
})
const pasta = lineOf(1, 'Pasta', { trolley: 1, temperature: 'ambient' })
const milk = lineOf(2, 'Latte', { trolley: 2, temperature: 'chilled' })
const peas = lineOf(3, 'Piselli', { trolley: 3, temperature: 'frozen' })
const trolleys: TrolleyView[] = [
  { number: 1, temperature: 'ambient', kilograms: 42.5 },
  { number: 2, temperature: 'chilled', kilograms: 2 },
  { number: 3, temperature: 'frozen', kilograms: 0.9 },
]

async function showBatch(lines: readonly BatchLine[], known: TrolleyView[]) {
  const goods = lines.map((line) => ({
    productId: line.productId,
    name: line.name,
    unit: 'pz' as const,
    quantity: 2,
    lines: [line],
  }))
  const orders = [{ orderId: 31, can: { start: false, pick: true } }]
  const copiedAt = undefined
  aShop({
    answers: {
      '': {
        order: anOrder({
          lines: lines.map((line) => (line === pasta ? { ...line, state: 'picked' as const, version: 1 } : line)),
        }),
      },
    },
  })
  await showPage(BatchPage, { timeslotId: 9, orders, goods, trolleys: known, copiedAt })
}

const headings = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent)

test('a picker loads one trolley after the other, the frozen one last, and sees on each line where it goes [trolleys-7]', async () => {
  await page.viewport(390, 844)
  await showBatch([pasta, milk, peas], trolleys)
  const choice = page.getByLabelText('Carrello', { exact: true })
  await expect
    .element(choice)
    .toHaveDisplayValue(/^Carrello 1 · A temperatura ambiente · circa 42,5.kg · 0 di 1 righe$/)
  expect(headings()).toEqual(['Pasta'])
  await expect.element(page.getByText('Carrello 1', { exact: true })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Preso' }).click()
  await expect.element(page.getByText('Il carrello 1 è completo.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Passa al carrello 2' }).click()
  expect(headings()).toEqual(['Latte'])
  await userEvent.selectOptions(choice, 'Tutti i carrelli')
  await expect.poll(headings).toEqual(['Latte', 'Piselli'])
})

test('goods that are scanned before their turn bring their trolley onto the screen [trolleys-8]', async () => {
  await showBatch([pasta, milk, peas], trolleys)
  await page.getByLabelText('Leggi o scrivi il codice a barre').fill(peas.barcode)
  await userEvent.keyboard('{Enter}')
  await expect.poll(headings).toEqual(['Piselli'])
  await expect.element(page.getByLabelText('Carrello', { exact: true })).toHaveDisplayValue(/^Carrello 3 · Surgelato/)
})

test('a batch that fits on one trolley is shown as before [trolleys-9]', async () => {
  await showBatch([pasta], trolleys.slice(0, 1))
  await expect.element(page.getByRole('heading', { name: 'Pasta' })).toBeVisible()
  expect(page.getByText(/^Carrello/).elements()).toEqual([])
})
