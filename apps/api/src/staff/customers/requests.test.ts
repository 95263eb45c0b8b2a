import {
  staffAskDeletion,
  staffAskExport,
  staffCloseExport,
  staffRequests,
} from '@bottega/contract/staff-customers/calls.ts'
import { staffAudit } from '@bottega/contract/backoffice/calls.ts'
import { profileExport } from '@bottega/contract/profile/calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountDeletion } from '../../trade/account/deletion.tables.ts'
import { atTheDoor, buyerWith } from '../../testing/orders/buying.ts'
import { mailsOf } from '../../testing/outbox-mails.ts'
import { refusal } from '../../testing/refusal.ts'
import { actingFor, staffMember } from '../../testing/staff.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
let olga: Person
beforeAll(async () => {
  shop = await openTestShop()
  olga = await staffMember(shop)
})
afterAll(() => shop.close())

const requests = async () => (await olga.call(staffRequests)).data
const asking = ({ userId }: Person) => ({ body: { user_id: userId, reason: 'lettera del 12' } })
const exportOf = async ({ userId }: Person) => (await requests()).exports.find((one) => one.userId === userId)

async function actionsOn({ userId }: Person) {
  const admin = await staffMember(shop, 'admin')
  const query = { subject: 'customer', subject_id: String(userId) }
  return (await admin.call(staffAudit, { query: { ...query, action: 'customer' } })).data.entries
}

describe('a copy of the data that was asked for in the back office', () => {
  test('has five days, a mail to the customer, and ends when they download it', async () => {
    const anna = await shop.shopper()
    await olga.call(staffAskExport, asking(anna))
    expect(await exportOf(anna)).toMatchObject({
      askedAt: '2026-11-16T08:00:00.000Z',
      dueAt: '2026-11-21T08:00:00.000Z',
    })
    const mail = (await mailsOf(shop)).find(({ subject }) => subject === 'La copia dei tuoi dati')
    expect(mail?.text).toContain('/profile/delete-account')
    await expect(olga.call(staffAskExport, asking(anna))).rejects.toEqual(refusal('error.desk.exportAsked'))
    await anna.call(profileExport)
    expect(await exportOf(anna)).toBeUndefined()
    await olga.call(staffAskExport, asking(anna))
  })

  test('is ended by staff once, with a reason in the log [desk-5]', async () => {
    const anna = await shop.shopper()
    await olga.call(staffAskExport, asking(anna))
    const close = { body: { request_id: (await exportOf(anna))?.requestId ?? 0, reason: 'consegnata a mano' } }
    expect((await olga.call(staffCloseExport, close)).data.exports.map(({ userId }) => userId)).not.toContain(
      anna.userId,
    )
    await expect(olga.call(staffCloseExport, close)).rejects.toEqual(refusal('error.desk.requestEnded'))
    expect(await actionsOn(anna)).toMatchObject([
      { staffId: olga.userId, action: 'customer.exportClosed', after: { reason: 'consegnata a mano' } },
      { staffId: olga.userId, action: 'customer.exportAsked', after: { reason: 'lettera del 12' } },
    ])
  })
})

describe('a deletion that was asked for in the back office', () => {
  test('is confirmed by the customer alone, by the mail to their address [desk-6]', async () => {
    const anna = await shop.shopper()
    await olga.call(staffAskDeletion, asking(anna))
    const mails = await mailsOf(shop)
    expect(mails.filter(({ subject }) => subject === 'Vuoi eliminare il tuo account?')).toHaveLength(1)
    const open = (await requests()).deletions.find(({ userId }) => userId === anna.userId)
    expect(open).toMatchObject({ state: 'asked', openOrders: 0, dueAt: '2026-11-21T08:00:00.000Z' })
    expect(await actionsOn(anna)).toMatchObject([{ action: 'customer.deletionAsked' }])
  })

  test('is refused while an order is open, and nothing is in the log then', async () => {
    const anna = await buyerWith(shop)
    await atTheDoor(anna)
    await expect(olga.call(staffAskDeletion, asking(anna))).rejects.toEqual(refusal('error.account.openOrders'))
    expect(await actionsOn(anna)).toEqual([])
  })

  test('that an order holds back says so, with its term', async () => {
    const anna = await buyerWith(shop)
    await atTheDoor(anna)
    const closed = { userId: anna.userId, closedAt: shop.clock.now, eraseAfter: shop.clock.now }
    await shop.shop.db.insert(accountDeletion).values(closed)
    expect((await requests()).deletions.find(({ userId }) => userId === anna.userId)).toMatchObject({
      state: 'closed',
      openOrders: 1,
      dueAt: '2026-11-21T08:00:00.000Z',
    })
    await expect(olga.call(staffAskExport, asking(anna))).rejects.toEqual(refusal('error.staff.customerNotFound'))
  })
})

test('staff who act for a customer set nothing off in the back office [desk-7]', async () => {
  const anna = await shop.shopper()
  const acting = await actingFor(shop, anna.userId)
  for (const call of [staffAskDeletion, staffAskExport])
    await expect(acting.call(call, asking(anna))).rejects.toEqual(refusal('error.request.forbidden'))
})
