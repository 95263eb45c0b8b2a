import { expect, test } from 'vitest'
import { viewQuery } from './named-views.ts'

test('of an address a view stores the filters of its table in one order, without the page and what is empty', () => {
  expect(viewQuery('products', '?sort=stock&page=3&q=+latte+&sale=&colour=red')).toBe('q=latte&sort=stock')
  expect(viewQuery('products', '?q=latte&sort=stock')).toBe(viewQuery('products', 'sort=stock&q=latte'))
  expect(viewQuery('orders', '?page=2')).toBe('')
})

test('a view of orders or customers stores no words that were typed to find a person, and no number of one [desk-90]', () => {
  expect(viewQuery('orders', '?q=Agata+Prova&customer=9&stage=toPick')).toBe('stage=toPick')
  expect(viewQuery('customers', '?q=Agata+Prova&sort=name')).toBe('sort=name')
})
