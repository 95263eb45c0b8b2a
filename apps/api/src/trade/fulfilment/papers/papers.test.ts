import {
  fulfilmentDeliveryNote,
  fulfilmentFinish,
  fulfilmentLabels,
  fulfilmentMove,
  fulfilmentRounds,
} from '@bottega/contract/fulfilment/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shopOrder } from '../../orders/orders.tables.ts'
import { atTheDoor, buyerWith } from '../../../testing/orders/buying.ts'
import { aPicker, found, pickList, start } from '../../../testing/orders/pickers.ts'
import { pdfText } from '../../../testing/pdf-text.ts'
import { openTestShop, type Person, type TestShop } from '../../../testing/test-shop.ts'

let shop: TestShop
let picker: Person
beforeAll(async () => {
  shop = await openTestShop()
  picker = await aPicker(shop)
})
afterAll(() => shop.close())

const day = '2026-11-17'
const textOf = async (content: unknown) => pdfText(new Uint8Array(await (content as Blob).arrayBuffer()))

async function beingPacked() {
  const { orderId } = await atTheDoor(await buyerWith(shop, { wine: 3, apples: 1 }))
  await start(picker, orderId)
  await found(shop, picker, orderId, 'apples', { grams: 980 })
  await found(shop, picker, orderId, 'wine', { quantity: 2 })
  return orderId
}

const pack = (orderId: number, bags: number, crates?: number) =>
  picker.call(fulfilmentFinish, { body: { order_id: orderId, bags, ...(crates !== undefined && { crates }) } })

test('goods are packed into bags and crates, and into at least one of them [fulfilment-59]', async () => {
  const orderId = await beingPacked()
  await expect(pack(orderId, 0)).rejects.toMatchObject({ code: 'error.fulfilment.nothingPacked' })
  expect((await pack(orderId, 0, 2)).data.order).toMatchObject({ bags: 0, crates: 2 })
  expect(await pickList(picker, orderId)).toMatchObject({ bags: 0, crates: 2, status: { orderStatusId: 6 } })
})

test('each bag and crate has a label, and the paper says what is in them, once they are packed [fulfilment-60]', async () => {
  const orderId = await beingPacked()
  const query = { order_id: orderId }
  await expect(picker.call(fulfilmentLabels, { query })).rejects.toMatchObject({ code: 'error.fulfilment.notPacked' })
  await pack(orderId, 2, 1)
  const labels = (await picker.call(fulfilmentLabels, { query })).data
  expect(labels.name).toBe(`Etichette Ordine ${orderId}.pdf`)
  const text = await textOf(labels.content)
  for (const part of [String(orderId), 'Borsa 1 di 2', 'Borsa 2 di 2', 'Cassa 1 di 1']) expect(text).toContain(part)
  const zpl = (await picker.call(fulfilmentLabels, { query: { ...query, format: 'zpl' } })).data
  expect(zpl.name).toBe(`Etichette Ordine ${orderId}.zpl`)
  expect((await (zpl.content as Blob).text()).match(/\^FDMA,\d+\^FS/g)).toEqual(
    Array.from({ length: 3 }, () => `^FDMA,${orderId}^FS`),
  )
  const note = await textOf((await picker.call(fulfilmentDeliveryNote, { query })).data.content)
  for (const part of ['Bolla di consegna', 'Barbera d’Asti', '0,98 kg', '2 borse · 1 cassa', 'Da incassare'])
    expect(note).toContain(part)
})

test('the paper of goods that are brought is the transport document of the law, numbered once for each store and year [fulfilment-140]', async () => {
  const noteOf = async (orderId: number) =>
    textOf((await picker.call(fulfilmentDeliveryNote, { query: { order_id: orderId } })).data.content)
  const numberIn = (text: string) => Number(/T\d+-2026-(\d{6})/.exec(text)?.[1])
  const [first, second] = [await beingPacked(), await beingPacked()]
  await pack(first, 1)
  await pack(second, 1)
  const note = await noteOf(first)
  for (const part of [
    'Documento di trasporto T',
    'D.P.R. 472/1996',
    'Mittente: ',
    'Luogo di partenza: ',
    'Causale: vendita',
    'Inizio del trasporto: ____',
    'Firma del conducente: ',
    'Ricevuto da: ',
  ])
    expect(note).toContain(part)
  expect(numberIn(await noteOf(second))).toBe(numberIn(note) + 1)
  expect(numberIn(await noteOf(first))).toBe(numberIn(note))
  await picker.call(fulfilmentMove, { body: { order_id: first, step: 'depart' } })
  expect(await noteOf(first)).toMatch(/Inizio del trasporto: \S+ \d/)
})

