import type { PriceReasonsView } from '@bottega/contract/cart/price-reasons.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { saying, showPage } from '../../lib/testing/page-scene.tsx'
import { useAsk } from '../../lib/questions/ask.ts'
import { itemOfProduct, productOnShelf } from '../cart-store/testing.ts'
import { WhyLinePrice } from './parts.ts'
import { askPriceReasons } from './PriceReasonsDialog.tsx'

afterEach(() => vi.unstubAllGlobals())

const reasons: PriceReasonsView = {
  priceList: 'Milano Larga',
  day: '2026-11-17',
  unit: 'pz',
  base: [{ quantity: 4, unitPrice: 6.9, amount: 27.6 }],
  takenOff: [
    { reason: 'multi-buy', name: 'Tre per due', take: 3, pay: 2, amount: -6.9, until: '2026-11-20' },
    { reason: 'line-voucher', name: 'Buono di benvenuto', amount: -3 },
  ],
  total: 17.7,
  weighed: false,
  perUnit: { price: 9.2, unit: 'l' },
  lowest: { price: 6.5, before: '2026-11-10' },
  vatPercent: 22,
}

const item = itemOfProduct(productOnShelf(5, 'Barbera'), 4)
const showLine = (answer: () => unknown = () => reasons, locale: 'it' | 'de' = 'it') =>
  showPage(() => <WhyLinePrice item={item} />, {
    data: () => null,
    answers: { '/cart/price-reasons': answer },
    setting: { locale },
  })

const rows = () =>
  page
    .getByRole('dialog')
    .element()
    .querySelectorAll('dl > div')
    .values()
    .map((row) => row.textContent.replaceAll(/\s/g, ' '))
    .toArray()

test('the button of a line opens its price as a sum, which closes and gives the focus back [whyprice-10]', async () => {
  await showLine()
  const button = page.getByRole('button', { name: 'Perché questo prezzo? Barbera' })
  await button.click()
  await expect.element(page.getByText(saying('Prezzi di Milano Larga per mar 17 novembre.'))).toBeVisible()
  expect(rows()).toEqual([
    'Prezzo di base4 × 6,90 €27,60 €',
    'Tre per dueprendi 3, paghi 2 · fino al ven 20 novembre−6,90 €',
    'Buono di benvenuto−3,00 €',
    'Il tuo prezzo17,70 €',
  ])
  await expect.element(page.getByText(saying('Per confrontare: 9,20 € al l.'))).toBeVisible()
  await expect
    .element(page.getByText(saying('30 giorni prima della riduzione, iniziata il mar 10 novembre: 6,50 €.')))
    .toBeVisible()
  await expect.element(page.getByText('IVA 22 % compresa.')).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('loose goods on their page are explained by the kilogram, with the price of the quantity shown [whyprice-11]', async () => {
  const loose = {
    ...reasons,
    unit: 'kg',
    base: [{ quantity: 1, unitPrice: 2.29, amount: 2.29 }],
    takenOff: [
      { reason: 'price-cut', name: 'Mele', amount: -0.3, unitPrice: 1.99, until: '2026-11-20', membersOnly: true },
    ],
    total: 1.99,
    estimate: { quantity: 0.3, amount: 0.6 },
    weighed: true,
  }
  function Page() {
    const ask = useAsk()
    return (
      <button type="button" onClick={() => void askPriceReasons(ask, { productId: 2, name: 'Mele' })}>
        Mele
      </button>
    )
  }
  await showPage(Page, { data: () => null, answers: { '/cart/price-reasons': () => loose } })
  await page.getByRole('button', { name: 'Mele' }).click()
  await expect.element(page.getByText('Si paga il peso vero', { exact: false })).toBeVisible()
  expect(rows()).toEqual([
    'Prezzo di baseal kg2,29 €',
    'MelePrezzo per soci · 1,99 € invece di 2,29 € · fino al ven 20 novembre−0,30 €',
    'Il tuo prezzo al kg1,99 €',
    'Per circa 0,3 kg≈ 0,60 €',
  ])
})

test('a promotion that is not counted yet says what it asks, in the language of the reader', async () => {
  const waiting = { name: 'Mitglieder', until: '2026-11-20', asks: 'membership', pieces: 1, unitPrice: 0.99 }
  await showLine(() => ({ ...reasons, waiting }), 'de')
  await page.getByRole('button', { name: 'Warum dieser Preis? Barbera' }).click()
  await expect
    .element(page.getByText(saying('Mitglieder, bis Fr. 20. November: Mitglieder zahlen 0,99 €.')))
    .toBeVisible()
})

test('reasons that cannot be read say so in the dialog, and can be asked for again', async () => {
  let asked = 0
  await showLine(() => {
    asked += 1
    if (asked === 1) throw new Error('Un attimo di pazienza')
    return reasons
  })
  await page.getByRole('button', { name: 'Perché questo prezzo? Barbera' }).click()
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect.element(page.getByText('Il tuo prezzo')).toBeVisible()
})
