import { cartAddAllFromWishlist } from '@bottega/contract/cart/calls.ts'
import {
  listsAddProducts,
  listsConfirm,
  listsDelete,
  listsDeleteProducts,
  listsInsert,
  listsList,
  listsSelect,
  listsShare,
  listsShares,
  listsUnshare,
  listsUpdate,
  listsUpdateProducts,
  listsView,
} from '@bottega/contract/lists/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wishlistShare } from './lists.tables.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { mailsOf } from '../../testing/outbox-mails.ts'
import { readyShopper } from '../../testing/orders/ready-shopper.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'
import { replaceSession } from '../../kernel/sessions/replace-session.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function emailOf({ userId }: Person): Promise<string> {
  const [row] = await shop.shop.db.select({ email: appUser.email }).from(appUser).where(eq(appUser.id, userId))
  return row?.email ?? ''
}

async function signIn(userId: number): Promise<Person> {
  const came = { sessionHash: undefined, rememberToken: undefined }
  const { token } = await shop.shop.db.transaction((tx) => replaceSession(shop.shop, tx, came, userId, shop.clock.now))
  return shop.as(token, userId)
}

/** A list of a new customer's with milk on it. */
async function ownList() {
  const owner = await readyShopper(shop, { firstName: 'Anna' })
  const { data } = await owner.call(listsInsert, { body: { name: 'Settimana' } })
  const { listId } = data.list
  const items = [{ productId: shop.world.products.milk }]
  await owner.call(listsAddProducts, { body: { wishlistId: listId, items } })
  return { owner, listId }
}

const share = (owner: Person, listId: number, email: string, permission: 'READ' | 'WRITE' = 'READ') =>
  owner.call(listsShare, { body: { list_id: listId, email, permission } })

const mine = async (person: Person) => (await person.call(listsList)).data.lists

const outcomeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )

describe('who may do what with a list', () => {
  const done = 'done'
  const no = 'error.list.readOnly'
  const gone = 'error.list.notFound'
  const ownerOnly = 'error.list.ownerOnly'
  /** owner, guest who may write, guest who may read, another customer */
  const cells: readonly (readonly [string, readonly [string, string, string, string]])[] = [
    ['view', [done, done, done, gone]],
    ['putInCart', [done, done, done, gone]],
    ['confirm', [done, done, done, gone]],
    ['rename', [done, done, no, gone]],
    ['add', [done, done, no, gone]],
    ['update', [done, done, no, gone]],
    ['takeOff', [done, done, no, gone]],
    ['select', [done, done, no, gone]],
    ['shares', [done, ownerOnly, ownerOnly, gone]],
    ['share', [done, ownerOnly, ownerOnly, gone]],
    ['unshare', [done, ownerOnly, ownerOnly, gone]],
    ['remove', [done, no, no, gone]],
  ]

  const attempts: Readonly<
    Record<string, (who: Person & { addressId?: number | undefined }, id: number) => Promise<unknown>>
  > = {
    view: (who, list_id) => who.call(listsView, { query: { list_id } }),
    putInCart: (who, list_id) => who.call(cartAddAllFromWishlist, { body: { list_id } }),
    confirm: (who, list_id) => who.call(listsConfirm, { body: { list_id, address_id: who.addressId ?? 0 } }),
    rename: (who, list_id) => who.call(listsUpdate, { body: { list_id, name: 'Nuovo nome' } }),
    add: (who, wishlistId) => who.call(listsAddProducts, { body: { wishlistId, items: items('pasta') } }),
    update: (who, wishlistId) => who.call(listsUpdateProducts, { body: { wishlistId, items: items('milk') } }),
    takeOff: (who, wishlistId) => who.call(listsDeleteProducts, { body: { wishlistId, items: items('pasta') } }),
    select: (who, list_id) => who.call(listsSelect, { body: { list_id } }),
    shares: (who, list_id) => who.call(listsShares, { query: { list_id } }),
    share: (who, list_id) => share(who, list_id, 'terza@bottega.example'),
    unshare: (who, list_id) => who.call(listsUnshare, { body: { list_id, email: 'terza@bottega.example' } }),
    remove: (who, list_id) => who.call(listsDelete, { body: { list_id } }),
  }
  const items = (name: 'milk' | 'pasta') => [{ productId: shop.world.products[name] }]

  test('every cell of owner, guest with WRITE, guest with READ and another customer [lists-12]', async () => {
    const people = [undefined, 'WRITE', 'READ', 'nobody'] as const
    for (const [index, grant] of people.entries()) {
      const { owner, listId } = await ownList()
      const guest = grant === undefined ? owner : await readyShopper(shop)
      if (grant === 'WRITE' || grant === 'READ') await share(owner, listId, await emailOf(guest), grant)
      for (const [action, expected] of cells)
        expect([action, await outcomeOf(attempts[action]?.(guest, listId) ?? Promise.resolve())]).toEqual([
          action,
          expected[index],
        ])
    }
  })
})

