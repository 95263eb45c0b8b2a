import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import { cartView } from '@bottega/contract/cart/calls.ts'
import { checkoutBuy, checkoutPrepare } from '@bottega/contract/checkout/calls.ts'
import { addressesSelect, timeslotsList } from '@bottega/contract/delivery/calls.ts'
import { updateUserDetail } from '@bottega/contract/profile/calls.ts'
import { registrationConfirm, userDetail } from '@bottega/contract/registration/calls.ts'
import type { RegistrationBody } from '@bottega/contract/registration/registration.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { loginLimit } from '../../kernel/counters.tables.ts'
import { session } from '../../kernel/sessions/sessions.tables.ts'
import { chooseSlot } from '../../testing/orders/ready-shopper.ts'
import { mailsOf } from '../../testing/outbox-mails.ts'
import { companyRegistration, registrationOf } from '../../testing/registrations.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'
import { address } from '../../places/stores/addresses.tables.ts'
import { shoppingChoice } from '../../trade/cart/choices/choices.tables.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ ANONYMOUS_CARTS: 'true' })
})
// All of them come from one address.
beforeEach(async () => {
  await shop.shop.db.delete(loginLimit)
})
afterAll(() => shop.close())

interface Reply {
  response: { status: number; errors: { code: string }[]; infos: { code: string }[] }
  user: { userId: number; profileConfirmed: boolean }
  data: CartView & { signedIn?: boolean; confirmed?: boolean }
}

/** One browser: the session and the store it was given last go along with every request. */
class Browser {
  readonly cookies = new Map<string, string>()

  async send(path: string, payload: object, at: TestShop = shop): Promise<Reply> {
    const reply = await at.app.inject({
      method: 'POST',
      url: `/ebsn/api${path}`,
      headers: { 'x-ebsn-client': 'site' },
      cookies: Object.fromEntries(this.cookies),
      payload,
    })
    for (const { name, value } of reply.cookies) this.cookies.set(name, value)
    return reply.json<Reply>()
  }

  add = (name: 'milk' | 'pasta', quantity: number) =>
    this.send('/cart/add', { items: [{ productId: shop.world.products[name], quantity }] })

  signUp = (body: RegistrationBody) => this.send('/registration/register_user', { ...body, atOnce: true })

  /** The person signed in here by now. */
  person = (userId = -1): Person => shop.as(this.cookies.get('bottega_session') ?? '', userId)

  contents = async () => {
    const { cartItems = [] } = (await this.person().call(cartView)).data
    return cartItems.map(({ product, quantity }) => [product.name, quantity])
  }
}

/** A visitor with milk in the cart, who signs up in the checkout. */
async function signedUp(body = registrationOf()) {
  const browser = new Browser()
  await browser.add('milk', 2)
  const reply = await browser.signUp(body)
  return { browser, body, reply, person: browser.person(reply.user.userId) }
}

async function homeOf({ userId }: Person): Promise<number> {
  const [home] = await shop.shop.db
    .insert(address)
    .values({
      userId,
      deliveryServiceId: 2,
      type: 'home',
      name: 'Casa',
      street: 'Via Larga',
      streetNumber: '8',
      city: 'Milano',
      province: 'MI',
      postalCode: '20122',
      validated: true,
    })
    .returning({ id: address.id })
  return home?.id ?? 0
}

async function confirmIn(person: Person, email: string) {
  const mail = (await mailsOf(shop)).findLast(({ to }) => to.address === email)
  const code = /#(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  return (await person.call(registrationConfirm, { body: { e_mail: email, reg_control_code: code } })).data
}

