import type { CartItemView } from '@bottega/contract/cart/cart-view.ts'
import type { ProductView } from '@bottega/contract/catalog/product.ts'
import { anonymousUser } from '@bottega/contract/envelope.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { notifications, notifyRemarks } from '../../../lib/notices/notifications.ts'
import { QuestionProvider } from '../../../lib/questions/QuestionProvider.tsx'
import { Questions } from '../../../lib/questions/Questions.tsx'
import { PageSettingContext } from '../../../lib/visit/page-setting.ts'
import { ShopperContext, shopperStore } from '../../../lib/visit/shopper.ts'
import { CartContext } from '../../cart-store/cart-context.ts'
import { cartStore } from '../../cart-store/cart-store.ts'
import { cartWith, envelopeOf, itemOfProduct, productOf, refusalOf, waitingShop } from '../../cart-store/testing.ts'
import { type FirstQuantity, QuantityControl } from './QuantityControl.tsx'

interface Scene {
  product?: Partial<ProductView>
  /** Units in the cart already. */
  inCart?: number
  holdsQuantity?: boolean
  waitsFor?: string
  first?: FirstQuantity
}

/** The control over the real cart store; the shop answers when a test says so. */
async function show({ product: fields = {}, inCart = 0, holdsQuantity = false, waitsFor, first }: Scene = {}) {
  const product = productOf({ productId: 7, name: 'Latte', ...fields })
  const itemsOf = (units: number): CartItemView[] => (units === 0 ? [] : [itemOfProduct(product, units)])
  const { calls, api } = waitingShop()
  const user = { ...anonymousUser, giftCertificatesReceived: 0 }
  const shopper = shopperStore({ user, cart: cartWith(itemsOf(inCart)) })
  const store = cartStore({ shopper, api, notify: notifyRemarks })
  let version = 1
  await render(
    <PageSettingContext value={{ site: 'coop', locale: 'it', holdsQuantity }}>
      <ShopperContext value={shopper}>
        <QuestionProvider>
          <CartContext value={store}>
            <p id="why">Scegli il taglio</p>
            <QuantityControl product={product} waitsFor={waitsFor} first={first} />
            <Questions />
          </CartContext>
        </QuestionProvider>
      </ShopperContext>
    </PageSettingContext>,
  )
  return {
    /** The quantities the shop was asked for, in units. */
    sent: () => calls.map(({ body }) => body.items[0]?.quantity),
    answer: (request: number, units: number) =>
      calls[request]?.answer(envelopeOf(cartWith(itemsOf(units), (version += 1)))),
    refuse: (request: number, text: string) => calls[request]?.refuse(refusalOf('error.cart.any', text)),
  }
}

const add = () => page.getByRole('button', { name: 'Aggiungi Latte al carrello' })
const more = () => page.getByRole('button', { name: 'Aggiungi ancora Latte' })
const less = () => page.getByRole('button', { name: 'Riduci la quantità di Latte' })
const field = () => page.getByRole('textbox', { name: 'Quantità di Latte' })
/** Refusals and warnings; what was done is remarks when it is done, maybe in the next test. */
const remarks = () =>
  notifications
    .get()
    .filter(({ level }) => level !== 'success')
    .map(({ text }) => text)

beforeEach(() => {
  for (const { id } of notifications.get()) notifications.close(id)
})

async function type(text: string) {
  await field().click()
  await userEvent.keyboard(`${text}{Enter}`)
}

