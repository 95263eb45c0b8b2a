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
    paymentStep: paths.payment({ step: 'payment' }),
    paymentError: paths.paymentError(7),
    paymentCompleted: paths.paymentCompleted(7),
    paymentReturn: paths.paymentReturn(),
    orders: paths.orders({ page: 2 }),
    order: paths.order(7),
    inGerman: paths.inLanguage('/cart', 'de'),
  }).toMatchInlineSnapshot(`
    {
      "cart": "/cart",
      "category": "/category/frutta-e-verdura/frutta",
      "categoryWithOddName": "/category/pane%3F/100%25?page=3",
      "checkout": "/checkout",
      "fastSearch": "/fast-search?q=pane",
      "home": "/",
      "inGerman": "/cart?lang=de",
      "login": "/login",
      "loginAfterExpiry": "/login?redirect=%2F&expired=true",
      "loginThenBack": "/login?redirect=%2Fcart%3Fa%3D1",
      "offers": "/search?promo=true",
      "order": "/profile/orders/7",
      "orders": "/profile/orders?page=2",
      "payment": "/payment",
      "paymentCompleted": "/cart/payment-completed/7",
      "paymentError": "/cart/payment-error/7",
      "paymentReturn": "/payment/return",
      "paymentStep": "/payment?step=payment",
      "product": "/product/latte-fresco-1-l",
      "search": "/search?q=latte+%26+caff%C3%A8&page=2",
      "searchInCategory": "/search?parent_category_id=12",
    }
  `)
})
