import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../lib/testing/page-scene.tsx'
import SpendingPage from './SpendingPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const fruit = (total: number) => ({ categoryId: 1, name: 'Frutta e verdura', total })
const bread = (total: number) => ({ categoryId: 2, name: 'Pane e pasticceria', total })
const rest = (total: number) => ({ categoryId: 0, name: 'Consegna e sacchetti', total })

const spending = {
  months: [
    { month: '2026-10', total: 40, orders: 2, departments: [fruit(30), bread(10)] },
    { month: '2026-11', total: 19.5, orders: 1, departments: [bread(15), rest(4.5)] },
  ],
  departments: [fruit(30), bread(25), rest(4.5)],
  total: 59.5,
}

const show = (shown: object) => showPage(SpendingPage, { data: () => ({ period: 6, spending: shown }) })

test('spending stands in figures by department and month, the newest month first, and sums up', async () => {
  await show(spending)
  await expect.element(page.getByText(/59,50.€ negli ultimi 6 mesi/)).toBeVisible()
  const rows = page.getByRole('row').elements()
  const cells = rows.map((row) => [...row.children].map(({ textContent }) => textContent.replaceAll(/\s/g, ' ')))
  expect(cells).toEqual([
    ['Reparto', 'In tutto', 'novembre 2026', 'ottobre 2026'],
    ['Frutta e verdura', '30,00 €', '0,00 €', '30,00 €'],
    ['Pane e pasticceria', '25,00 €', '15,00 €', '10,00 €'],
    ['Consegna e sacchetti', '4,50 €', '4,50 €', '0,00 €'],
    ['Totale', '59,50 €', '19,50 €', '40,00 €'],
  ])
  await expectAccessible()
})

test('half a year stands on a tablet without a scroll', async () => {
  // Its 768 pixels without the gutters of the page.
  await page.viewport(736, 900)
  const departments = [
    { ...fruit(1000.5), name: 'Pasta, riso e farine' },
    { ...bread(1000.5), name: 'Latte, uova e yogurt' },
  ]
  const months = ['06', '07', '08', '09', '10', '11'].map((month) => ({
    month: `2026-${month}`,
    total: 2001,
    orders: 4,
    departments,
  }))
  await show({ months, departments, total: 12_006 })
  const figures = page.getByRole('region', { name: 'In cifre' })
  await expect.element(figures).toBeVisible()
  expect(figures.element().scrollWidth).toBe(figures.element().clientWidth)
})

test('another period is a link, and the present one says so', async () => {
  await show(spending)
  await expect
    .element(page.getByRole('link', { name: '12 mesi' }))
    .toHaveAttribute('href', '/profile/spending?months=12')
  await expect.element(page.getByRole('link', { name: '6 mesi', exact: true })).toHaveAttribute('aria-current')
})

test('without a delivered order the page leads to the orders', async () => {
  await show({ months: [], departments: [], total: 0 })
  await expect.element(page.getByRole('link', { name: 'Vai agli ordini' })).toHaveAttribute('href', '/profile/orders')
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
  await expectAccessible()
})
