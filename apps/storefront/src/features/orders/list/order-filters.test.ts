import { describe, expect, test } from 'vitest'
import { paths } from '../../../paths.ts'
import { addressOf, filterCount, filtersIn } from './order-filters.ts'

const read = (query: string) => filtersIn(new URLSearchParams(query))

describe('the filters of the list of orders', () => {
  test('an address without a query is every own order: entering the page resets them [history-16]', () => {
    expect(paths.orders()).toBe('/profile/orders')
    expect(read('')).toEqual({ scope: 'own', page: 1 })
  })

  test('are kept in the address [history-17]', () => {
    for (const query of [
      'from=2026-01-01&to=2026-02-28&min=10&max=99.9&type=2&page=3',
      'scope=addresses&from=2026-01-01&order=7&suborder=8&warehouse=2&address=4&deliveryFrom=2026-01-03&deliveryTo=2026-01-09',
      'scope=persons&page=2',
    ]) {
      const filters = read(query)
      expect(read(new URL(paths.orders(addressOf(filters)), 'http://shop.example').search)).toEqual(filters)
      expect(filterCount(filters)).toBe(
        [...new URLSearchParams(query).keys()].filter((key) => key !== 'page' && key !== 'scope').length,
      )
    }
  })

  test('amounts are read with a comma, and what cannot be meant is left out', () => {
    expect(read('min=12,50&max=viele&from=2026-02-31&type=9&page=0')).toEqual({ scope: 'own', page: 1, min: 12.5 })
  })

  test('those of another scope do not count', () => {
    expect(read('scope=addresses&min=10&type=1')).toEqual({ scope: 'addresses', page: 1 })
    expect(read('suborder=4')).toEqual({ scope: 'own', page: 1 })
  })
})
