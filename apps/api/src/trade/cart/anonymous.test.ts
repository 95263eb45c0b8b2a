import { cartAdd, cartUpdateCartInfo, cartUpdateInfos, cartView } from '@bottega/contract/cart/calls.ts'
import { dietSave } from '@bottega/contract/diet/calls.ts'
import { authTest } from '@bottega/contract/auth/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hash } from '@node-rs/argon2'
import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import { cart } from './cart.tables.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { session } from '../../kernel/sessions/sessions.tables.ts'
import { hashToken } from '../../kernel/sessions/credentials.ts'
import { purgeSessions } from '../../kernel/sessions/sessions.service.ts'
import { readyShopper } from '../../testing/orders/ready-shopper.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { purgeAbandonedCarts } from './cart.service.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ ANONYMOUS_CARTS: 'true' })
})
afterAll(() => shop.close())

/** One browser: the credential it was given last goes along with every call. */
function browser() {
  let token: string | undefined
  const send = async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const reply = await shop.app.inject({
      method,
      url: `/ebsn/api${path}`,
      headers: { 'x-ebsn-client': 'site', ...(token !== undefined && { 'x-ebsn-account': token }) },
      ...(payload !== undefined && { payload }),
    })
    const given = reply.headers['x-ebsn-account']
    if (typeof given === 'string') token = given
    return reply.json<{
      response: { status: number; errors: { code: string }[] }
      user: { userId: number }
      data: CartView
    }>()
  }
  return {
    send,
    add: (name: 'milk' | 'pasta' | 'apples' | 'water', quantity: number) =>
      send('POST', '/cart/add', { items: [{ productId: shop.world.products[name], quantity }] }),
    view: async () => (await send('GET', '/cart/view')).data,
    logIn: (login: string) => send('POST', '/auth/login', { login, password: 'basilico-7' }),
    token: () => token,
  }
}

const contents = ({ cartItems = [] }: CartView) => cartItems.map(({ product, quantity }) => [product.name, quantity])

async function account() {
  const person = await readyShopper(shop)
  const passwordHash = await hash('basilico-7')
  const [user] = await shop.shop.db
    .update(appUser)
    .set({ passwordHash })
    .where(eq(appUser.id, person.userId))
    .returning()
  return { person, login: user?.login ?? '' }
}

describe('a visitor', () => {
  test('fills a cart without login, address or slot, and finds it again [cart-18]', async () => {
    const visit = browser()
    const { data, user, response } = await visit.add('milk', 2)
    expect([response.status, user.userId, data.user.userId]).toEqual([0, -1, -1])
    expect(data.cartId).toBeGreaterThan(0)
    await visit.add('pasta', 1)
    expect(contents(await visit.view())).toEqual([
      ['Latte fresco intero', 2],
      ['Spaghetti', 1],
    ])
  })

  test('changes and empties it', async () => {
    const visit = browser()
    const { data } = await visit.add('milk', 2)
    const itemId = data.cartItems?.[0]?.itemId
    const more = await visit.send('POST', '/cart/update', { items: [{ itemId, quantity: 3 }] })
    expect(contents(more.data)).toEqual([['Latte fresco intero', 3]])
    const info = await visit.send('POST', '/cart/update-cart-info', { property: 'order_note', value: 'Piano terra' })
    expect(info.data.cartInfos).toMatchObject({ order_note: 'Piano terra' })
    const none = await visit.send('POST', '/cart/close', { cart_id: data.cartId })
    expect(contents(none.data)).toEqual([])
  })

  test('never sees or touches the cart of another visit [cart-71]', async () => {
    const [one, other] = [browser(), browser()]
    const { data } = await one.add('milk', 2)
    await other.add('pasta', 1)
    const itemId = data.cartItems?.[0]?.itemId
    const refused = await other.send('POST', '/cart/update', { items: [{ itemId, quantity: 9 }] })
    expect(refused.response.errors[0]?.code).toBe('error.cart.itemNotFound')
    const closed = await other.send('POST', '/cart/close', { cart_id: data.cartId })
    expect(closed.response.errors[0]?.code).toBe('error.cart.notFound')
    expect(contents(await one.view())).toEqual([['Latte fresco intero', 2]])
    expect(contents(await other.view())).toEqual([['Spaghetti', 1]])
  })

  test('is given no visit by a command that is refused, nor by looking', async () => {
    const visit = browser()
    await visit.view()
    const refused = await visit.send('POST', '/cart/update', { items: [{ itemId: 1, quantity: 1 }] })
    expect(refused.response.errors[0]?.code).toBe('error.cart.itemNotFound')
    expect(visit.token()).toBeUndefined()
  })

  test('cannot buy, choose a slot or order again', async () => {
    const visit = browser()
    await visit.add('milk', 2)
    const replies = [
      visit.send('POST', '/checkout/prepare', {}),
      visit.send('POST', '/checkout/buy?payment_type_id=2', {}),
      visit.send('GET', '/timeslot/select?sel_date=2026-11-17&timeslot_id=1'),
      visit.send('POST', '/cart/add-all-from-order', { order_id: 1 }),
    ]
    for (const reply of await Promise.all(replies)) expect(reply.response.status).toBe(419)
  })

  test('is not warned of the end of a session without a customer', async () => {
    const visit = browser()
    await visit.add('milk', 1)
    expect((await visit.send('GET', '/auth/test')).data).not.toHaveProperty('sessionExpiresAt')
  })
})

