import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../lib/testing/page-scene.tsx'
import { WithCart } from '../../cart-store/testing-cart.tsx'
import { cartWith, itemOfProduct, productOnShelf } from '../../cart-store/testing.ts'
import { CheaperLines } from './CheaperLines.tsx'

afterEach(() => vi.unstubAllGlobals())

const soldIn = (productId: number, name: string) => ({ ...productOnShelf(productId, name), breadCrumbs: [] })
const [pasta, milk] = [soldIn(3, 'Penne'), soldIn(4, 'Latte')]
const [ownPasta, ownMilk] = [soldIn(31, 'Penne della casa'), soldIn(41, 'Latte della casa')]
const cheaper = [
  { productId: 3, product: ownPasta, unit: 'kg', savedPerUnit: 0.8, saved: 0.4 },
  { productId: 4, product: ownMilk, unit: 'l', savedPerUnit: 0.3, saved: 0.3 },
]

let profiles = 0
const show = ({ user = {}, inCart = [pasta, milk] }: { user?: object; inCart?: (typeof pasta)[] } = {}) =>
  showPage(CheaperLines, {
    data: () => null,
    user,
    cart: cartWith(inCart.map((product) => itemOfProduct(product, product === milk ? 6 : 2))),
    around: (lines) => <WithCart>{lines}</WithCart>,
    answers: {
      '/products/cheaper': () => ({ cheaper }),
      '/cart/add': () => cartWith([itemOfProduct(pasta, 2), itemOfProduct(milk, 6), itemOfProduct(ownMilk, 6)], 2),
      '/cart/delete': () => cartWith([itemOfProduct(pasta, 2), itemOfProduct(ownMilk, 6)], 3),
      '/diet/check': () => ({
        state: 'stored',
        products: [
          {
            productId: 41,
            asks: true,
            findings: [{ key: 'milk', kind: 'allergen', person: '', level: 'contains', text: 'contiene latte' }],
          },
        ],
      }),
    },
  })

const names = () =>
  page
    .getByRole('button')
    .elements()
    .map((button) => button.getAttribute('aria-label'))

test('swaps of the lines stand by how much they save for the quantity in the cart, with their sum', async () => {
  await show()
  await expect.element(page.getByRole('heading', { name: 'Puoi risparmiare 2,60 €' })).toBeVisible()
  expect(names()).toEqual(['Scambia Latte con Latte della casa', 'Scambia Penne con Penne della casa'])
  await expect.element(page.getByText('1,80 € in meno')).toBeVisible()
  await expectAccessible()
})

test('one press puts the cheaper product in, as many as before, and then takes the dearer out', async () => {
  const { bodies } = await show()
  await page.getByRole('button', { name: 'Scambia Latte con Latte della casa' }).click()
  await expect.poll(() => bodies('/cart/delete')).toMatchObject([{ items: [{ itemId: 40 }] }])
  expect(bodies('/cart/add')).toMatchObject([{ items: [{ productId: 41, quantity: 6 }] }])
})

test('a cheaper product that is in the cart already is not suggested', async () => {
  await show({ inCart: [pasta, milk, ownMilk] })
  await expect.element(page.getByRole('heading', { name: 'Puoi risparmiare 0,80 €' })).toBeVisible()
  expect(names()).toEqual(['Scambia Penne con Penne della casa'])
})

test('nobody is offered a product with something of their profile of food in it', async () => {
  await show({ user: { dietVersion: `cheaper-${(profiles += 1)}` } })
  await expect.element(page.getByRole('heading', { name: 'Puoi risparmiare 0,80 €' })).toBeVisible()
  expect(names()).toEqual(['Scambia Penne con Penne della casa'])
})
