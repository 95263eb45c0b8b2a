import {
  staffAccountChange,
  staffAccountInvite,
  staffAccountReinvite,
  staffAccounts,
  staffAudit,
  staffInvitationAccept,
  staffInvitationView,
  staffLogin,
} from '@bottega/contract/backoffice/calls.ts'
import { authTest } from '@bottega/contract/auth/calls.ts'
import { fulfilmentStart } from '@bottega/contract/fulfilment/calls.ts'
import { deliveryService } from '@bottega/rules/delivery/delivery-services.ts'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shopOrder } from '../../trade/orders/orders.tables.ts'
import { auditEntry } from '../../kernel/audit/audit.tables.ts'
import { store } from '../../places/stores/stores.tables.ts'
import { atTheDoor, buyerWith } from '../../testing/orders/buying.ts'
import { mailsOf } from '../../testing/outbox-mails.ts'
import { aPicker } from '../../testing/orders/pickers.ts'
import { refusal } from '../../testing/refusal.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { codeAt } from './totp.ts'

let shop: TestShop
let admin: Awaited<ReturnType<typeof staffMember>>
beforeAll(async () => {
  shop = await openTestShop()
  admin = await staffMember(shop, 'admin')
})
afterAll(() => shop.close())

const password = 'cella-fredda-12'

/** An account made by an administrator, and the token of its mail. */
async function invited(role: 'picker' | 'shopkeeper' | 'editor' | 'admin' = 'picker') {
  const email = `${randomUUID().slice(0, 12)}@bottega.example`
  const body = { email, first_name: 'Pia', last_name: 'Scaffale', role }
  const { data } = await admin.call(staffAccountInvite, { body })
  const account = data.accounts.find((one) => one.email === email)
  if (account === undefined) throw new Error('the account is not listed')
  const mail = (await mailsOf(shop)).find(({ to }) => to.address === email)
  const token = /\/admin\/invitation#(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  return { ...account, token }
}

async function accept(token: string, given: { password?: string; otp?: string } = {}) {
  const anybody = shop.anonymous()
  const { data } = await anybody.call(staffInvitationView, { body: { token } })
  const otp = codeAt(data.secret, shop.clock.now)
  await anybody.call(staffInvitationAccept, { body: { token, password, otp, ...given } })
  return data.secret
}

async function logIn(login: string, secret: string) {
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
  const otp = codeAt(secret, shop.clock.now)
  const body = { backoffice_user: login, password, otp }
  const { data, user } = await shop.anonymous().call(staffLogin, { body })
  return { token: data.token, user }
}

const accountOf = async (userId: number) => {
  const { data } = await admin.call(staffAccounts)
  const found = data.accounts.find((one) => one.userId === userId)
  if (found === undefined) throw new Error('the account is gone')
  return found
}

describe('an invitation', () => {
  test('opens an account with password and authenticator, and the role it was made for', async () => {
    const { login, userId, token, state } = await invited('shopkeeper')
    expect(state).toBe('invited')
    const { user } = await logIn(login, await accept(token))
    expect(user.ssoUser).toEqual({ username: login, roles: ['shopkeeper', 'picker'] })
    expect((await accountOf(userId)).state).toBe('active')
  })

  test('is good once [backoffice-32]', async () => {
    const { token } = await invited()
    await accept(token)
    await expect(accept(token)).rejects.toEqual(refusal('error.staff.invitationWrong'))
  })

  test('whose link has lost its end is told as any wrong one', async () => {
    const opened = shop.anonymous().call(staffInvitationView, { body: { token: '' } })
    await expect(opened).rejects.toEqual(refusal('error.staff.invitationWrong'))
  })

  test('ends after two days, and with the account [backoffice-33]', async () => {
    const { token, userId, version } = await invited()
    await admin.call(staffAccountChange, { body: { user_id: userId, version, disabled: true } })
    await expect(accept(token)).rejects.toEqual(refusal('error.staff.invitationWrong'))
    const late = await invited()
    const invitedAt = shop.clock.now
    shop.clock.now = new Date(invitedAt.getTime() + 48 * 3_600_000 + 1)
    await expect(accept(late.token)).rejects.toEqual(refusal('error.staff.invitationWrong'))
    shop.clock.now = invitedAt
  })

  test('takes no weak password and no code of another authenticator', async () => {
    const { token, login } = await invited()
    await expect(accept(token, { password: 'password' })).rejects.toEqual(refusal('error.password.common'))
    await expect(accept(token, { password: login })).rejects.toEqual(refusal('error.password.common'))
    await expect(accept(token, { otp: '12345' })).rejects.toEqual(refusal('error.staff.otpWrong'))
    await accept(token)
  })

  test('is for an address that has no account', async () => {
    const { email } = await invited()
    const body = { email: email.toUpperCase(), first_name: 'P', last_name: 'S', role: 'picker' as const }
    await expect(admin.call(staffAccountInvite, { body })).rejects.toEqual(refusal('error.staff.accountExists'))
    await expect(admin.call(staffAccountInvite, { body: { ...body, email: 'banco' } })).rejects.toEqual(
      refusal('error.email.invalid'),
    )
  })
})

