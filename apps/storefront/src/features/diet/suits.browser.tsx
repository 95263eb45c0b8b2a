import type { CheckedProduct } from '@bottega/contract/diet/diet.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPage } from '../../lib/testing/page-scene.tsx'
import { shelfProduct } from '../product-card/shelf-product.ts'
import { ProductGrid } from '../product-card/shelf/ProductGrid.tsx'
import { productOnShelf } from '../cart-store/testing.ts'
import { ListsContext, listsStore } from '../list-heart/lists-store.ts'
import { WithCart } from '../cart-store/testing-cart.tsx'
import { DietMark } from './DietMark.tsx'

afterEach(() => vi.unstubAllGlobals())

const sold = (productId: number, name: string) => shelfProduct(productOnShelf(productId, name))
const products = [sold(7, 'Latte'), sold(8, 'Pane'), sold(9, 'Biscotti')]

const finding = { key: 'milk', kind: 'allergen', person: '' } as const
const milk: CheckedProduct = {
  productId: 7,
  asks: true,
  findings: [{ ...finding, level: 'contains', text: 'contiene latte' }],
}
const biscuits: CheckedProduct = {
  productId: 9,
  asks: false,
  findings: [{ ...finding, level: 'unknown', text: 'non sappiamo se contiene latte' }],
}

function Shelf({ loaderData: { shown } }: { loaderData: { shown: number } }) {
  const shelf = products.slice(0, shown)
  return (
    <WithCart>
      <ListsContext value={listsStore([])}>
        <DietMark shelf={shelf} />
        <ProductGrid products={shelf} heading="h2" />
      </ListsContext>
    </WithCart>
  )
}

let profiles = 0
/** Each test is of another profile, as answers stay for the life of a page. */
const show = (shown: number, user: { dietVersion?: string } = { dietVersion: `suits-${(profiles += 1)}` }) =>
  showPage(Shelf, {
    data: () => ({ shown }),
    user,
    answers: { '/diet/check': () => ({ state: 'stored', products: [milk, biscuits] }) },
  })

const card = (name: string) => page.getByRole('article', { name })
const only = () => page.getByRole('checkbox', { name: 'Solo quello che va bene per noi' })

test('one press hides what is against the profile and says how many; what nobody knows stays, marked, and another press brings all back', async () => {
  await show(3)
  await expect.element(card('Latte').getByText('contiene latte')).toBeVisible()
  await userEvent.click(only())
  await expect.element(page.getByText('1 prodotto nascosto per il tuo profilo alimentare')).toBeVisible()
  await expect.element(page.getByText('Latte', { exact: true })).not.toBeVisible()
  await expect.element(card('Pane')).toBeVisible()
  await expect.element(card('Biscotti').getByText('non sappiamo se contiene latte')).toBeVisible()
  await expectAccessible()
  await userEvent.click(only())
  await expect.element(card('Latte')).toBeVisible()
})

test('a shelf of which nothing is left says so, and shows all of it on a press', async () => {
  await show(1)
  await expect.element(card('Latte').getByText('contiene latte')).toBeVisible()
  await userEvent.click(only())
  await expect.element(page.getByRole('heading', { name: 'Qui nulla va bene per il tuo profilo' })).toBeVisible()
  await expectAccessible()
  await userEvent.click(page.getByRole('button', { name: 'Mostrali lo stesso' }))
  await expect.element(card('Latte')).toBeVisible()
  await expect.element(only()).not.toBeChecked()
})

test('nobody without a profile sees a switch, and nothing is hidden from them', async () => {
  await show(3, {})
  await expect.element(card('Latte')).toBeVisible()
  expect(only().elements()).toHaveLength(0)
})