describe('a product that is not in the cart', () => {
  test('is added once by its button, which turns into minus, quantity and plus before the shop answers', async () => {
    const shop = await show()
    await expectAccessible()
    await add().click()
    await expect.element(field()).toHaveValue('1')
    expect(shop.sent()).toEqual([1])
    shop.answer(0, 1)
    await expect.element(more()).toHaveFocus()
    await expectAccessible()
  })

  test('pressed twice before anything is asked or sent is added once', async () => {
    const shop = await show()
    const button = add().element() as HTMLElement
    button.click()
    button.click()
    await expect.element(field()).toHaveValue('1')
    shop.answer(0, 1)
    await expect.element(more()).toBeVisible()
    expect(shop.sent()).toEqual([1])
  })

  test('begins with the smallest quantity the shop sells', async () => {
    const shop = await show({ product: { minAcq: 4, productInfos: { TIPOLOGIA: 'Pezzo', QTY_MULT: '2' } } })
    await add().click()
    await expect.element(field()).toHaveValue('4')
    expect(shop.sent()).toEqual([4])
  })

  test.each([[false], [true]])(
    'adds what a list asked for at its first press, held or not (%s) [search-114]',
    async (holdsQuantity) => {
      const first = { quantity: 4000, text: 'Aggiungi 4', label: 'Aggiungi 4: Latte' }
      const shop = await show({ first, holdsQuantity })
      await page.getByRole('button', { name: holdsQuantity ? 'Aggiungi Latte al carrello' : first.label }).click()
      await expect.element(field()).toHaveValue('4')
      expect(shop.sent()).toEqual([4])
    },
  )

  test.each([[false], [true]])(
    'with options to choose first, its button says so instead of adding, held or not (%s)',
    async (holdsQuantity) => {
      const cut = {
        name: 'Taglio',
        parameterName: 'taglio',
        options: [{ name: 'Intero', value: 'intero' }],
      } as ProductView['selectOptions'][number]
      const first = { quantity: 2000, text: 'Aggiungi 2', label: 'Aggiungi 2: Latte' }
      const shop = await show({ product: { selectOptions: [cut] }, first, holdsQuantity })
      const choose = page.getByRole('button', { name: 'Scegli le opzioni di Latte', exact: true })
      await expect.poll(() => choose.element().textContent).toBe('Scegli')
      await choose.click()
      await page.getByText('Intero').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Aggiungi', exact: true }).click()
      await expect.element(field()).toHaveValue('2')
      expect(shop.sent()).toEqual([2])
    },
  )

  test('waits for a choice that is missing: nothing is sent, and the button says what for', async () => {
    const shop = await show({ waitsFor: 'why' })
    await expect.element(add()).toHaveAccessibleDescription('Scegli il taglio')
    await expect.element(add()).toHaveAttribute('aria-disabled', 'true')
    add()
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(shop.sent()).toEqual([])
    await expect.element(add()).toBeVisible()
  })
})

describe('an offer that can be declined', () => {
  const offer = {
    warehousePromoId: 31,
    warehousePromoTypeId: 1,
    promoType: 'MXN',
    discountPerc: 33.33,
    selectable: true,
    view: { cssClass: '', body: 'Tre al prezzo di due', mPiece: 3 },
  } as ProductView['warehousePromo'] & object

  test('used, adds as many pieces as it takes, and its button says how many [promotions-43]', async () => {
    const shop = await show({ product: { warehousePromo: offer } })
    await add().click()
    await page.getByRole('button', { name: 'Sì, aggiungine 3' }).click()
    await expect.element(field()).toHaveValue('3')
    expect(shop.sent()).toEqual([3])
  })

  test('declined, adds the one that was asked for', async () => {
    const shop = await show({ product: { warehousePromo: offer } })
    await add().click()
    await page.getByRole('button', { name: 'No, grazie' }).click()
    await expect.element(field()).toHaveValue('1')
    expect(shop.sent()).toEqual([1])
  })
})