describe('logging in', () => {
  test('merges the cart, adding to the customer’s own lines', async () => {
    const { person, login } = await account()
    await person.call(cartAdd, { body: { items: [{ productId: shop.world.products.milk, quantity: 2 }] } })
    const visit = browser()
    await visit.add('milk', 3)
    await visit.add('apples', 0.5)
    const before = visit.token()
    const { data } = await visit.logIn(login)
    expect(data.cartId).toBe((await person.call(cartView)).data.cartId)
    expect(visit.token()).not.toBe(before)
    expect(contents(await visit.view())).toEqual([
      ['Latte fresco intero', 5],
      ['Mele rosse del Trentino', 0.5],
    ])
    expect((await visit.view()).shippingAddress).toBeDefined()
  })

  test('brings the note of a line along, and a line of the customer’s own cart keeps its own', async () => {
    const { person, login } = await account()
    const { milk, pasta } = shop.world.products
    const put = [milk, pasta].map((productId) => ({ productId, quantity: 1 }))
    const { data: own } = await person.call(cartAdd, { body: { items: put } })
    const note = (items: CartView['cartItems'], productId: number, line_note: string) => {
      const itemId = items?.find(({ product }) => product.productId === productId)?.itemId ?? 0
      return { items: [{ itemId, infos: { line_note } }] }
    }
    await person.call(cartUpdateInfos, { body: note(own.cartItems, milk, 'Scadenza lontana') })
    const visit = browser()
    await visit.add('milk', 1)
    await visit.add('pasta', 1)
    const { data: left } = await visit.add('apples', 0.5)
    await visit.send('POST', '/cart/update-infos', note(left.cartItems, milk, 'In bottiglia'))
    await visit.send('POST', '/cart/update-infos', note(left.cartItems, pasta, 'Di Gragnano'))
    await visit.send('POST', '/cart/update-infos', note(left.cartItems, shop.world.products.apples, 'Mature'))
    await visit.logIn(login)
    const { cartItems = [] } = await visit.view()
    expect(cartItems.map(({ lineNote }) => lineNote)).toEqual(['Scadenza lontana', 'Di Gragnano', 'Mature'])
  })

  test('keeps the limits, and says so', async () => {
    const { person, login } = await account()
    await person.call(cartAdd, { body: { items: [{ productId: shop.world.products.milk, quantity: 10 }] } })
    const visit = browser()
    await visit.add('milk', 8)
    const { response } = await visit.logIn(login)
    expect(response).toMatchObject({ warnings: [{ code: 'warning.cart.quantityLimited' }] })
    expect(contents(await visit.view())).toEqual([['Latte fresco intero', 12]])
  })

  test('is not prevented by quantities that together are more than is plausible [cart-78]', async () => {
    const { person, login } = await account()
    await person.call(cartAdd, { body: { items: [{ productId: shop.world.products.pasta, quantity: 6000 }] } })
    const visit = browser()
    await visit.add('pasta', 6000)
    await visit.add('water', 6)
    expect((await visit.logIn(login)).response.status).toBe(0)
    expect(contents(await visit.view())).toEqual([
      ['Spaghetti', 6000],
      ['Acqua naturale 6 × 1,5 l', 6],
    ])
  })

  test('keeps what the customer’s household does not eat, and names it [diet-12]', async () => {
    const { person, login } = await account()
    const persons = [{ name: '', avoids: [{ key: 'milk', alsoTraces: true }] }]
    await person.call(dietSave, { body: { consent: true, persons } })
    const visit = browser()
    await visit.add('milk', 1)
    const { response } = await visit.logIn(login)
    expect(response).toMatchObject({
      warnings: [
        {
          code: 'warning.diet.added',
          values: { reasons: 'Latte fresco intero: dal nome contiene latte' },
        },
      ],
    })
    expect(contents(await visit.view())).toEqual([['Latte fresco intero', 1]])
  })

  test('leaves nothing behind for who comes next in the same browser', async () => {
    const { login } = await account()
    const visit = browser()
    await visit.add('pasta', 1)
    await visit.logIn(login)
    await visit.send('POST', '/auth/logout', {})
    expect(contents(await visit.view())).toEqual([])
  })

  test('with a wrong password leaves the visitor’s cart as it is', async () => {
    const visit = browser()
    await visit.add('pasta', 1)
    expect((await visit.logIn('nobody-at-all')).response.status).toBe(2)
    expect(contents(await visit.view())).toEqual([['Spaghetti', 1]])
  })

  test('takes nothing into a placed order that is being changed', async () => {
    const { person, login } = await account()
    await person.call(cartUpdateCartInfo, { body: { property: 'need_invoice', value: 'true' } })
    await shop.shop.db.update(cart).set({ state: 'changing' }).where(eq(cart.userId, person.userId))
    const visit = browser()
    await visit.add('pasta', 1)
    const { response } = await visit.logIn(login)
    expect(response).toMatchObject({ status: 0, warnings: [{ code: 'warning.cart.notBrought' }] })
    expect(contents(await visit.view())).toEqual([])
  })

  test('is a login, whatever becomes of the cart: that it could not be merged is a remark', async () => {
    const { person, login } = await account()
    const visit = browser()
    await visit.add('pasta', 1)
    const { pool } = shop.shop.database
    await pool.query(`create function fail() returns trigger language plpgsql as $$ begin raise 'no room'; end $$`)
    await pool.query(`create trigger fail before update on cart for each row
      when (new.state = 'abandoned') execute function fail()`)
    const { response, user } = await visit.logIn(login)
    await pool.query('drop trigger fail on cart')
    expect(response).toMatchObject({ status: 0, warnings: [{ code: 'warning.cart.notBrought' }] })
    expect(user.userId).toBe(person.userId)
    await visit.add('milk', 1)
    expect(contents((await person.call(cartView)).data)).toEqual([['Latte fresco intero', 1]])
  })
})