describe('an invitation', () => {
  test('shows the list to the account with that address at once, whatever its capitals [lists-13]', async () => {
    const { owner, listId } = await ownList()
    const guest = await shop.shopper()
    const email = await emailOf(guest)
    const { data } = await share(owner, listId, ` ${email.toUpperCase()} `, 'WRITE')
    expect(data.shares).toEqual([{ email, permission: 'WRITE' }])
    expect(await mine(guest)).toMatchObject([{ listId, sharingData: { grant: 'WRITE', owner: 'Anna' } }])
    expect(await mine(owner)).toMatchObject([{ sharingData: { grant: 'OWNER', shares: 1 } }])
  })

  test('waits for an account that is made later and is taken up when it signs in [lists-14]', async () => {
    const { owner, listId } = await ownList()
    await share(owner, listId, 'piu.tardi@bottega.example')
    const [user] = await shop.shop.db
      .insert(appUser)
      .values({ login: 'piu.tardi', email: 'Piu.Tardi@bottega.example', firstName: 'Pia', lastName: 'Tardi' })
      .returning({ id: appUser.id })
    const guest = await signIn(user?.id ?? 0)
    expect(await mine(guest)).toMatchObject([{ listId, sharingData: { grant: 'READ' } }])
  })

  test('is not taken up by an account that has not confirmed the address [lists-15]', async () => {
    const { owner, listId } = await ownList()
    const guest = await shop.shopper()
    const confirm = (profileConfirmed: boolean) =>
      shop.shop.db.update(appUser).set({ profileConfirmed }).where(eq(appUser.id, guest.userId))
    await confirm(false)
    await share(owner, listId, await emailOf(guest))
    expect(await mine(await signIn(guest.userId))).toEqual([])
    await confirm(true)
    expect(await mine(await signIn(guest.userId))).toHaveLength(1)
  })

  test('is answered alike whether the address has an account or not [lists-16]', async () => {
    const { owner, listId } = await ownList()
    const guest = await shop.shopper()
    const known = await share(owner, listId, await emailOf(guest))
    const { owner: other, listId: otherList } = await ownList()
    const unknown = await share(other, otherList, `nessuno-${guest.userId}@bottega.example`)
    const shape = ({ response, data }: typeof known) => ({
      infos: response.infos,
      warnings: response.warnings,
      shares: data.shares.map(({ permission, ...rest }) => ({ permission, fields: Object.keys(rest) })),
    })
    expect(shape(unknown)).toEqual(shape(known))
    await signIn(guest.userId)
    const later = await owner.call(listsShares, { query: { list_id: listId } })
    expect(later.data.shares).toEqual(known.data.shares)
  })

  test('goes out by mail in the language of the account, else of the page, and names no list [lists-17]', async () => {
    await mailsOf(shop)
    const { owner, listId } = await ownList()
    const german = await shop.shopper({ language: 'de' })
    await share(owner, listId, await emailOf(german))
    await share(owner, listId, 'senza.conto@bottega.example', 'WRITE')
    // Mails about different things leave side by side, in any order.
    const mails = await mailsOf(shop)
    expect(mails).toHaveLength(2)
    const toUnknown = mails.find(({ to }) => to.address === 'senza.conto@bottega.example')
    expect(mails.find((mail) => mail !== toUnknown)).toMatchObject({
      to: { address: await emailOf(german) },
      subject: 'Anna Prova teilt eine Einkaufsliste mit dir',
    })
    expect(toUnknown).toMatchObject({ subject: 'Anna Prova condivide con te una lista della spesa' })
    expect(toUnknown?.text).toContain('/profile/lists')
    expect(toUnknown?.text).not.toContain('Settimana')
  })

  test('sent again changes the permission and sends no second mail; taken back before it left it sends none [lists-18]', async () => {
    const { owner, listId } = await ownList()
    await mailsOf(shop)
    await share(owner, listId, 'una@bottega.example', 'READ')
    const { data } = await share(owner, listId, 'una@bottega.example', 'WRITE')
    expect(data.shares).toEqual([{ email: 'una@bottega.example', permission: 'WRITE' }])
    expect(await mailsOf(shop)).toHaveLength(1)
    await share(owner, listId, 'due@bottega.example')
    await owner.call(listsUnshare, { body: { list_id: listId, email: 'due@bottega.example' } })
    expect(await mailsOf(shop)).toEqual([])
  })
})