describe('plus and minus', () => {
  test('show the new quantity at once, and the cart’s when the shop has answered', async () => {
    const shop = await show({ inCart: 2 })
    await more().click()
    await expect.element(field()).toHaveValue('3')
    shop.answer(0, 3)
    await less().click()
    await expect.element(field()).toHaveValue('2')
    // The shop may decide otherwise.
    shop.answer(1, 1)
    await expect.element(field()).toHaveValue('1')
    expect(shop.sent()).toEqual([3, 2])
  })

  test('pressed fast cost two requests, and the last quantity wins', async () => {
    const shop = await show({ inCart: 1 })
    for (let press = 0; press < 6; press += 1) await more().click()
    await expect.element(field()).toHaveValue('7')
    expect(shop.sent()).toEqual([2])
    shop.answer(0, 2)
    await expect.poll(() => shop.sent()).toEqual([2, 7])
    await expect.element(field()).toHaveValue('7')
    shop.answer(1, 7)
    await expect.element(field()).toHaveValue('7')
  })

  test('that the shop refuses go back to what is in the cart, with the shop’s reason', async () => {
    const shop = await show({ inCart: 2 })
    await more().click()
    await expect.element(field()).toHaveValue('3')
    shop.refuse(0, 'Non ce n’è più')
    await expect.element(field()).toHaveValue('2')
    expect(remarks()).toEqual(['Non ce n’è più'])
  })

  test('stop at the most one may buy, and say so without asking the shop', async () => {
    const shop = await show({ inCart: 3, product: { maxAcq: 3 } })
    await more().click()
    await expect.element(field()).toHaveAccessibleDescription('Di Latte si può ordinare al massimo 3.')
    await expect.element(field()).toHaveValue('3')
    expect(shop.sent()).toEqual([])
  })

  test('go by the multiple of a pack', async () => {
    const shop = await show({ inCart: 6, product: { productInfos: { TIPOLOGIA: 'Pezzo', QTY_MULT: '6' } } })
    await more().click()
    await expect.element(field()).toHaveValue('12')
    shop.answer(0, 12)
    await less().click()
    await expect.element(field()).toHaveValue('6')
    expect(shop.sent()).toEqual([12, 6])
  })

  test('of loose goods begin at the first weight and go by the step, in kilograms', async () => {
    const productInfos = { TIPOLOGIA: 'Sfuso', WEIGHT_SELLING: '0.3', STEP_SELLING: '0.1' }
    const shop = await show({ product: { productInfos } })
    await add().click()
    await expect.element(field()).toHaveValue('0,3 kg')
    shop.answer(0, 0.3)
    await more().click()
    await expect.element(field()).toHaveValue('0,4 kg')
    shop.answer(1, 0.4)
    await less().click()
    await expect.element(field()).toHaveValue('0,3 kg')
    expect(shop.sent()).toEqual([0.3, 0.4, 0.3])
  })

  test('are the arrows of the field, too', async () => {
    const shop = await show({ inCart: 2 })
    await field().click()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(field()).toHaveValue('3')
    shop.answer(0, 3)
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(() => shop.sent()).toEqual([3, 2])
  })
})

