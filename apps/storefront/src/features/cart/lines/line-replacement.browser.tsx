import type { CartItemView } from '@bottega/contract/cart/cart-view.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPage } from '../../../lib/testing/page-scene.tsx'
import { WithCart } from '../../cart-store/testing-cart.tsx'
import { cartWith, itemOfProduct, productOf } from '../../cart-store/testing.ts'
import { useShopper } from '../../../lib/visit/shopper.ts'
import { LineReplacement } from './LineReplacement.tsx'

afterEach(() => vi.unstubAllGlobals())

const pasta = productOf({ productId: 3, name: 'Spaghetti' })
const line = (change: Partial<CartItemView>): CartItemView => ({
  ...itemOfProduct(pasta, 1),
  acceptAlternatives: true,
  ...change,
})
const named = (...products: [number, string][]) => products.map(([productId, name]) => ({ productId, name }))

function FirstLine() {
  const { cart } = useShopper()
  const [item] = cart.cartItems ?? []
  return item && <LineReplacement item={item} />
}

const answered = { cartInfos: { accept_alternatives: 'true' } }

/** The line in a cart, and the lines the shop answers with, one for each change. */
function show(item: CartItemView, ...replies: CartItemView[]) {
  const found = [
    { kind: 'product', id: 3, name: 'Spaghetti', url: '' },
    { kind: 'product', id: 21, name: 'Penne rigate', url: '' },
  ]
  let version = 1
  return showPage(FirstLine, {
    data: () => null,
    cart: { ...cartWith([item]), ...answered },
    around: (choices) => <WithCart>{choices}</WithCart>,
    answers: {
      '/cart/update-infos': () => {
        version += 1
        return { ...cartWith([replies[version - 2] ?? item], version), ...answered }
      },
      '/products/suggest': () => ({ items: found }),
    },
  })
}

/** The infos of the one line a request is about. */
const infosOf = (body: unknown) => (body as { items: { infos: object }[] }).items[0]?.infos

const choice = () => page.getByRole('combobox', { name: 'Se manca: Spaghetti' })
const search = () => page.getByRole('combobox', { name: 'Cerca un sostituto' })

test('a line has three answers about what replaces it, and says the one that is stored', async () => {
  const { bodies } = await show(line({}), line({ acceptAlternatives: false }))
  await expect.element(choice()).toHaveValue('like')
  expect(
    page
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Niente al suo posto', 'Uno simile', 'Solo quelli che scelgo io'])
  await expectAccessible()
  await choice().selectOptions('none')
  await expect
    .poll(() => bodies('/cart/update-infos'))
    .toEqual([{ items: [{ itemId: 30, infos: { accept_alternatives: 'false', substitute_product_ids: '' } }] }])
  await expect.element(choice()).toHaveValue('none')
})

test('products are found by words and named by keyboard, the ordered one is not offered, and until one is named none is put in', async () => {
  const { bodies } = await show(
    line({}),
    line({ acceptAlternatives: false }),
    line({ onlySubstitutes: named([21, 'Penne rigate']) }),
  )
  await choice().selectOptions('only')
  await expect.element(page.getByText('Finché non scegli niente, non mettiamo altro al suo posto.')).toBeVisible()
  await search().fill('penne')
  await expect.element(page.getByRole('option', { name: 'Penne rigate' })).toBeVisible()
  expect(page.getByRole('option', { name: 'Spaghetti' }).elements()).toEqual([])
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Togli Penne rigate dai sostituti' })).toBeVisible()
  expect(bodies('/cart/update-infos').map(infosOf)).toEqual([
    { accept_alternatives: 'false', substitute_product_ids: '' },
    { substitute_product_ids: '21' },
  ])
})

test('with three products named there is no search, and the last one taken away leaves no substitute', async () => {
  const three = named([21, 'Penne rigate'], [22, 'Fusilli'], [23, 'Farfalle'])
  const { bodies } = await show(line({ onlySubstitutes: three }), line({ onlySubstitutes: three.slice(0, 1) }))
  await expect.element(choice()).toHaveValue('only')
  await expect.element(page.getByText('Sono tre: di più non si può.')).toBeVisible()
  expect(search().elements()).toEqual([])
  await page.getByRole('button', { name: 'Togli Fusilli dai sostituti' }).click()
  await expect.element(search()).toBeVisible()
  await page.getByRole('button', { name: 'Togli Penne rigate dai sostituti' }).click()
  const said = () => bodies('/cart/update-infos').map(infosOf)
  await expect
    .poll(said)
    .toEqual([{ substitute_product_ids: '21,23' }, { accept_alternatives: 'false', substitute_product_ids: '' }])
})
