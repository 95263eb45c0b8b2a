import type { LeafletPrices as Prices } from '@bottega/contract/staff-products/leaflet-promotions.ts'
import type { PromotionEffect } from '@bottega/contract/staff-products/promotions.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aShop } from '../../../testing/a-shop.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { Component as NewPromotionPage } from '../NewPromotionPage.tsx'
import { LeafletPrices } from './LeafletPrices.tsx'
import { Component as LeafletPricesPage } from './LeafletPricesPage.tsx'

const days = { from: '2026-12-01', to: '2026-12-07' }
const natale = { leaflet: 'natale', title: 'Volantino di Natale', ...days, warehouseIds: [1] }
const prices: Prices = {
  leaflet: 'natale',
  title: 'Volantino di Natale',
  ...days,
  promotions: 1,
  former: { from: '2026-11-24', to: '2026-11-30', promotions: 2 },
  stores: 2,
  counts: { conflict: 1, none: 1, part: 0, notSold: 0, offer: 1 },
  products: [
    {
      productId: 7,
      code: 'P007',
      name: 'Latte intero',
      prices: [
        {
          stores: ['Milano', 'Torino'],
          state: 'conflict',
          spans: [
            { from: '2026-12-01', to: '2026-12-02', price: 1.09, promotion: 'Natale', others: [] },
            { from: '2026-12-03', to: '2026-12-07', price: 0.87, promotion: 'Latte a meno', others: ['Natale'] },
          ],
        },
      ],
    },
    {
      productId: 8,
      code: 'P008',
      name: 'Acqua frizzante',
      printed: 0.39,
      prices: [{ stores: ['Milano', 'Torino'], state: 'none', spans: [{ ...days, price: 0.45, others: [] }] }],
    },
    {
      productId: 9,
      code: 'P009',
      name: 'Penne rigate',
      prices: [
        { stores: ['Milano'], state: 'offer', spans: [{ ...days, price: 0.79, promotion: 'Natale', others: [] }] },
        { stores: ['Torino'], state: 'notSold', spans: [{ ...days, others: [] }] },
      ],
    },
  ],
  page: { selPage: 1, totPages: 1, itemsPerPage: 25, totItems: 3 },
}
const effect: PromotionEffect = {
  seen: 'abc',
  products: 1,
  count: 1,
  conflictCount: 0,
  rows: [
    {
      productId: 9,
      code: 'P009',
      name: 'Penne rigate',
      store: 'Milano',
      before: 0.99,
      after: 0.79,
      lowest: 0.99,
      ...days,
      others: [],
    },
  ],
  leftCount: 1,
  left: [{ productId: 8, code: 'P008', name: 'Acqua frizzante', store: 'Milano', reason: 'other-days' }],
  unknown: [],
}

afterEach(() => vi.unstubAllGlobals())

test('each product of a leaflet stands with its price on those days, without offer or with the promotion that takes its place', async () => {
  aShop({ answers: { '/leaflet-prices': prices } })
  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const) {
    await page.viewport(width, height)
    const screen = await showPage(LeafletPricesPage, { leaflets: [natale], asked: null })
    const list = screen.getByRole('list', { name: 'Prezzi nei giorni del volantino' })
    await expect
      .poll(() => list.element().textContent)
      .toMatch(/Latte intero.*Conflitto.*0,87.*vale al posto di “Natale”/)
    expect(list.element().textContent).toMatch(/Acqua frizzante.*Stampato: 0,39.*Nessuna offerta.*0,45.*senza offerta/)
    expect(list.element().textContent).toMatch(/Penne rigate.*In offerta.*Milano.*0,79.*Non in vendita.*Torino/)
    await expect.element(screen.getByText('1 senza offerta')).toBeVisible()
    await expectAccessible()
    await screen.unmount()
  }
})

test('promotions that still run on the old days are named, and moved after their effect is seen', async () => {
  await page.viewport(1280, 900)
  const answers = {
    '/leaflet-prices': prices,
    '/move-preview': effect,
    '/promotions/move': { changeId: 1, products: 1 },
  }
  const shop = aShop({ answers })
  await showPage(LeafletPricesPage, { leaflets: [natale], asked: 'natale' })
  await expect.element(page.getByText(/2 promozioni dei prodotti valgono ancora dal/)).toBeVisible()
  await page.getByRole('button', { name: 'Sposta le promozioni' }).click()
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.element().textContent).toMatch(/1 prodotto si sposta.*Penne rigate.*ha giorni suoi/)
  await expectAccessible()
  await page.getByRole('button', { name: 'Sposta 1 prodotto' }).click()
  await expect.element(page.getByText(/1 prodotto spostato\./)).toBeVisible()
  expect(shop.sent.find(({ path }) => path.endsWith('/promotions/move'))).toMatchObject({
    key: expect.any(String),
    body: {
      leaflet: 'natale',
      from: '2026-11-24',
      to: '2026-11-30',
      new_from: days.from,
      new_to: days.to,
      seen: 'abc',
    },
  })
})

test('days that are typed and not saved yet are those the promotions would get', async () => {
  const { former: _former, ...saved } = prices
  const shop = aShop({ answers: { '/leaflet-prices': saved, '/move-preview': effect } })
  const typed = { from: '2026-12-08', to: '2026-12-14' }
  const Typed = () => <LeafletPrices leaflet="natale" typed={typed} />
  await showPage(Typed, null)
  await page.getByRole('button', { name: 'Sposta le promozioni' }).click()
  await expect
    .poll(() => shop.sent.find(({ path }) => path.endsWith('/move-preview'))?.body)
    .toEqual({ leaflet: 'natale', ...days, new_from: typed.from, new_to: typed.to })
})

test('a promotion takes products, days and stores of a leaflet', async () => {
  const shop = aShop({ answers: { '/promotions/preview': effect } })
  await showPage(NewPromotionPage, {
    stores: [
      { id: 1, name: 'Milano' },
      { id: 2, name: 'Torino' },
    ],
    categories: [],
    today: '2026-11-17',
    leaflets: [natale],
    asked: null,
  })
  await page.getByText('Prodotti di un volantino').click()
  await page.getByRole('combobox', { name: /^Volantino/ }).selectOptions('natale')
  await expect.element(page.getByLabelText(/^Ultimo giorno/)).toHaveValue(days.to)
  await page.getByRole('spinbutton', { name: /^Sconto/ }).fill('20')
  await expect
    .poll(() => shop.sent.at(-1)?.body)
    .toMatchObject({ leaflet: 'natale', percent: 20, ...days, warehouse_ids: [1] })
  await expectAccessible()
})
