import { expect, test } from 'vitest'
import { isOnSite } from './site-routes.ts'

test.each(['/shop-at-work', '/shop-at-work/ABC', '/profile/rewards-cart', '/profile/requested-rewards'])(
  '%s is only for the cooperative brand [visit-1]',
  (path) => {
    expect(isOnSite(path, 'coop')).toBe(true)
    expect(isOnSite(path, 'collect')).toBe(false)
  },
)

test.each(['/', '/cart', '/profile/orders', '/shop-at-workplace', '/category/vini'])('%s is on both sites', (path) => {
  expect(isOnSite(path, 'coop')).toBe(true)
  expect(isOnSite(path, 'collect')).toBe(true)
})
