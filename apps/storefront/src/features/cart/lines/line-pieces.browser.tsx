import type { CartItemView } from '@bottega/contract/cart/cart-view.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../lib/testing/page-scene.tsx'
import { useShopper } from '../../../lib/visit/shopper.ts'
import { WithCart } from '../../cart-store/testing-cart.tsx'
import { cartWith, itemOfProduct, productOf } from '../../cart-store/testing.ts'
import { LinePieces } from './LinePieces.tsx'

afterEach(() => vi.unstubAllGlobals())

const loose = { TIPOLOGIA: 'Sfuso', WEIGHT_SELLING: '0.4', STEP_SELLING: '0.05', WEIGHT_SELLING_SINGLE_UNIT: '0.21' }
const avocados = (productInfos: Record<string, string> = loose) =>
  productOf({ productId: 3, name: 'Avocado', productInfos, minAcq: 0, selectOptions: [] })
const line = (quantity: number, change: Partial<CartItemView> = {}, product = avocados()): CartItemView => ({
  ...itemOfProduct(product, quantity),
  ...change,
})

function FirstLine() {
  const { cart } = useShopper()
  const [item] = cart.cartItems ?? []
  return item && <LinePieces item={item} />
}

/** The line in a cart, and the lines the shop answers with, one for each change. */
function show(item: CartItemView, ...replies: CartItemView[]) {
  let version = 1
  const next = () => {
    version += 1
    return cartWith([replies[version - 2] ?? item], version)
  }
  return showPage(FirstLine, {
    data: () => null,
    cart: cartWith([item]),
    around: (pieces) => <WithCart>{pieces}</WithCart>,
    answers: { '/cart/update': next, '/cart/update-infos': next },
  })
}

test('loose goods of a known piece are asked for by the piece at its estimated weight, counted, and by weight again', async () => {
  const three = line(0.63, { pieces: 3 })
  const { bodies } = await show(line(0.65), line(0.63), three, line(0.84), line(0.84, { pieces: 4 }), line(0.84))
  await page.getByRole('button', { name: 'Chiedi a pezzi: 3 pezzi: Avocado' }).click()
  await expect.element(page.getByText('3 pezzi, circa 0,63 kg: paghi quello che pesano.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Un pezzo in più: Avocado' }).click()
  await expect.element(page.getByText('4 pezzi, circa 0,84 kg: paghi quello che pesano.')).toBeVisible()
  await page.getByRole('button', { name: 'Chiedi a peso: Avocado' }).click()
  await expect.element(page.getByRole('button', { name: 'Chiedi a pezzi: 4 pezzi: Avocado' })).toBeVisible()
  expect(bodies('/cart/update').map((body) => (body as { items: { quantity: number }[] }).items[0]?.quantity)).toEqual([
    0.63, 0.84,
  ])
  expect(bodies('/cart/update-infos').map((body) => (body as { items: { infos: object }[] }).items[0]?.infos)).toEqual([
    { pieces: '3' },
    { pieces: '4' },
    { pieces: '' },
  ])
})

test('no fewer pieces are asked for than the shop weighs out at least', async () => {
  await show(line(0.42, { pieces: 2 }))
  await expect.element(page.getByRole('button', { name: 'Un pezzo in meno: Avocado' })).toBeDisabled()
})

test.each([
  ['a piece', { ...loose, TIPOLOGIA: 'Pezzo' }],
  ['loose goods of which nobody knows what a piece weighs', { TIPOLOGIA: 'Sfuso', WEIGHT_SELLING: '0.1' }],
])('%s is not asked about', async (_what, productInfos) => {
  await show(line(1, {}, avocados(productInfos)))
  expect(page.getByRole('button').elements()).toEqual([])
})
