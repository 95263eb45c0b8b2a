import { orderNoteAdd, orderNoteList, orderNoteUpdate } from '@bottega/contract/orders/calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderAtTheDoor, setStatus, viewOrder } from '../../../testing/orders/changing.ts'
import { refusal } from '../../../testing/refusal.ts'
import { openTestShop, type Person, type TestShop } from '../../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function delivered() {
  const own = await orderAtTheDoor(shop)
  await setStatus(shop, own.orderId, 8)
  return own
}
const add = (person: Person, orderId: number, text: { body: string; rating?: number }) =>
  person.call(orderNoteAdd, { body: { order_id: orderId, ...text } })
const notes = async (person: Person, orderId?: number) =>
  (await person.call(orderNoteList, { body: orderId === undefined ? {} : { filter: { order_id: orderId } } })).data

describe('the note on an order', () => {
  test('is written once it has arrived, and is one an order [history-11]', async () => {
    const { buyer, orderId } = await delivered()
    const { note } = (await add(buyer, orderId, { body: ' Tutto fresco ', rating: 5 })).data
    expect(note).toMatchObject({ orderId, body: 'Tutto fresco', rating: 5 })
    expect((await viewOrder(buyer, orderId)).noteId).toBe(note.noteId)
    expect((await add(buyer, orderId, { body: 'Mele acerbe', rating: 2 })).data.note.noteId).toBe(note.noteId)
    expect((await notes(buyer)).notes).toMatchObject([{ noteId: note.noteId, body: 'Mele acerbe', rating: 2 }])
  })

  test('is written again by its id [history-12]', async () => {
    const { buyer, orderId } = await delivered()
    const { noteId } = (await add(buyer, orderId, { body: 'Bene', rating: 4 })).data.note
    await buyer.call(orderNoteUpdate, { body: { noteId, body: 'Molto bene' } })
    const { notes: all, page } = await notes(buyer, orderId)
    expect(page.totItems).toBe(1)
    expect(all).toMatchObject([{ noteId, body: 'Molto bene' }])
    expect(all[0]).not.toHaveProperty('rating')
  })

  test('waits for the goods, and says something [history-13]', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    await expect(add(buyer, orderId, { body: 'Bene' })).rejects.toEqual(refusal('error.order.notRatable'))
    await setStatus(shop, orderId, 9)
    await expect(add(buyer, orderId, { body: '  ' })).rejects.toEqual(refusal('error.order.noteEmpty'))
    expect((await add(buyer, orderId, { body: '', rating: 3 })).data.note.rating).toBe(3)
  })

  test('has at most 250 characters, and a longer one is told how long it is [history-14]', async () => {
    const { buyer, orderId } = await delivered()
    await add(buyer, orderId, { body: 'x'.repeat(250) })
    const { noteId } = (await notes(buyer)).notes[0] ?? { noteId: 0 }
    for (const length of [251, 2500]) {
      const tooLong = {
        code: 'error.order.noteTooLong',
        text: `La nota può avere al massimo 250 caratteri: la tua ne ha ${length}.`,
      }
      const body = 'x'.repeat(length)
      await expect(add(buyer, orderId, { body })).rejects.toMatchObject(tooLong)
      await expect(buyer.call(orderNoteUpdate, { body: { noteId, body } })).rejects.toMatchObject(tooLong)
    }
    expect((await notes(buyer)).notes[0]?.body).toHaveLength(250)
  })

  test('is its customer’s alone [history-15]', async () => {
    const { buyer, orderId } = await delivered()
    const { noteId } = (await add(buyer, orderId, { body: 'Bene' })).data.note
    const other = await shop.shopper()
    await expect(add(other, orderId, { body: 'Male' })).rejects.toEqual(refusal('error.order.notFound'))
    const rewrite = other.call(orderNoteUpdate, { body: { noteId, body: 'Male' } })
    await expect(rewrite).rejects.toEqual(refusal('error.order.noteNotFound'))
    expect((await notes(other, orderId)).notes).toEqual([])
    expect((await notes(buyer)).notes).toMatchObject([{ body: 'Bene' }])
  })
})
