import type { CheckedProduct } from '@bottega/contract/diet/diet.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPage } from '../../lib/testing/page-scene.tsx'
import { QuantityControl } from '../cart/quantity/QuantityControl.tsx'
import { cartWith, itemOfProduct, productOf } from '../cart-store/testing.ts'
import { WithCart } from '../cart-store/testing-cart.tsx'
import { DietMark } from './DietMark.tsx'
import { DietNote } from './DietNote.tsx'

afterEach(() => vi.unstubAllGlobals())

const milk = productOf({ productId: 7, name: 'Latte' })
const bread = productOf({ productId: 8, name: 'Pane' })
const against: CheckedProduct = {
  productId: 7,
  asks: true,
  findings: [
    { key: 'milk', kind: 'allergen', level: 'contains', person: 'Luca', text: 'contiene latte (Luca)', words: 'Latte' },
    { key: 'vegan', kind: 'diet', level: 'contains', person: '', text: 'non adatto: Vegano' },
  ],
}

function Shelf({ loaderData: { noted } }: { loaderData: { noted: number } }) {
  return (
    <WithCart>
      {[milk, bread].map((product) => (
        <article key={product.productId} aria-label={product.name}>
          <DietMark productId={product.productId} />
          <QuantityControl product={product} />
        </article>
      ))}
      <DietNote productId={noted} />
    </WithCart>
  )
}

let profiles = 0
/** Each test is of another profile, as answers stay for the life of a page. */
const show = (
  state = 'stored',
  user: { dietVersion?: string } = { dietVersion: `v${(profiles += 1)}` },
  noted = milk.productId,
) =>
  showPage(Shelf, {
    data: () => ({ noted }),
    user,
    answers: {
      '/diet/check': () => ({ state, products: state === 'stored' ? [against] : [] }),
      '/cart/add': () => cartWith([itemOfProduct(milk, 1)], 2),
    },
  })

const card = (name: string) => page.getByRole('article', { name })
const add = (name: string) => page.getByRole('button', { name: `Aggiungi ${name} al carrello` })
const dialog = () => page.getByRole('dialog', { name: 'Mettere Latte nel carrello?' })

test('a shelf marks what the household does not eat, with one call for all its products', async () => {
  const { bodies } = await show()
  await expect.element(card('Latte').getByText('contiene latte (Luca) e 1 altro')).toBeVisible()
  await expect.element(page.getByRole('region').first().getByText('In etichetta: «Latte»')).toBeVisible()
  expect(card('Pane').getByRole('paragraph').elements()).toHaveLength(0)
  expect(bodies('/diet/check')).toEqual([{ product_ids: [7, 8] }])
  await expectAccessible()
})

test('the page of a product says too that nothing is against it', async () => {
  await show('stored', { dietVersion: 'fine' }, bread.productId)
  await expect.element(page.getByText('In etichetta non c’è nulla di ciò che il tuo profilo evita.')).toBeVisible()
  await expectAccessible()
})

test('what makes ill is added only after a yes, which goes along with it', async () => {
  const { bodies } = await show()
  await userEvent.click(add('Latte'))
  await expect.element(dialog().getByText('Contiene latte (Luca)')).toBeVisible()
  await expectAccessible()
  await userEvent.click(dialog().getByRole('button', { name: 'No, lascia stare' }))
  expect(bodies('/cart/add')).toEqual([])
  await userEvent.click(add('Latte'))
  await userEvent.click(dialog().getByRole('button', { name: 'Sì, aggiungi' }))
  await expect
    .poll(() => bodies('/cart/add'))
    .toMatchObject([{ items: [{ productId: 7, infos: { accept_diet: 'true' } }] }])
})

test('what suits is added without a question', async () => {
  const { bodies } = await show()
  await userEvent.click(add('Pane'))
  await expect.poll(() => bodies('/cart/add')).toMatchObject([{ items: [{ productId: 8 }] }])
  expect(JSON.stringify(bodies('/cart/add'))).not.toContain('accept_diet')
})

test('a profile that cannot be read is said to be so, and marks nothing', async () => {
  await show('unreadable')
  await expect
    .element(page.getByText('Non riusciamo a leggere il tuo profilo alimentare', { exact: false }).first())
    .toBeVisible()
  expect(card('Latte').getByRole('paragraph').elements()).toHaveLength(0)
})

test('nobody without a profile asks or sees anything of it', async () => {
  const { bodies } = await show('stored', {})
  await userEvent.click(add('Latte'))
  await expect.poll(() => bodies('/cart/add')).toHaveLength(1)
  expect(bodies('/diet/check')).toEqual([])
  expect(page.getByRole('region', { name: 'Il tuo profilo alimentare' }).elements()).toHaveLength(0)
})