describe('minus from the smallest quantity', () => {
  const title = 'Vuoi togliere Latte dal carrello?'

  test('asks first; declined, nothing changes and the focus returns', async () => {
    const shop = await show({ inCart: 1 })
    await less().click()
    await expect.element(page.getByRole('dialog', { name: title })).toBeVisible()
    await page.getByRole('button', { name: 'Lascialo' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(field()).toHaveValue('1')
    await expect.element(less()).toHaveFocus()
    expect(shop.sent()).toEqual([])
  })

  test('confirmed takes the product out; the button to add is there again and has the focus', async () => {
    const shop = await show({ inCart: 1 })
    await less().click()
    await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Togli' }).click()
    await expect.element(add()).toHaveFocus()
    // A line is deleted by its id, without a quantity.
    expect(shop.sent()).toEqual([undefined])
    shop.answer(0, 0)
    await expect.element(add()).toBeVisible()
    await expect.poll(() => notifications.get().map(({ action }) => action?.label)).toContain('Annulla')
  })
})

const weighed = {
  TIPOLOGIA: 'Sfuso',
  WEIGHT_SELLING: '0.3',
  STEP_SELLING: '0.1',
  WEIGHT_SELLING_SINGLE_UNIT: '0.18',
}

describe('a typed quantity', () => {
  test('is sent with Enter', async () => {
    const shop = await show({ inCart: 1 })
    await type('8')
    await expect.element(field()).toHaveValue('8')
    expect(shop.sent()).toEqual([8])
  })

  test.each([
    ['due', 'Non riconosco questa quantità: scrivi un numero.'],
    ['1,5', 'Latte si ordina solo a pezzi interi.'],
    ['3 kg', 'Latte si ordina a pezzi: scrivi quanti ne vuoi.'],
    ['750 ml', 'Ogni pezzo di Latte è da 500 ml: scrivi quanti ne vuoi.'],
  ])('of %s is refused in words at the field, which shows the cart’s again', async (text, why) => {
    const content = { WEIGHT_SELLING: '0.5', WEIGHT_UNIT_SELLING: 'LT' }
    const shop = await show({ inCart: 2, product: { productInfos: { TIPOLOGIA: 'Pezzo', ...content } } })
    await type(text)
    await expect.element(page.getByText(why)).toBeVisible()
    await expect.element(page.getByText(why)).toHaveAttribute('aria-live', 'polite')
    await expect.element(field()).toHaveAccessibleDescription(why)
    await expect.element(field()).toHaveValue('2')
    expect([shop.sent(), remarks()]).toEqual([[], []])
    await expectAccessible()
    await more().click()
    await expect.element(field()).not.toHaveAccessibleDescription()
  })

  test.each([
    ['200 g', 'Di Latte si può ordinare almeno 0,3 kg.'],
    ['1 pezzo', 'Di Latte si può ordinare almeno 0,3 kg.'],
    ['3 l', 'Latte si ordina a peso: scrivi per esempio 0,3 kg.'],
  ])('of %s of loose goods changes nothing, and the field says what is sold', async (text, why) => {
    const shop = await show({ inCart: 0.8, product: { productInfos: weighed } })
    await type(text)
    await expect.element(field()).toHaveAccessibleDescription(why)
    await expect.element(field()).toHaveValue('0,8 kg')
    expect(shop.sent()).toEqual([])
  })

  test.each([
    ['450 g', 0.45],
    ['1,2 kg', 1.2],
    ['4 pezzi', 0.72],
  ])('of %s of loose goods is %d kg', async (text, kilograms) => {
    const shop = await show({ inCart: 0.8, product: { productInfos: weighed } })
    await type(text)
    await expect.poll(() => shop.sent()).toEqual([kilograms])
  })

  test('between the multiples of goods sold by them goes to the nearest, and the field says so', async () => {
    const productInfos = { TIPOLOGIA: 'Confezione', QTY_MULT: '6', QTY_LOCKED: 'true' }
    const shop = await show({ inCart: 6, product: { productInfos } })
    await type('14 Stück')
    const note = 'Latte si ordina a multipli di 6: ne hai 12.'
    await expect.element(field()).toHaveAccessibleDescription(note)
    expect(shop.sent()).toEqual([12])
  })

  test('above the most is cut to it and said', async () => {
    const shop = await show({ inCart: 1, product: { maxAcq: 5 } })
    await type('9')
    await expect.element(field()).toHaveValue('5')
    await expect.element(field()).toHaveAccessibleDescription('Di Latte si può ordinare al massimo 5.')
    expect(shop.sent()).toEqual([5])
  })

  test('far above what a household buys is asked about; declined, nothing is sent', async () => {
    const shop = await show({ inCart: 1 })
    await type('90')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(field()).toHaveValue('1')
    expect(shop.sent()).toEqual([])
  })
})

describe('where the shop has switched live updates off', () => {
  const update = () => page.getByRole('button', { name: 'Aggiorna la quantità di Latte' })

  test('plus and minus change nothing in the cart before the button is pressed', async () => {
    const shop = await show({ holdsQuantity: true })
    await more().click()
    await more().click()
    await less().click()
    await expect.element(field()).toHaveValue('2')
    expect(shop.sent()).toEqual([])
    await expectAccessible()
    await add().click()
    expect(shop.sent()).toEqual([2])
    shop.answer(0, 2)
    await expect.element(update()).toBeVisible()
  })

  test('less than the shop sells is refused in words, before the product is in the cart too', async () => {
    await show({ holdsQuantity: true, product: { productInfos: weighed } })
    await type('0')
    await expect.element(field()).toHaveAccessibleDescription('Di Latte si può ordinare almeno 0,3 kg.')
    await expect.element(field()).toHaveValue('0,3 kg')
  })

  test('the button without a change sends nothing', async () => {
    const shop = await show({ holdsQuantity: true, inCart: 2 })
    await update().click()
    expect(shop.sent()).toEqual([])
  })

  test('a refused quantity is still in the field, with the shop’s reason', async () => {
    const shop = await show({ holdsQuantity: true, inCart: 2 })
    await type('5')
    expect(shop.sent()).toEqual([])
    await update().click()
    shop.refuse(0, 'Non ce n’è più')
    await expect.poll(remarks).toEqual(['Non ce n’è più'])
    await expect.element(field()).toHaveValue('5')
  })
})
