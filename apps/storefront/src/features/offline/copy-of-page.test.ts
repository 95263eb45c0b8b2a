import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { expect, test } from 'vitest'
import { orderOf } from '../orders/order-testing.ts'
import { copyOfPage } from './copy-of-page.ts'

test('of a list the names and quantities are stored', () => {
  const loaderData = {
    list: { listId: 3, name: 'Cena' },
    wishlistItems: [
      { productId: 1, name: 'Mele', quantity: 0.5 },
      { productId: 2, name: 'Latte', quantity: 2 },
      { productId: 9, name: 'Sale' },
    ],
    products: [
      { productId: 1, productInfos: { TIPOLOGIA: 'Sfuso' } },
      { productId: 2, productInfos: { TIPOLOGIA: 'Pezzo' } },
    ],
  }
  expect(copyOfPage({ id: 'features/lists/ListPage', loaderData }, 'it')).toEqual({
    kind: 'list',
    path: '/profile/lists/3',
    title: 'Cena',
    facts: [],
    lines: [
      { name: 'Mele', amount: '0,5 kg' },
      { name: 'Latte', amount: '2' },
      { name: 'Sale', amount: '' },
    ],
  })
})

const orderPage = (fields: Parameters<typeof orderOf>[0]) => ({
  id: 'features/orders/OrderPage',
  loaderData: { order: orderOf(fields), note: undefined },
})

test('of an open order slot, place, code and goods are stored, and nothing of its money', () => {
  const status = { orderStatusId: orderStatus.prepared, name: 'Pronto' }
  const copy = copyOfPage(orderPage({ status, handoverCode: '204518' }), 'it')
  expect(copy).toMatchObject({ kind: 'order', path: '/profile/orders/31', title: '31', code: '204518' })
  expect(copy).toMatchObject({
    facts: ['Pronto', 'mar 24 novembre, 10:00–12:00', 'Ritiro in negozio', 'Bottega Milano, Via Larga 8, 20122 Milano'],
  })
  expect(JSON.stringify(copy)).not.toMatch(/16[.,](?:42|88)|Carta/)
})

test('an order that is closed is not stored any more', () => {
  expect(copyOfPage(orderPage({}), 'it')).toEqual({ gone: { kind: 'order', path: '/profile/orders/31' } })
})

test.each(['features/account/food/FoodPage', 'features/profile/ProfilePage', 'features/cart/page/CartPage', 'root'])(
  'nothing of %s is stored: what was entered about food, health or payment stays with the shop [offline-7]',
  (id) => {
    expect(copyOfPage({ id, loaderData: { persons: [{ allergens: ['latte'] }] } }, 'it')).toBeUndefined()
  },
)
