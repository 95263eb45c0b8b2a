import { addressesUpdate, addressesView } from '@bottega/contract/delivery/calls.ts'
import { fulfilmentRounds } from '@bottega/contract/fulfilment/calls.ts'
import { ordersSaveDoor } from '@bottega/contract/orders/calls.ts'
import type { CallInput } from '@bottega/contract/call.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buyerWith, byCard, result, type Wanted } from '../../../testing/orders/buying.ts'
import { modify, orderAtTheDoor, orderByCard, setStatus, viewOrder } from '../../../testing/orders/changing.ts'
import { aPicker, pickList } from '../../../testing/orders/pickers.ts'
import { homeAddress } from '../../../testing/home-address.ts'
import { refusal } from '../../../testing/refusal.ts'
import { onBankPage, openShopWithBank, type ShopWithBank } from '../../../testing/servers/shop-with-bank.ts'
import type { Person } from '../../../testing/test-shop.ts'
import { shopOrder } from '../orders.tables.ts'

let shop: ShopWithBank
beforeAll(async () => {
  shop = await openShopWithBank()
})
afterAll(() => shop.close())

type Door = Omit<CallInput<typeof ordersSaveDoor>['body'], 'order_id'>
const save = (person: Person, orderId: number, door: Door) =>
  person.call(ordersSaveDoor, { body: { order_id: orderId, ...door } }).then(({ data }) => data.order)

const plain: Wanted = { pasta: 2, water: 90 }

/** Paid by card before it comes, with nothing for adults: it may be left. */
const paidOrder = (goods: Wanted = plain) => orderByCard(shop, goods)

async function stopOf(picker: Person, orderId: number) {
  const { rounds } = (await picker.call(fulfilmentRounds, { query: { day: '2026-11-17' } })).data
  const stop = rounds.flatMap(({ stops }) => stops).find((one) => one.orderId === orderId)
  return stop ?? expect.unreachable('the van does not stop there')
}

describe('what to do at the door', () => {
  test('is kept with the address, goes into the orders that go there, and is told to whoever drives [door-1]', async () => {
    const buyer = await buyerWith(shop, plain)
    const addressId = buyer.addressId ?? expect.unreachable('no address')
    const door = { floor: '3 B', lift: false, ifAbsent: 'neighbour', neighbour: 'Bianchi' } as const
    await buyer.call(addressesUpdate, { body: { ...homeAddress, addressId, ...door, floor: ' 3\r\nB ' } })
    const { address } = (await buyer.call(addressesView, { query: { address_id: addressId } })).data
    expect(address).toMatchObject(door)
    const { orderId, redirectUrl } = await byCard(buyer)
    await onBankPage(redirectUrl, 'accepted')
    await result(buyer, { orderId })
    const order = await viewOrder(buyer, orderId)
    expect(order.shippingAddress).toMatchObject(door)
    expect(order.shippingAddress.because).toBeUndefined()

    const picker = await aPicker(shop)
    expect((await pickList(picker, orderId)).door).toBe(
      'piano 3 B, senza ascensore, se non c’è nessuno, al vicino: Bianchi',
    )
    await setStatus(shop, orderId, orderStatus.prepared)
    expect((await stopOf(picker, orderId)).door).toMatch(/al vicino: Bianchi$/)
  })

  test('stays with an address that a program changes without knowing of it, and goes when it is taken back [door-2]', async () => {
    const anna = await shop.shopper({ homeAt: '20122' })
    const addressId = anna.addressId ?? expect.unreachable('no address')
    const change = (more: object) =>
      anna
        .call(addressesUpdate, { body: { ...homeAddress, addressId, ...more } })
        .then(({ data }) => ({ ifAbsent: data.address.ifAbsent, neighbour: data.address.neighbour }))
    expect(await change({ ifAbsent: 'door', neighbour: 'Bianchi' })).toEqual({ ifAbsent: 'door' })
    expect(await change({ addressName: 'Nonna' })).toEqual({ ifAbsent: 'door' })
    expect(await change({ ifAbsent: 'wait' })).toEqual({})
  })

  test('is said for one order until its goods are on the road; the address stays as it is [door-3]', async () => {
    const { buyer, orderId } = await paidOrder()
    expect((await viewOrder(buyer, orderId)).can.saveDoor).toBe(true)
    const order = await save(buyer, orderId, { floor: '2', ifAbsent: 'door' })
    expect(order.shippingAddress).toMatchObject({ address1: 'Via Larga', floor: '2', ifAbsent: 'door' })
    const { address } = (await buyer.call(addressesView, { query: { address_id: buyer.addressId ?? 0 } })).data
    expect(address.ifAbsent).toBeUndefined()
    expect((await save(buyer, orderId, { ifAbsent: 'wait' })).shippingAddress.ifAbsent).toBeUndefined()
    await setStatus(shop, orderId, orderStatus.outForDelivery)
    expect((await viewOrder(buyer, orderId)).can.saveDoor).toBe(false)
    await expect(save(buyer, orderId, { ifAbsent: 'door' })).rejects.toEqual(refusal('error.order.notModifiable'))
  })

  test('is not said by others, while the order is being changed, or where the goods are collected [door-4]', async () => {
    const { buyer, orderId } = await paidOrder()
    const other = await shop.shopper()
    await expect(save(other, orderId, { ifAbsent: 'door' })).rejects.toEqual(refusal('error.order.notFound'))
    await modify(buyer, orderId)
    await expect(save(buyer, orderId, { ifAbsent: 'door' })).rejects.toEqual(refusal('error.order.changeOpen'))
    const collected = await paidOrder()
    const own = eq(shopOrder.id, collected.orderId)
    await shop.shop.db.update(shopOrder).set({ deliveryServiceId: 1 }).where(own)
    expect((await viewOrder(collected.buyer, collected.orderId)).can.saveDoor).toBe(false)
    await expect(save(collected.buyer, collected.orderId, { ifAbsent: 'door' })).rejects.toEqual(
      refusal('error.order.notModifiable'),
    )
  })

  test('never leaves goods for adults, or goods to be paid, at a door: customer and driver read why [door-5]', async () => {
    const picker = await aPicker(shop)
    const wine = await paidOrder({ wine: 2, water: 60 })
    const { shippingAddress } = await save(wine.buyer, wine.orderId, { floor: '1', ifAbsent: 'door' })
    expect(shippingAddress).toMatchObject({ floor: '1', ifAbsent: 'wait', because: 'adults' })
    expect((await pickList(picker, wine.orderId)).door).toMatch(/^piano 1, solo a un maggiorenne/)

    await setStatus(shop, wine.orderId, orderStatus.prepared)
    expect((await stopOf(picker, wine.orderId)).door).toMatch(/^piano 1, solo a un maggiorenne/)

    const due = await orderAtTheDoor(shop, plain)
    expect((await save(due.buyer, due.orderId, { ifAbsent: 'neighbour' })).shippingAddress).toMatchObject({
      ifAbsent: 'wait',
      because: 'payment',
    })
    await setStatus(shop, due.orderId, orderStatus.prepared)
    expect((await pickList(picker, due.orderId)).door).toMatch(/^si paga alla consegna/)
  })
})
