import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test('the links of the shop', () => {
  expect({
    home: paths.home(),
    login: paths.login(),
    loginThenBack: paths.login({ redirect: '/cart?a=1' }),
    loginAfterExpiry: paths.login({ redirect: '/', expired: true }),
    search: paths.search({ q: 'latte & caffè', page: 2 }),
    searchInCategory: paths.search({ parent_category_id: 12, promo: false }),
    offers: paths.offers(),
    fastSearch: paths.fastSearch('pane'),
    product: paths.product('latte-fresco-1-l'),
    category: paths.category('frutta-e-verdura/frutta'),
    categoryWithOddName: paths.category('pane?/100%', { page: 3 }),
    cart: paths.cart(),
    checkout: paths.checkout(),
    payment: paths.payment(),
    paymentError: paths.paymentError(7),
    paymentCompleted: paths.paymentCompleted(7),
    order: paths.order(7),
    inGerman: paths.inLanguage('/cart', 'de'),
  }).toMatchInlineSnapshot()
})