describe('a cart left alone', () => {
  const days = (count: number) => {
    shop.clock.now = new Date(shop.clock.now.getTime() + count * 86_400_000)
  }
  const viewCart = (token = '') =>
    shop.app.inject({ url: '/ebsn/api/cart/view', headers: { cookie: `bottega_session=${token}` } })

  test('is there in the evening, and thirty days after one last looked [cart-72]', async () => {
    const visit = browser()
    await visit.add('milk', 2)
    for (const wait of [0.5, 29, 29]) {
      days(wait)
      await purgeSessions(shop.shop.db, shop.clock.now)
      await purgeAbandonedCarts(shop.shop.db)
      expect(contents(await visit.view())).toEqual([['Latte fresco intero', 2]])
    }
    days(30.1)
    expect(contents(await visit.view())).toEqual([])
    await purgeSessions(shop.shop.db, shop.clock.now)
    expect(await shop.shop.db.$count(session, eq(session.idHash, hashToken(visit.token() ?? '')))).toBe(0)
  })

  test('keeps its cookie as long, renewed on another day and not on every request [cart-73]', async () => {
    const given = await shop.app.inject({
      method: 'POST',
      url: '/ebsn/api/cart/add',
      headers: { 'x-ebsn-client': 'site' },
      payload: { items: [{ productId: shop.world.products.milk, quantity: 1 }] },
    })
    const month = 30 * 86_400
    expect(given.cookies).toMatchObject([{ name: 'bottega_session', maxAge: month, httpOnly: true, sameSite: 'Lax' }])
    const token = given.cookies[0]?.value
    expect((await viewCart(token)).cookies).toEqual([])
    days(2)
    expect((await viewCart(token)).cookies).toMatchObject([{ name: 'bottega_session', value: token, maxAge: month }])
    expect((await viewCart(token)).cookies).toEqual([])
  })

  test('is stored by no shared cache when it renews its cookie [cart-79]', async () => {
    const visit = browser()
    await visit.add('milk', 1)
    days(2)
    const cookies = { bottega_session: visit.token() ?? '' }
    const shelves = () => shop.app.inject({ url: '/ebsn/api/category', cookies })
    const renewed = await shelves()
    expect(renewed.cookies).toHaveLength(1)
    expect(renewed.headers).toMatchObject({ 'cache-control': 'no-store', 'x-ebsn-account': visit.token() })
    expect((await shelves()).headers['cache-control']).toBe('public, max-age=60')
  })

  test('does not make the session of a person last: that ends after thirty idle minutes [cart-74]', async () => {
    const anna = await shop.shopper()
    shop.clock.now = new Date(shop.clock.now.getTime() + 31 * 60_000)
    expect((await anna.call(authTest)).user.userId).toBe(-1)
  })
})

test('housekeeping forgets the carts of visits that have ended, and no others', async () => {
  const [staying, leaving] = [browser(), browser()]
  const cartId = (await staying.add('milk', 1)).data.cartId
  const left = (await leaving.add('milk', 1)).data.cartId
  const rows = await shop.shop.db.select().from(cart).where(eq(cart.id, left))
  await shop.shop.db.delete(session).where(eq(session.idHash, rows[0]?.sessionHash ?? ''))
  await purgeAbandonedCarts(shop.shop.db)
  const there = await shop.shop.db.select({ id: cart.id }).from(cart)
  expect(there).toContainEqual({ id: cartId })
  expect(there).not.toContainEqual({ id: left })
})
