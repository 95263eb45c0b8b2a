import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../lib/testing/page-scene.tsx'
import { readStored, writeStored } from '../../lib/storage/stored.ts'
import ProfileLayout from './ProfileLayout.tsx'

beforeEach(() => writeStored('category_filters', '?promo=true'))

const enter = async (address: string) => {
  await showPage(ProfileLayout, { data: () => null, address })
  await expect.element(page.getByText('Esci').first()).toBeInTheDocument()
  return readStored('category_filters')
}

test.each([
  '/profile/orders',
  '/profile/orders/31',
  '/profile/order-refunds',
  '/profile/order-refunds/9',
  '/profile/lists',
  '/profile/lists/4',
])('entering %s resets the product filters [profile-35]', async (address) => {
  expect(await enter(address)).toBeUndefined()
})

test.each(['/profile/addresses', '/profile/dashboard', '/profile/order-refund-request'])(
  'entering %s leaves the product filters',
  async (address) => {
    expect(await enter(address)).toBe('?promo=true')
  },
)

test('the menu shows the entry of its page where it is longer than the window [profile-39]', async () => {
  await page.viewport(1280, 480)
  await showPage(ProfileLayout, { data: () => null, address: '/profile/security' })
  const entry = page.getByRole('link', { name: 'Sicurezza' }).first()
  await expect.element(entry).toHaveAttribute('aria-current', 'page')
  await expect.element(entry).toBeInViewport()
})
