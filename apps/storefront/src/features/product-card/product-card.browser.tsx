import { languages } from '@bottega/rules/text/language.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PageSettingContext } from '../../lib/visit/page-setting.ts'
import { productOf } from '../cart-store/testing.ts'
import { LimitNote } from './LimitNote.tsx'
import { PriceBlock } from './PriceBlock.tsx'
import type { ShelfProduct } from './shelf-product.ts'

/** The width that a phone of 320 px leaves for the text of a card; two cards stand side by side. */
const narrow = { width: 118 }

test.each(languages)('the limit of a card is whole on the smallest phone: %s', async (locale) => {
  const product = productOf({
    productId: 7,
    name: 'Pannolini',
    productClassRuleMax: { max: 12, productClassName: 'Latte per neonati e proseguimento' },
  } as never) as unknown as ShelfProduct
  await render(
    <PageSettingContext value={{ site: 'coop', locale, holdsQuantity: false }}>
      <div style={narrow}>
        <LimitNote product={product} />
      </div>
    </PageSettingContext>,
  )
  const note = page.getByText(/Latte per neonati/)
  await expect.element(note).toBeVisible()
  const { scrollHeight, clientHeight } = note.element()
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight)
})

test('the energy class of a lamp stands beside its price, on its scale, and goods without one show none [label-15]', async () => {
  const lamp = (infos: object) =>
    productOf({
      productId: 8,
      name: 'Lampadina',
      priceDisplay: 4.9,
      priceUnitDisplay: 'pz',
      weightUnitDisplay: 'PZ',
      productInfos: { TIPOLOGIA: 'Pezzo', ...infos },
    } as never) as unknown as ShelfProduct
  await render(
    <PageSettingContext value={{ site: 'coop', locale: 'it', holdsQuantity: false }}>
      <div style={narrow}>
        <PriceBlock product={lamp({ ENERGY_CLASS: 'E' })} />
        <PriceBlock product={lamp({})} />
      </div>
    </PageSettingContext>,
  )
  await expect.element(page.getByRole('paragraph').first()).toBeVisible()
  const marks = [...document.querySelectorAll('p')].map((row) => {
    const { content, backgroundImage, width } = getComputedStyle(row, '::after')
    return { content, width, mark: /energy-\w\.svg/.exec(backgroundImage)?.[0] }
  })
  expect(marks).toEqual([
    { content: '"" / "E (A–G)"', width: '48px', mark: 'energy-e.svg' },
    { content: 'none', width: 'auto', mark: undefined },
  ])
})