describe('signing up in the checkout', () => {
  test('makes an account that is used at once, with the goods of the visit [visit-501]', async () => {
    const { browser, reply, person } = await signedUp()
    expect(reply.response.status).toBe(0)
    expect(reply.data).toEqual({ signedIn: true })
    expect(reply.user).toMatchObject({ profileConfirmed: false })
    expect(reply.user.userId).toBeGreaterThan(0)
    expect(await browser.contents()).toEqual([['Latte fresco intero', 2]])
    await person.call(addressesSelect, { body: { address_id: await homeOf(person), delivery_service_id: 2 } })
    const { data } = await chooseSlot(shop, person, 'tomorrowMorning')
    expect(data.timeslot?.holdExpiresAt).toBeDefined()
  })

  test('lets nobody order, nor change an account, before its address is confirmed [visit-502]', async () => {
    const { browser, body, person } = await signedUp()
    await browser.add('milk', 8)
    await person.call(addressesSelect, { body: { address_id: await homeOf(person), delivery_service_id: 2 } })
    await chooseSlot(shop, person, 'laterMorning')
    await person.call(checkoutPrepare)
    const refusal = { code: 'error.account.unconfirmed' }
    await expect(person.call(checkoutBuy, { query: { payment_type_id: 12 } })).rejects.toMatchObject(refusal)
    const detail = { firstName: 'Zoe', lastName: 'Prova' }
    await expect(
      person.call(updateUserDetail, { body: { ...detail, mobilePhone: '333 5550199' } }),
    ).rejects.toMatchObject(refusal)
    expect((await person.call(userDetail)).data.firstName).toBe('Lia')
    expect(await confirmIn(person, body.email)).toEqual({ outcome: 'confirmed', signedIn: true })
  })

  test('keeps the store whose prices the visitor saw', async () => {
    const browser = new Browser()
    await browser.send('/geo/choose-store', { store_id: shop.world.stores.torino })
    await browser.add('pasta', 1)
    await browser.signUp(registrationOf())
    const { data } = await browser.person().call(cartView)
    expect(data.store.storeId).toBe(shop.world.stores.torino)
  })

  test('with the address of an account signs nobody in; the visit keeps its goods and the owner reads of it [visit-503]', async () => {
    const { body } = await signedUp()
    await shop.shop.db.update(appUser).set({ profileConfirmed: true }).where(eq(appUser.email, body.email))
    await mailsOf(shop)
    const { browser, reply } = await signedUp({ ...body, password: 'un-altra-parola-9' })
    expect([reply.response.status, reply.data, reply.user.userId]).toEqual([0, {}, -1])
    expect(await browser.contents()).toEqual([['Latte fresco intero', 2]])
    expect((await mailsOf(shop)).map(({ to }) => to.address)).toEqual([body.email])
  })

  test('tells of an account no more than the password of the same registration does at the login', async () => {
    const { body } = await signedUp()
    const tried = await new Browser().send('/auth/login', { login: body.email, password: body.password })
    expect(tried.response.errors[0]?.code).toBe('error.registration.registration_not_confirmed')
  })

  test('of an address somebody else began with puts them out, with all that they left [visit-504]', async () => {
    const planted = await signedUp()
    const addressId = await homeOf(planted.person)
    const { db } = shop.shop
    await db.insert(shoppingChoice).values({ userId: planted.reply.user.userId, acceptsAlternatives: true })
    const own = await signedUp({ ...planted.body, firstName: 'Ada', password: 'la-mia-parola-5' })
    expect(own.reply.user.userId).toBe(planted.reply.user.userId)
    await expect(planted.person.call(userDetail)).rejects.toMatchObject({ code: 'error.session.expired' })
    expect(await own.browser.contents()).toEqual([['Latte fresco intero', 2]])
    expect(await db.$count(address, eq(address.id, addressId))).toBe(0)
    expect(await db.$count(shoppingChoice, eq(shoppingChoice.userId, own.reply.user.userId))).toBe(0)
    expect(await db.$count(session, eq(session.userId, own.reply.user.userId))).toBe(1)
  })

  test('is for private customers: a business waits for its mail as elsewhere', async () => {
    const { reply } = await signedUp(companyRegistration())
    expect([reply.response.status, reply.data, reply.user.userId]).toEqual([0, {}, -1])
  })

  test('sees nothing of another visit: its cart stays with it', async () => {
    const other = new Browser()
    const { data } = await other.add('pasta', 1)
    const { browser } = await signedUp()
    const closed = await browser.send('/cart/close', { cart_id: data.cartId })
    expect(closed.response.errors[0]?.code).toBe('error.cart.notFound')
    expect(await other.contents()).toEqual([['Spaghetti', 1]])
  })
})

describe('the times a visitor may look at', () => {
  const at = (query: { delivery_service_id?: number }) => shop.anonymous().call(timeslotsList, { query })

  test('are those of the service at the store of the visit, with their prices [visit-505]', async () => {
    const { data, user } = await at({ delivery_service_id: shop.world.services.home })
    expect(user.userId).toBe(-1)
    const times = data.days.flatMap(({ timeslots }) => timeslots)
    expect(times.map(({ fee }) => fee)).toEqual([4.9, 4.9, 2.9, 4.9])
    expect(times.some(({ selected }) => selected)).toBe(false)
  })

  test('are none without a service, of one the store does not have, and where only customers have carts', async () => {
    expect((await at({})).data.days).toEqual([])
    expect((await at({ delivery_service_id: 77 })).data.days).toEqual([])
  })
})

describe('a shop where only customers have carts', () => {
  test('signs nobody up at once, and shows visitors no times', async () => {
    const usual = await openTestShop({ ANONYMOUS_CARTS: 'false' })
    const body = { ...registrationOf(), atOnce: true }
    const reply = await new Browser().send('/registration/register_user', body, usual)
    const { data } = await usual.anonymous().call(timeslotsList, { query: { delivery_service_id: 2 } })
    await usual.close()
    expect([reply.response.status, reply.data, reply.user.userId]).toEqual([0, {}, -1])
    expect(data.days).toEqual([])
  })
})
