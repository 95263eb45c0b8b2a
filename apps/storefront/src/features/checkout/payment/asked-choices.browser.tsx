import { LinkContext } from '@bottega/ui/components/actions/Anchor.tsx'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { RouterLink } from '../../../lib/page/RouterLink.tsx'
import { useShopLinks } from '../../../lib/page/use-shop-links.ts'
import { showPage } from '../../../lib/testing/page-scene.tsx'
import { WithCart } from '../../cart-store/testing-cart.tsx'
import PaymentPage from './PaymentPage.tsx'

afterEach(() => vi.unstubAllGlobals())

/** The cart, and links that the router follows. */
function WithLinks({ children }: { children: ReactNode }) {
  useShopLinks()
  return (
    <LinkContext value={RouterLink}>
      <WithCart>{children}</WithCart>
    </LinkContext>
  )
}

const infos = { need_invoice: 'false' }
const cart = (cartInfos: Record<string, string>) => ({
  cartInfos,
  totalItems: 1,
  goodsTotal: 50,
  total: 50,
  savings: 0,
  vat: [],
  orderAdjustmentSummary: { orderAdjustments: [] },
  store: { storeId: 1, name: 'Milano' },
})
const types = [
  { packagingTypeId: 1, name: 'Sacchetti', description: '', price: 0.15, selected: true },
  { packagingTypeId: 3, name: 'Senza sacchetti', description: '', price: 0, selected: false },
]

const show = (cartInfos: Record<string, string>, address = '/payment') =>
  showPage(PaymentPage, {
    address,
    cart: cart(cartInfos),
    around: (shown) => <WithLinks>{shown}</WithLinks>,
    data: () => ({
      packagingTypes: types,
      notes: { rows: [], above: [], below: [] },
      offer: { paymentTypes: [], amounts: { usual: { prebilledAmount: 50, total: 50, variableWeightAmount: 0 } } },
    }),
    answers: {
      '/cart/choose': (body) => {
        const { accept_alternatives: accepts, packaging_type_id: bags } = body as {
          accept_alternatives?: boolean
          packaging_type_id?: number
        }
        const given = {
          ...(accepts !== undefined && { accept_alternatives: String(accepts) }),
          ...(bags !== undefined && { packaging_type_id: String(bags) }),
        }
        Object.assign(infos, given)
        return { cartId: 1, version: 2, cartItems: [], giftCertificates: [], ...cart({ ...infos }) }
      },
      '/registration/lottery_code': () => ({ lotteryCode: '', tollFreeNumber: '' }),
    },
  })

const next = () => page.getByRole('link', { name: 'Scegli il pagamento' })
const missing = () => page.getByText('Scegli che cosa facciamo se un prodotto manca.')

test('who has not answered stays on the summary, with an error at each question and the focus in the first [choices-6]', async () => {
  const { where } = await show({ need_invoice: 'false' })
  await expect.element(next()).toBeVisible()
  expect(missing().elements()).toHaveLength(0)
  await next().click()
  await expect.element(missing()).toBeVisible()
  await expect.element(page.getByText('Scegli come imballiamo la spesa.')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /^Datemi un prodotto simile/ })).toHaveFocus()
  expect(where()).toBe('/payment')

  await page.getByRole('radio', { name: /^Niente al suo posto/ }).click()
  await page.getByRole('radio', { name: /^Senza sacchetti/ }).click()
  await expect.element(page.getByText('Scegli come imballiamo la spesa.')).not.toBeInTheDocument()
  await next().click()
  await expect.poll(where).toBe('/payment?step=payment')
})

test('the address of the payment shows the summary while a question is open', async () => {
  await show({ accept_alternatives: 'true' }, '/payment?step=payment')
  await expect.element(page.getByText('Scegli come imballiamo la spesa.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Ordina e paga' }).elements()).toHaveLength(0)
})