describe('an access', () => {
  test('taken away is gone at once, with what the guest had chosen for the heart [lists-19]', async () => {
    const { owner, listId } = await ownList()
    const guest = await shop.shopper()
    await share(owner, listId, await emailOf(guest), 'WRITE')
    await guest.call(listsSelect, { body: { list_id: listId } })
    const { data } = await owner.call(listsUnshare, { body: { list_id: listId, email: await emailOf(guest) } })
    expect(data.shares).toEqual([])
    expect(await mine(guest)).toEqual([])
    const items = [{ productId: shop.world.products.pasta }]
    const adding = guest.call(listsAddProducts, { body: { wishlistId: listId, items } })
    await expect(adding).rejects.toMatchObject({ code: 'error.list.notFound' })
  })

  test('can be given up by the guest alone, and the owner keeps the list [lists-20]', async () => {
    const { owner, listId } = await ownList()
    const [guest, other] = [await shop.shopper(), await shop.shopper()]
    await share(owner, listId, await emailOf(guest))
    await share(owner, listId, await emailOf(other))
    await guest.call(listsUnshare, { body: { list_id: listId } })
    expect(await mine(guest)).toEqual([])
    expect(await mine(other)).toHaveLength(1)
    await owner.call(listsUnshare, { body: { list_id: listId } })
    expect(await mine(owner)).toHaveLength(1)
  })
})

describe('refused is sharing', () => {
  test.each([
    ['with no address at all', 'anna', 'error.list.emailInvalid'],
    ['with two addresses', 'a@bottega.example,b@bottega.example', 'error.list.emailInvalid'],
    ['with a name beside the address', 'Anna <a@bottega.example>', 'error.list.emailInvalid'],
  ])('%s', async (_what, email, code) => {
    const { owner, listId } = await ownList()
    await expect(share(owner, listId, email)).rejects.toMatchObject({ code })
  })

  test('with oneself', async () => {
    const { owner, listId } = await ownList()
    const sharing = share(owner, listId, (await emailOf(owner)).toUpperCase())
    await expect(sharing).rejects.toMatchObject({ code: 'error.list.shareWithSelf' })
  })

  test('with a twenty-first address [lists-21]', async () => {
    const { owner, listId } = await ownList()
    await shop.shop.db
      .insert(wishlistShare)
      .values(
        Array.from({ length: 20 }, (_, n) => ({ listId, email: `g${n}@bottega.example`, grant: 'READ' as const })),
      )
    await expect(share(owner, listId, 'troppo@bottega.example')).rejects.toMatchObject({
      code: 'error.list.tooManyShares',
    })
    // An invitation that is there already may still be changed.
    await share(owner, listId, 'g3@bottega.example', 'WRITE')
  })

  test('after thirty invitations of one customer in a day [lists-22]', async () => {
    const { owner, listId } = await ownList()
    for (let n = 0; n < 30; n++) {
      const email = `mai-visto-${owner.userId}-${n}@bottega.example`
      await share(owner, listId, email)
      await owner.call(listsUnshare, { body: { list_id: listId, email } })
    }
    await expect(share(owner, listId, 'ancora@bottega.example')).rejects.toMatchObject({
      code: 'error.request.tooMany',
    })
  })

  test('after ten invitations of one address in a day, from any sender [lists-23]', async () => {
    for (let n = 0; n < 10; n++) {
      const { owner, listId } = await ownList()
      await share(owner, listId, 'cercata@bottega.example')
    }
    const { owner, listId } = await ownList()
    await expect(share(owner, listId, 'cercata@bottega.example')).rejects.toMatchObject({
      code: 'error.request.tooMany',
    })
  })
})
