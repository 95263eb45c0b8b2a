import { reportFile } from '@bottega/contract/reports/calls.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '../../lib/api.ts'
import { showPage } from '../../testing/show-page.tsx'
import { Component } from './ReportsPage.tsx'

const asked = { kind: 'day', by: 'delivery', from: '2026-11-16', until: '2026-11-22' } as const
const columns = [
  { key: 'orders', title: 'Ordini', unit: 'count' },
  { key: 'sold', title: 'Venduto', unit: 'money' },
  { key: 'average', title: 'Media per ordine', unit: 'money' },
]
const report = {
  asked,
  today: '2026-11-18',
  stores: [{ storeId: 5, name: 'Milano' }],
  rowTitle: 'Giorno',
  columns,
  rows: [
    { key: '2026-11-16', name: '2026-11-16', figures: [2, 1240.5, 620.25] },
    { key: '2026-11-17', name: '2026-11-17', figures: [1, 59.5, 59.5] },
  ],
  total: [3, 1300, 433.33],
}

test('a report says its period, its day and what counts, as a table, a plot and a file [reports-11]', async () => {
  const screen = await showPage(Component, report)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Resoconti' })).toBeVisible()
  await expect.element(screen.getByText(/Contano gli ordini non annullati/)).toBeVisible()
  await expect.element(screen.getByText(/16 nov 2026 – 22 nov 2026, per giorno di consegna o ritiro/)).toBeVisible()
  const periods = screen.getByRole('navigation', { name: 'Periodo' })
  await expect.element(periods.getByRole('link', { name: 'Questa settimana' })).toHaveAttribute('aria-current', 'true')
  await expect
    .element(periods.getByRole('link', { name: 'Mese scorso' }))
    .toHaveAttribute('href', '/admin/reports?kind=day&by=delivery&from=2026-10-01&until=2026-10-31')
  const table = screen.getByRole('table', { name: 'Vendite per giorno' })
  expect(
    table
      .getByRole('rowheader')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['16 nov', '17 nov', 'Totale'])
  for (const figure of [/1.240,50/, /620,25/, /1.300,00/, /433,33/])
    await expect.element(table.getByRole('cell', { name: figure })).toBeVisible()
  await expect.element(screen.getByRole('option', { name: 'ottobre 2026', selected: true })).toBeInTheDocument()
  await expect.element(screen.getByRole('application')).toBeVisible()
  await expectAccessible()

  const call = vi.spyOn(api, 'call').mockReturnValue(new Promise(() => undefined))
  await screen
    .getByRole('button', { name: 'Scarica la tabella (CSV)' })
    .click()
    .catch(() => undefined)
  expect(call).toHaveBeenCalledWith(reportFile, { query: { ...asked, format: 'csv' } })
  call.mockRestore()
})

test('the many columns of a report make no page wider than a phone', async () => {
  await page.viewport(390, 844)
  const many = Array.from({ length: 9 }, (_, at) => ({
    key: `figure${at}`,
    title: `Consegna e sacchetti ${at}`,
    unit: 'money',
  }))
  const figures = many.map((_, at) => at * 100)
  const rows = [{ key: '2026-11-16', name: '16 nov', figures }]
  await showPage(Component, { ...report, columns: many, rows, total: figures })
  await expect.element(page.getByText('Consegna e sacchetti 8').first()).toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('in German it has German words and figures, and fits a phone [reports-12]', async () => {
  await page.viewport(390, 844)
  const shorts = {
    ...report,
    asked: { ...asked, kind: 'shorts', by: 'order' },
    rowTitle: 'Produkt',
    columns: [
      { key: 'lines', title: 'Zeilen', unit: 'count' },
      { key: 'missing', title: 'Fehlt', unit: 'quantity' },
    ],
    rows: [
      { key: '7 5', name: 'Äpfel', detail: 'Milano · kg', figures: [4, 1.25] },
      { key: 'others', name: 'Andere Produkte', figures: [2, null] },
    ],
    total: [6, null],
  }
  const screen = await showPage(Component, shorts, 'de')
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Fehlmengen und Ersatz' })).toBeVisible()
  await expect.element(screen.getByText(/nach dem Tag der Bestellung, in italienischer Zeit/)).toBeVisible()
  await expect.element(screen.getByText('Milano · kg')).toBeVisible()
  await expect.element(screen.getByText('1,25')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Der Monat für die Buchhaltung' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(screen.getByRole('application').elements()).toHaveLength(0)
  await expectAccessible()
})

test('margins stand beside the goods, with the share of the goods they are known of [reports-15]', async () => {
  await page.viewport(390, 844)
  const margins = {
    ...report,
    asked: { ...asked, kind: 'department' },
    rowTitle: 'Reparto',
    columns: [
      { key: 'goods', title: 'Merce', unit: 'money' },
      { key: 'cost', title: 'Costo', unit: 'money' },
      { key: 'margin', title: 'Margine', unit: 'money' },
      { key: 'marginRate', title: 'Margine %', unit: 'percent' },
      { key: 'costKnown', title: 'Merce con costo noto %', unit: 'percent' },
    ],
    rows: [
      { key: '1', name: 'Freschi', figures: [104, 60, 40, 40, 100] },
      { key: '2', name: 'Dispensa', figures: [52, 21, -1, -5, 40.3] },
      { key: 'fees', name: 'Consegna e sacchetti', figures: [5, null, null, null, null] },
    ],
    total: [161, 81, 39, 32.5, 80.1],
  }
  const screen = await showPage(Component, margins)
  const table = screen.getByRole('table', { name: 'Vendite per reparto' })
  const cellsOf = (name: RegExp) =>
    table
      .getByRole('row', { name })
      .getByRole('cell')
      .elements()
      .map(({ textContent }) => textContent.replaceAll(/[^\d,%–-]/g, ''))
  await expect.element(table).toBeVisible()
  expect(cellsOf(/Dispensa/)).toEqual(['52,00', '21,00', '-1,00', '-5%', '40,3%'])
  expect(cellsOf(/Totale/).slice(-2)).toEqual(['32,5%', '80,1%'])
  expect(cellsOf(/Consegna/).slice(1)).toEqual(['–', '–', '–', '–'])
  await expect.element(screen.getByText(/meno costo del giorno dell’ordine/)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await expectAccessible()
})

test('a period without orders says so and offers no file', async () => {
  const screen = await showPage(Component, { ...report, rows: [], total: [0, 0, null] })
  await expect.element(screen.getByText('Nessun ordine in questo periodo')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Scarica la tabella (CSV)' }).elements()).toHaveLength(0)
})
