import { expect, test } from 'vitest'
import { currentPage } from './current-page.ts'

test.each([
  ['/', '/', ''],
  ['/category/latte', '/category/latte', '?sort=name'],
  ['/category/latte', '/category/latte/yogurt', ''],
  ['/search?promo=true', '/search', '?promo=true'],
])('a link to %s is marked on %s%s', (path, pathname, search) => {
  expect(currentPage(path, { pathname, search })).toBe('page')
})

test.each([
  ['/', '/category/latte', ''],
  ['/category/latte', '/category/latte-e-uova', ''],
  ['/category/latte/yogurt', '/category/latte', ''],
  ['/search?promo=true', '/search', '?q=latte'],
])('a link to %s is not marked on %s%s', (path, pathname, search) => {
  expect(currentPage(path, { pathname, search })).toBeUndefined()
})