test('the paper that goes to a business names its reference and its cost centre [fulfilment-130]', async () => {
  const orderId = await beingPacked()
  const infos = { order_reference: 'OA-2026/118', cost_centre: 'Mensa' }
  await shop.shop.db.update(shopOrder).set({ infos }).where(eq(shopOrder.id, orderId))
  await pack(orderId, 1)
  const note = await textOf((await picker.call(fulfilmentDeliveryNote, { query: { order_id: orderId } })).data.content)
  for (const part of ['Vostro riferimento: OA-2026/118', 'Centro di costo: Mensa']) expect(note).toContain(part)
})

test.each([
  ['it', 'Bolla di ritiro', 'Da incassare al ritiro', 'consegna'],
  ['de', 'Abholschein', 'Bei der Abholung zu kassieren', 'liefer'],
  ['en', 'Pickup note', 'To be taken at pickup', 'delivery'],
] as const)(
  'the paper of goods that are collected speaks of a pickup (%s) [fulfilment-93]',
  async (language, ...words) => {
    const [title, due, never] = words
    const orderId = await beingPacked()
    const deliveryServiceId = shop.world.services.pickup
    await shop.shop.db.update(shopOrder).set({ deliveryServiceId }).where(eq(shopOrder.id, orderId))
    await pack(orderId, 1)
    const reader = shop.as(picker.token, picker.userId, language)
    const note = (await reader.call(fulfilmentDeliveryNote, { query: { order_id: orderId } })).data
    expect(note.name).toContain(title)
    const text = await textOf(note.content)
    for (const part of [title, due]) expect(text).toContain(part)
    expect(text.toLowerCase()).not.toContain(never)
  },
)

test('a round lists packed orders that go to a door, with what is to be paid, until they are there [fulfilment-61]', async () => {
  const orderId = await beingPacked()
  const stopOf = async () => {
    const { rounds } = (await picker.call(fulfilmentRounds, { query: { day } })).data
    return rounds.flatMap(({ stops }) => stops).find((stop) => stop.orderId === orderId)
  }
  expect(await stopOf()).toBeUndefined()
  const total = (await pack(orderId, 1)).data.order.toCollect
  expect(await stopOf()).toMatchObject({ bags: 1, crates: 0, toCollect: total, can: { load: true, depart: true } })
  await picker.call(fulfilmentMove, { body: { order_id: orderId, step: 'depart' } })
  expect(await stopOf()).toMatchObject({ can: { load: true, depart: false } })
})

test('what a customer wrote for the door, with the address and with the order, reaches the driver everywhere', async () => {
  const orderId = await beingPacked()
  const { db } = shop.shop
  const own = eq(shopOrder.id, orderId)
  const [placed] = await db.select({ address: shopOrder.address }).from(shopOrder).where(own)
  const address = { ...(placed?.address ?? expect.unreachable('no order')), notes: 'Terzo piano, senza ascensore' }
  await db.update(shopOrder).set({ address, note: 'Suonare due volte' }).where(own)
  await pack(orderId, 1)
  const note = 'Terzo piano, senza ascensore\nSuonare due volte'
  expect(await pickList(picker, orderId)).toMatchObject({ note })
  const { rounds } = (await picker.call(fulfilmentRounds, { query: { day } })).data
  expect(rounds.flatMap(({ stops }) => stops).find((stop) => stop.orderId === orderId)).toMatchObject({ note })
  const paper = await textOf((await picker.call(fulfilmentDeliveryNote, { query: { order_id: orderId } })).data.content)
  for (const part of note.split('\n')) expect(paper).toContain(part)
})