describe('an account', () => {
  test('has no session from the moment it is disabled, and signs in again when it is opened [backoffice-34]', async () => {
    const { login, userId, token } = await invited()
    const secret = await accept(token)
    const pia = shop.as((await logIn(login, secret)).token, userId)
    const { version } = await accountOf(userId)
    await admin.call(staffAccountChange, { body: { user_id: userId, version, disabled: true } })
    expect((await pia.call(authTest)).user.userId).toBe(-1)
    await expect(logIn(login, secret)).rejects.toEqual(refusal('error.staff.loginWrong'))
    await admin.call(staffAccountChange, { body: { user_id: userId, version: version + 1, disabled: false } })
    expect((await logIn(login, secret)).user.ssoUser?.username).toBe(login)
  })

  test('has its new role at the next call', async () => {
    const { login, userId, token } = await invited()
    const pia = shop.as((await logIn(login, await accept(token))).token, userId)
    const { version } = await accountOf(userId)
    await admin.call(staffAccountChange, { body: { user_id: userId, version, role: 'editor' } })
    expect((await pia.call(authTest)).user.ssoUser?.roles).toEqual(['editor'])
  })

  test('changed by two administrators shows the second what the first did, and changes nothing [backoffice-35]', async () => {
    const { userId, version } = await invited()
    const other = await staffMember(shop, 'admin')
    await other.call(staffAccountChange, { body: { user_id: userId, version, role: 'editor' } })
    const second = admin.call(staffAccountChange, { body: { user_id: userId, version, role: 'shopkeeper' } })
    await expect(second).rejects.toEqual(refusal('error.staff.changedMeanwhile'))
    await expect(second).rejects.toMatchObject({ response: { errors: [{ values: { name: 'Olga Banco' } }] } })
    expect((await accountOf(userId)).role).toBe('editor')
  })

  test('is never changed by its owner, so that an administrator is left [backoffice-36]', async () => {
    const { version } = await accountOf(admin.userId)
    const own = { user_id: admin.userId, version }
    await expect(admin.call(staffAccountChange, { body: { ...own, role: 'picker' } })).rejects.toEqual(
      refusal('error.staff.ownAccount'),
    )
    await expect(admin.call(staffAccountReinvite, { body: own })).rejects.toEqual(refusal('error.staff.ownAccount'))
  })

  test('invited again has neither its old password nor its old authenticator', async () => {
    const { login, userId, token } = await invited()
    const secret = await accept(token)
    const { version } = await accountOf(userId)
    await admin.call(staffAccountReinvite, { body: { user_id: userId, version } })
    await expect(logIn(login, secret)).rejects.toEqual(refusal('error.staff.loginWrong'))
    expect((await accountOf(userId)).state).toBe('invited')
  })

  test('of a customer is none of staff', async () => {
    const { userId } = await shop.shopper()
    const body = { user_id: userId, version: 1, role: 'admin' as const }
    await expect(admin.call(staffAccountChange, { body })).rejects.toEqual(refusal('error.staff.accountNotFound'))
  })
})

describe('the audit log', () => {
  const about = async (query: object) => (await admin.call(staffAudit, { query })).data.entries

  test('says who changed what, before and after, the latest first [backoffice-37]', async () => {
    const { userId, version } = await invited()
    await admin.call(staffAccountChange, { body: { user_id: userId, version, role: 'editor' } })
    expect(await about({ subject: 'account', subject_id: String(userId) })).toMatchObject([
      {
        staffId: admin.userId,
        staffName: 'Olga Banco',
        action: 'account.changed',
        before: { role: 'picker', disabled: false },
        after: { role: 'editor', disabled: false },
      },
      { action: 'account.invited', after: { name: 'Pia Scaffale', role: 'picker' } },
    ])
  })

  test('is filtered by person, kind of action and day', async () => {
    const { userId, token } = await invited()
    await accept(token)
    expect((await about({ staff_id: userId })).map(({ action }) => action)).toEqual(['account.opened'])
    expect(await about({ staff_id: userId, action: 'session' })).toEqual([])
    expect(await about({ staff_id: userId, from: '2050-01-01' })).toEqual([])
    expect(await about({ staff_id: userId, until: '2000-01-01' })).toEqual([])
  })

  test('has the steps of picking with what they changed of the order [backoffice-38]', async () => {
    const { orderId } = await atTheDoor(await buyerWith(shop))
    const picker = await aPicker(shop)
    await picker.call(fulfilmentStart, { body: { order_id: orderId } })
    await picker.call(fulfilmentStart, { body: { order_id: orderId } })
    expect(await about({ subject: 'order', subject_id: String(orderId) })).toMatchObject([
      { staffId: picker.userId, action: 'picking.started', before: { statusId: 3 }, after: { statusId: 5 } },
    ])
  })

  test('says by which service an order goes to its customer, so that a pickup is told as one', async () => {
    const home = await atTheDoor(await buyerWith(shop))
    const collected = await atTheDoor(await buyerWith(shop))
    const services = [deliveryService.home, deliveryService.storePickup]
    const picker = await aPicker(shop)
    for (const [index, { orderId }] of [home, collected].entries()) {
      const set = { deliveryServiceId: services[index] ?? 0 }
      await shop.shop.db.update(shopOrder).set(set).where(eq(shopOrder.id, orderId))
      await picker.call(fulfilmentStart, { body: { order_id: orderId } })
    }
    const entries = await about({ staff_id: picker.userId, action: 'picking' })
    expect(entries.map(({ subject }) => subject?.deliveryServiceId)).toEqual(services.toReversed())
  })

  test('brings the names of stores and services, which entries have by number', async () => {
    const [first] = await shop.shop.db.select({ storeId: store.id, name: store.name }).from(store).limit(1)
    const { stores, services } = (await admin.call(staffAudit, { query: {} })).data
    expect(stores).toContainEqual(first)
    expect(services.map(({ deliveryServiceId: id }) => id)).toContain(deliveryService.home)
  })

  test('is never changed, not even by a program at the database [backoffice-39]', async () => {
    const { db } = shop.shop
    const own = eq(auditEntry.staffId, admin.userId)
    await expect(db.update(auditEntry).set({ staffName: 'Nessuno' }).where(own)).rejects.toThrow()
    await expect(db.delete(auditEntry).where(own)).rejects.toThrow()
  })
})
