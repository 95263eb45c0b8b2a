import type { CartItemView } from '@bottega/contract/cart/cart-view.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { useMemo, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { browserApi } from '../../lib/api/browser-api.ts'
import { notifyRemarks } from '../../lib/notices/notifications.ts'
import { showPage } from '../../lib/testing/page-scene.tsx'
import { useShopperStore } from '../../lib/visit/shopper.ts'
import { CartContext } from '../cart-store/cart-context.ts'
import { cartStore } from '../cart-store/cart-store.ts'
import { cartWith, itemOfProduct, productOf } from '../cart-store/testing.ts'
import CouponsPage from './gifts/CouponsPage.tsx'
import GiftsPage from './gifts/GiftsPage.tsx'

afterEach(() => vi.unstubAllGlobals())

function WithCart({ children }: { children: ReactNode }) {
  const shopper = useShopperStore()
  const store = useMemo(() => cartStore({ shopper, api: browserApi, notify: notifyRemarks }), [shopper])
  return <CartContext value={store}>{children}</CartContext>
}
const around = (shown: ReactNode) => <WithCart>{shown}</WithCart>

test('a voucher’s code is typed on the page of vouchers and goes on the cart [loyalty-47]', async () => {
  const { bodies } = await showPage(GiftsPage, {
    data: () => ({ giftCertificates: [] }),
    around,
    answers: { '/cart-giftcertificate/add_code': () => cartWith([], 2) },
  })
  await expect.element(page.getByText('Nessun buono in questo momento')).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: 'Codice' }), ' SCONTO5 ')
  await userEvent.click(page.getByRole('button', { name: 'Usa', exact: true }))
  await expect.poll(() => bodies('/cart-giftcertificate/add_code')).toEqual([{ code: 'SCONTO5' }])
  await expect.element(page.getByRole('textbox', { name: 'Codice' })).toHaveValue('')
  await expectAccessible()
})

test('a voucher that is described by its name alone says it once', async () => {
  const voucher = {
    giftCertificateId: 3,
    giftCode: 'MONTI-6KYZ',
    name: 'Ferragosto in montagna',
    description: 'Ferragosto in montagna',
    isAssignable: false,
    cartItems: [],
    userGiftCertificates: [{ userGiftCertificateId: 31, orderId: 7 }],
  }
  await showPage(GiftsPage, { data: () => ({ giftCertificates: [voucher] }), around })
  await expect.element(page.getByRole('heading', { name: voucher.name })).toBeVisible()
  expect(page.getByText(voucher.name, { exact: true }).elements()).toHaveLength(1)
})

test('coupons are chosen for lines of the cart and applied to them together [loyalty-48]', async () => {
  const items: CartItemView[] = [itemOfProduct(productOf({ productId: 7, name: 'Latte' }), 1)]
  const coupon = {
    giftCertificateId: 3,
    name: 'Un latte in meno',
    description: 'Su un litro di latte',
    isAssignable: true,
    cartItems: [70],
    userGiftCertificates: [{ userGiftCertificateId: 31 }],
  }
  const { bodies } = await showPage(CouponsPage, {
    data: () => ({ giftCertificates: [coupon] }),
    around,
    cart: cartWith(items),
    answers: { '/personal-coupon/add_coupon': () => cartWith(items, 2) },
  })
  await expect.element(page.getByRole('button', { name: 'Scegli i coupon' })).toBeDisabled()
  await userEvent.click(page.getByRole('checkbox', { name: 'Usa «Un latte in meno»' }))
  await userEvent.click(page.getByRole('button', { name: 'Usa 1 coupon' }))
  await expect
    .poll(() => bodies('/personal-coupon/add_coupon'))
    .toEqual([{ userGiftCertificates: [{ userGiftCertificateId: 31, cartItemId: 70 }] }])
  await expectAccessible()
})
