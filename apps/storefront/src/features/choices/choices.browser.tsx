import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../lib/testing/page-scene.tsx'
import { WithCart } from '../cart-store/testing-cart.tsx'
import { cartWith } from '../cart-store/testing.ts'
import { AccountChoices } from './AccountChoices.tsx'
import { CartChoices } from './CartChoices.tsx'

afterEach(() => vi.unstubAllGlobals())

const types = [
  { packagingTypeId: 1, name: 'Sacchetti di carta', description: '', price: 0.15, selected: true },
  { packagingTypeId: 3, name: 'Senza sacchetti', description: '', price: 0, selected: false },
]
const radio = (name: RegExp) => page.getByRole('radio', { name })
const similar = () => radio(/^Datemi un prodotto simile/)
const paper = () => radio(/^Sacchetti di carta · 0,15/)

const show = (part: ReactNode, cart: object, answers: Record<string, unknown>) =>
  showPage(() => part, {
    data: () => null,
    cart,
    around: (choices) => <WithCart>{choices}</WithCart>,
    answers: {
      '/cart/choose': () => ({ ...cartWith([], 2), cartInfos: answers }),
      '/cart/update-cart-info': () => ({ ...cartWith([], 2), orderId: 9, cartInfos: answers }),
    },
  })

test('neither question is answered for who never answered, and each is an error at its field once it holds up the order [choices-4]', async () => {
  await show(<CartChoices types={types} missing={['alternatives', 'packaging']} />, { cartInfos: {} }, {})
  await expect.element(similar()).toBeVisible()
  expect(page.getByRole('radio').elements()).toHaveLength(4)
  expect(page.getByRole('radio', { checked: true }).elements()).toHaveLength(0)
  await expect
    .element(page.getByRole('group', { name: 'Se un prodotto manca' }))
    .toHaveAccessibleDescription(/Scegli che cosa facciamo se un prodotto manca\./)
  await expect
    .element(page.getByRole('group', { name: 'Come imballiamo la spesa' }))
    .toHaveAccessibleDescription('Scegli come imballiamo la spesa.')
  await expectAccessible()
})

test('an answer is sent once for the account and the cart, and the page tells when it is stored', async () => {
  const onChosen = vi.fn<() => void>()
  const { bodies } = await show(
    <CartChoices types={types} onChosen={onChosen} />,
    { cartInfos: { packaging_type_id: '1' } },
    { packaging_type_id: '3' },
  )
  await expect.element(paper()).toBeChecked()
  await radio(/^Senza sacchetti · Gratis/).click()
  await expect.poll(() => onChosen.mock.calls).toHaveLength(1)
  expect(bodies('/cart/choose')).toEqual([{ packaging_type_id: 3 }])
  await expect.element(radio(/^Senza sacchetti/)).toBeChecked()
  expect(page.getByRole('radio', { checked: true }).elements()).toHaveLength(1)
})

test('an order that is being changed has its own bags, and is not asked about substitutes', async () => {
  const { bodies } = await show(
    <CartChoices types={types} />,
    { orderId: 9, cartInfos: { packaging_type_id: '3' } },
    { packaging_type_id: '1' },
  )
  await paper().click()
  await expect.poll(() => bodies('/cart/update-cart-info')).toEqual([{ property: 'packaging_type_id', value: '1' }])
  expect(bodies('/cart/choose')).toEqual([])
  expect(similar().elements()).toHaveLength(0)
})

test('one kind of bags without a price is nothing to ask', async () => {
  await show(<CartChoices types={types.slice(1)} />, { cartInfos: {} }, {})
  await expect.element(similar()).toBeVisible()
  expect(page.getByRole('group').elements()).toHaveLength(1)
})

test('the account shows what was answered, and each change of it is stored at once [choices-5]', async () => {
  const { bodies } = await show(<AccountChoices answers={{ acceptAlternatives: true }} types={types} />, {}, {})
  await expect.element(similar()).toBeChecked()
  await expect.element(paper()).not.toBeChecked()
  await radio(/^Niente al suo posto/).click()
  await paper().click()
  await expect.poll(() => bodies('/cart/choose')).toEqual([{ accept_alternatives: false }, { packaging_type_id: 1 }])
  await expect.element(radio(/^Niente al suo posto/)).toBeChecked()
  await expectAccessible()
})
