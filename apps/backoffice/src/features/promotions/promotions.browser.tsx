import type { PlannedPromotion, PromotionEffect } from '@bottega/contract/staff-products/promotions.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aShop } from '../../testing/a-shop.ts'
import { showPage } from '../../testing/show-page.tsx'
import { Component as NewPromotionPage } from './NewPromotionPage.tsx'
import { Component as PromotionsPage } from './PromotionsPage.tsx'

const promotion: PlannedPromotion = {
  promotionId: 5,
  name: 'Settimana della pasta',
  kind: 'percent',
  percent: 20,
  from: '2026-11-16',
  to: '2026-11-25',
  membersOnly: false,
  stores: ['Milano', 'Torino'],
  products: 12,
  state: 'running',
  conflicts: 0,
  notReduced: 0,
}
const calendar = {
  stores: [
    { id: 1, name: 'Milano' },
    { id: 2, name: 'Torino' },
  ],
  categories: [{ id: 3, name: 'Dispensa', depth: 0 }],
  today: '2026-11-17',
  weeks: ['2026-11-16', '2026-11-23', '2026-11-30', '2026-12-07'],
  promotions: [
    promotion,
    {
      ...promotion,
      promotionId: 6,
      name: 'Vini 3×2',
      kind: 'pieces',
      pieces: 3,
      paidPieces: 2,
      membersOnly: true,
      stores: ['Milano'],
      from: '2026-12-01',
      to: '2026-12-08',
      state: 'coming',
    },
  ] satisfies PlannedPromotion[],
  page: { selPage: 1, totPages: 1, itemsPerPage: 50, totItems: 2 },
  leaflets: [],
  asked: null,
  warehouseId: undefined,
  made: undefined,
}
const effect: PromotionEffect = {
  seen: 'abc',
  products: 1,
  count: 1,
  conflictCount: 1,
  rows: [
    {
      productId: 7,
      code: 'P007',
      name: 'Penne rigate',
      store: 'Milano',
      before: 0.99,
      after: 0.79,
      lowest: 0.95,
      from: '2026-11-20',
      to: '2026-11-22',
      others: [{ name: 'Settimana della pasta', from: '2026-11-16', to: '2026-11-25' }],
    },
  ],
  leftCount: 1,
  left: [
    {
      productId: 8,
      code: 'P008',
      name: 'Fusilli',
      store: 'Milano',
      reason: 'not-below-lowest',
      before: 1.09,
      after: 0.87,
      lowest: 0.85,
    },
  ],
  unknown: ['NIENTE'],
}

afterEach(() => vi.unstubAllGlobals())

test('a promotion stands in the weeks it holds in, with its state, kind, stores and number of products', async () => {
  await page.viewport(1280, 900)
  aShop({
    answers: { '/promotion/goods': { count: 1, products: [{ productId: 7, code: 'P007', name: 'Penne rigate' }] } },
  })
  await showPage(PromotionsPage, calendar)
  const row = page.getByRole('row', { name: /Settimana della pasta/ })
  await expect.poll(() => row.element().textContent).toMatch(/In corso.*−20 %.*12 prodotti · Tutti i negozi/)
  await expect.poll(() => row.element().textContent).toMatch(/lun 16 nov – dom 22 nov.*lun 23 nov – mer 25 nov/)
  await expectAccessible()
  await page.getByRole('button', { name: 'Vini 3×2' }).click()
  await expect.element(page.getByRole('link', { name: 'Penne rigate' })).toBeVisible()
  await expectAccessible()
})

test('on a phone the promotions are a list by week', async () => {
  await page.viewport(390, 844)
  aShop()
  await showPage(PromotionsPage, calendar)
  const week = page.getByRole('region', { name: /lun 30 nov/ })
  await expect.poll(() => week.element().textContent).toMatch(/Vini 3×2.*In arrivo.*Soci/)
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
  await expectAccessible()
})

test.each([
  ['it', 1280, '1 prodotto è anche in un’altra promozione', '2 prodotti non sono ridotti rispetto ai 30 giorni prima'],
  ['de', 390, '1 Produkt ist auch in einer anderen Aktion', '2 Produkte sind nicht billiger als in den 30 Tagen davor'],
  ['en', 390, '1 product is in another promotion too', '2 products are no cheaper than in the 30 days before'],
] as const)(
  'a promotion that another covers or that reduces nothing says so in the list, in %s at %i pixels [manypromo-9]',
  async (language, width, conflict, notReduced) => {
    await page.viewport(width, 844)
    aShop()
    const [first, second] = calendar.promotions
    const promotions = [{ ...first, conflicts: 1, notReduced: 2 }, second]
    await showPage(PromotionsPage, { ...calendar, promotions }, language)
    const list = width === 1280 ? page.getByRole('table') : page.getByRole('region').first()
    await expect.element(list.getByText(conflict)).toBeVisible()
    await expect.element(list.getByText(notReduced)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await expectAccessible()
  },
)

test('while a promotion is typed its prices, conflicts and what is left out are shown, and it is made as shown with one key', async () => {
  await page.viewport(1280, 900)
  const shop = aShop({ answers: { '/promotions/preview': effect, '/promotions/make': { changeId: 1, products: 1 } } })
  await showPage(NewPromotionPage, calendar)
  await expect.element(page.getByRole('button', { name: 'Metti in promozione' })).toBeDisabled()
  await page.getByText('Elenco di codici').click()
  await page.getByRole('textbox', { name: /^Codici/ }).fill('P007\nP008\nNIENTE')
  await page.getByRole('spinbutton', { name: /^Sconto/ }).fill('20')
  await page.getByLabelText(/^Primo giorno/).fill('2026-11-20')
  await page.getByLabelText(/^Ultimo giorno/).fill('2026-11-22')
  const shown = page.getByRole('region', { name: 'Che cosa succede' })
  await expect.poll(() => shown.element().textContent).toMatch(/Un codice non è di nessun prodotto: NIENTE/)
  await expect.poll(() => shown.element().textContent).toMatch(/Anche in “Settimana della pasta”/)
  await expect.poll(() => shown.element().textContent).toMatch(/30 giorni: 0,95/)
  await expect.poll(() => shown.element().textContent).toMatch(/non è una riduzione/)
  await expectAccessible()
  await page.getByRole('textbox', { name: /^Nome della promozione/ }).fill('Settimana')
  await page.getByRole('button', { name: 'Metti in promozione 1 prodotto' }).click()
  await expect
    .poll(() => shop.sent.find(({ path }) => path.endsWith('/make')))
    .toMatchObject({
      key: expect.any(String),
      body: {
        seen: 'abc',
        kind: 'percent',
        percent: 20,
        lines: [{ code: 'P007' }, { code: 'P008' }, { code: 'NIENTE' }],
      },
    })
})

test('a week is copied after its effect is seen', async () => {
  const shop = aShop({ answers: { '/copy-preview': effect, '/promotions/copy': { changeId: 1, products: 1 } } })
  await showPage(PromotionsPage, calendar)
  await page.getByRole('button', { name: 'Copia una settimana' }).click()
  await expect.element(page.getByText('Penne rigate')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Copia 1 prodotto' }).click()
  await expect
    .poll(() => shop.sent.find(({ path }) => path.endsWith('/promotions/copy')))
    .toMatchObject({
      body: { from_week: '2026-11-16', to_week: '2026-11-23', seen: 'abc' },
    })
})
