import type { CartItemView } from '@bottega/contract/cart/cart-view.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPage } from '../../../lib/testing/page-scene.tsx'
import { useShopper } from '../../../lib/visit/shopper.ts'
import { WithCart } from '../../cart-store/testing-cart.tsx'
import { cartWith, itemOfProduct, productOf } from '../../cart-store/testing.ts'
import { LineNote } from './LineNote.tsx'

afterEach(() => vi.unstubAllGlobals())

const pears = productOf({ productId: 3, name: 'Pere Abate' })
const line = (lineNote?: string): CartItemView => ({
  ...itemOfProduct(pears, 1),
  ...(lineNote !== undefined && { lineNote }),
})

function FirstLine() {
  const { cart } = useShopper()
  const [item] = cart.cartItems ?? []
  return item && <LineNote item={item} />
}

/** The line in a cart; the shop answers a change with `stored`, or not at all. */
function show(item: CartItemView, stored?: CartItemView) {
  return showPage(FirstLine, {
    data: () => null,
    cart: cartWith([item]),
    around: (note) => <WithCart>{note}</WithCart>,
    answers: {
      '/cart/update-infos': () => {
        if (stored === undefined) throw new Error('the shop does not answer')
        return cartWith([stored], 2)
      },
    },
  })
}

const toggle = () => page.getByRole('button', { name: 'Un desiderio per chi prepara: Pere Abate' })
const field = () => page.getByRole('textbox', { name: 'Per chi prepara: Pere Abate' })

test('a line keeps the note behind a button, and a note is written and saved by keyboard alone', async () => {
  const { bodies } = await show(line(), line('Mature'))
  await expect.element(toggle()).toHaveAttribute('aria-expanded', 'false')
  await expect.element(field()).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(toggle()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('Mature')
  await expect.element(page.getByText('Caratteri: 6 di 80')).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status')).toHaveTextContent('Desiderio salvato')
  await expect.element(page.getByText('Per chi prepara: Mature')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Cambia il desiderio per Pere Abate' })).toHaveFocus()
  expect(bodies('/cart/update-infos')).toEqual([{ items: [{ itemId: 30, infos: { line_note: 'Mature' } }] }])
  await expectAccessible()
})

test('a note is saved when its field is left, and Escape leaves it as it was', async () => {
  const { bodies } = await show(line('Mature'), line('Sode'))
  await page.getByRole('button', { name: 'Cambia il desiderio per Pere Abate' }).click()
  await field().fill('Verdi')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Per chi prepara: Mature')).toBeVisible()
  expect(bodies('/cart/update-infos')).toEqual([])
  await userEvent.keyboard('{Enter}')
  await field().fill('Sode')
  await userEvent.tab()
  await expect.element(page.getByRole('status')).toHaveTextContent('Desiderio salvato')
  expect(bodies('/cart/update-infos')).toEqual([{ items: [{ itemId: 30, infos: { line_note: 'Sode' } }] }])
})

test('a note the shop did not take stays in its field, which says so', async () => {
  await show(line())
  await toggle().click()
  await field().fill('Mature')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Non ancora salvato: premi Invio per riprovare.')).toBeVisible()
  await expect.element(field()).toHaveValue('Mature')
  await expect.element(field()).toBeInvalid()
})

test('a field takes 80 characters, of which an emoji is one', async () => {
  await show(line('🍐'.repeat(80)))
  await page.getByRole('button', { name: 'Cambia il desiderio per Pere Abate' }).click()
  await expect.element(page.getByText('Caratteri: 80 di 80')).toBeVisible()
  await expect.element(field()).toHaveAttribute('maxlength', '160')
})
