import {
  householdAccept,
  householdCancelInvitation,
  householdClose,
  householdInvitation,
  householdLeave,
  householdOpen,
  householdRemoveMember,
  householdSetMember,
} from '@bottega/contract/household/calls.ts'
import {
  householdInvitationFor,
  mostHouseholdInvitations,
  mostHouseholdMembers,
} from '@bottega/rules/people/household.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { aHolder, aMember, inviteTo, isInHousehold, memberIdOf, tokenMailed, viewOf } from '../../testing/household.ts'
import { mailsOf } from '../../testing/outbox-mails.ts'
import { runJob } from '../../testing/run-job.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'
import { erasePerson } from '../account/erasure.repository.ts'
import { exportOf } from '../account/export.service.ts'
import { endHouseholdOf } from './household.service.ts'
import {
  household,
  householdInvitation as invitations,
  householdMember,
  householdProposal,
} from './household.tables.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const code = (wanted: string) => expect.objectContaining({ code: wanted }) as unknown
const accept = (person: Person, token: string) => person.call(householdAccept, { body: { token } })
const later = (milliseconds: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + milliseconds)
}

describe('a household', () => {
  test('is opened by its holder, and a customer is in one at most [household-1]', async () => {
    const anna = await aHolder(shop)
    expect(await viewOf(anna)).toMatchObject({ isHolder: true, holderName: 'Anna', invitations: [], proposals: [] })
    await expect(anna.call(householdOpen, { body: {} })).rejects.toEqual(code('error.household.already'))
    const luca = await aMember(shop, anna)
    await expect(luca.call(householdOpen, { body: {} })).rejects.toEqual(code('error.household.already'))
    const other = await aHolder(shop)
    await inviteTo(other, 'luca@bottega.example')
    await expect(accept(luca, await tokenMailed(shop))).rejects.toEqual(code('error.household.already'))
    expect((await viewOf(luca)).members.map(({ firstName, role }) => [firstName, role])).toEqual([
      ['Anna', 'holder'],
      ['Luca', 'adult'],
    ])
  })

  test('has eight people and eight open invitations at most [household-2]', async () => {
    const anna = await aHolder(shop)
    for (let index = 0; index < mostHouseholdInvitations; index++)
      await inviteTo(anna, `guest-${index}@bottega.example`)
    await expect(inviteTo(anna, 'one-more@bottega.example')).rejects.toEqual(code('error.household.tooManyInvitations'))
    const mails = await mailsOf(shop)
    expect(mails).toHaveLength(mostHouseholdInvitations)
    const tokens = mails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? '')
    for (const token of tokens.slice(0, mostHouseholdMembers - 1)) await accept(await shop.shopper(), token)
    await expect(accept(await shop.shopper(), tokens.at(-1) ?? '')).rejects.toEqual(code('error.household.full'))
    expect((await viewOf(anna)).members).toHaveLength(mostHouseholdMembers)
    await expect(inviteTo(anna, 'late@bottega.example')).rejects.toEqual(code('error.household.full'))
  })

  test('shows limits and rights to the holder and their member, and invitations to the holder alone [household-3]', async () => {
    const anna = await aHolder(shop)
    const luca = await aMember(shop, anna, { weeklyLimitCents: 5000 })
    const sara = await aMember(shop, anna, { firstName: 'Sara', role: 'child' })
    await inviteTo(anna, 'nonna@bottega.example')
    const seen = await viewOf(anna)
    expect(seen.invitations.map(({ email }) => email)).toEqual(['nonna@bottega.example'])
    expect(seen.members[1]).toMatchObject({ weeklyLimitCents: 5000, spentCents: 0 })
    const ofLuca = await viewOf(luca)
    expect(ofLuca.invitations).toEqual([])
    expect(ofLuca.members[1]).toMatchObject({ isMe: true, weeklyLimitCents: 5000 })
    const ofSara = await viewOf(sara)
    expect(ofSara.members[1]).not.toHaveProperty('weeklyLimitCents')
  })

  test('obeys its holder alone, and nobody of another household [household-4]', async () => {
    const anna = await aHolder(shop)
    const luca = await aMember(shop, anna)
    const other = await aHolder(shop)
    const memberId = await memberIdOf(luca)
    await inviteTo(anna, 'nonna@bottega.example')
    const invitationId = (await viewOf(anna)).invitations[0]?.invitationId ?? 0
    const body = { member_id: memberId, role: 'adult', weekly_limit_cents: null } as const
    const commandsOf = (person: Person) =>
      [
        [() => person.call(householdSetMember, { body }), 'memberNotFound'],
        [() => person.call(householdRemoveMember, { body: { member_id: memberId } }), 'memberNotFound'],
        [() => person.call(householdCancelInvitation, { body: { invitation_id: invitationId } }), 'invitationNotFound'],
      ] as const
    for (const [command] of commandsOf(luca))
      await expect(command()).rejects.toEqual(code('error.household.holderOnly'))
    await expect(inviteTo(luca, 'x@bottega.example')).rejects.toEqual(code('error.household.holderOnly'))
    await expect(luca.call(householdClose, { body: {} })).rejects.toEqual(code('error.household.holderOnly'))
    for (const [command, refusal] of commandsOf(other))
      await expect(command()).rejects.toEqual(code(`error.household.${refusal}`))
    const nobody = await shop.shopper()
    await expect(inviteTo(nobody, 'x@bottega.example')).rejects.toEqual(code('error.household.notFound'))
    expect((await viewOf(anna)).members).toHaveLength(2)
    expect((await viewOf(anna)).invitations).toHaveLength(1)
  })

  test('keeps its holder: nobody removes them, and they close it instead of leaving [household-5]', async () => {
    const anna = await aHolder(shop)
    const own = { member_id: await memberIdOf(anna) }
    await expect(anna.call(householdRemoveMember, { body: own })).rejects.toEqual(
      code('error.household.memberNotFound'),
    )
    await expect(anna.call(householdLeave, { body: {} })).rejects.toEqual(code('error.household.memberOnly'))
    await anna.call(householdClose, { body: {} })
    expect(await isInHousehold(anna)).toBe(false)
  })

  test('ends for a member who leaves, is removed, or whose holder closes it [household-6]', async () => {
    const anna = await aHolder(shop)
    const [luca, sara, ugo] = [await aMember(shop, anna), await aMember(shop, anna), await aMember(shop, anna)]
    await luca.call(householdLeave, { body: {} })
    expect(await isInHousehold(luca)).toBe(false)
    await anna.call(householdRemoveMember, { body: { member_id: await memberIdOf(sara) } })
    expect(await isInHousehold(sara)).toBe(false)
    await inviteTo(anna, 'nonna@bottega.example')
    const token = await tokenMailed(shop)
    await anna.call(householdClose, { body: {} })
    expect(await isInHousehold(ugo)).toBe(false)
    await expect(accept(luca, token)).rejects.toEqual(code('error.household.invitationNotFound'))
  })
})

describe('an invitation', () => {
  test('says whose household it is, and stands in the database as a hash [household-7]', async () => {
    const anna = await aHolder(shop)
    await inviteTo(anna, 'Nonna@Bottega.example', 'child')
    const token = await tokenMailed(shop)
    const guest = await shop.shopper()
    expect((await guest.call(householdInvitation, { body: { token } })).data).toEqual({
      holderName: 'Anna Prova',
      role: 'child',
    })
    const rows = await shop.shop.db.select().from(invitations).where(eq(invitations.email, 'nonna@bottega.example'))
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
    await expect(shop.anonymous().call(householdInvitation, { body: { token } })).rejects.toEqual(
      code('error.session.expired'),
    )
  })

  test('is good once, for seven days, and until it is cancelled [household-8]', async () => {
    const anna = await aHolder(shop)
    const gone = code('error.household.invitationNotFound')
    await inviteTo(anna, 'used@bottega.example')
    const used = await tokenMailed(shop)
    await accept(await shop.shopper(), used)
    await expect(accept(await shop.shopper(), used)).rejects.toEqual(gone)
    await inviteTo(anna, 'cancelled@bottega.example')
    const cancelled = await tokenMailed(shop)
    const invitationId = (await viewOf(anna)).invitations[0]?.invitationId ?? 0
    await anna.call(householdCancelInvitation, { body: { invitation_id: invitationId } })
    await expect(accept(await shop.shopper(), cancelled)).rejects.toEqual(gone)
    await inviteTo(anna, 'expired@bottega.example')
    const expired = await tokenMailed(shop)
    later(householdInvitationFor - 1)
    const guest = await shop.shopper()
    expect((await guest.call(householdInvitation, { body: { token: expired } })).data.role).toBe('adult')
    later(1)
    await expect(accept(guest, expired)).rejects.toEqual(gone)
    await runJob(shop, 'purge-households')
    expect(await shop.shop.db.$count(invitations, eq(invitations.email, 'expired@bottega.example'))).toBe(0)
    await expect(accept(guest, 'x'.repeat(43))).rejects.toEqual(gone)
  })

  test('answers the same for an address with an account and one without, and is mailed once [household-9]', async () => {
    const known = await shop.shopper({ language: 'de' })
    const [account] = await shop.shop.db.select().from(appUser).where(eq(appUser.id, known.userId))
    const email = account?.email ?? ''
    const shapeOf = async (address: string) => {
      const { data, response } = await inviteTo(await aHolder(shop), address)
      const [{ invitationId: _id, email: _email, ...invitation } = expect.unreachable()] =
        data.household?.invitations ?? []
      return { ...response, invitation }
    }
    expect(await shapeOf(email)).toEqual(await shapeOf('unknown@bottega.example'))
    await mailsOf(shop)
    const anna = await aHolder(shop)
    await inviteTo(anna, email)
    await inviteTo(anna, email.toUpperCase())
    expect((await mailsOf(shop)).map(({ subject }) => subject)).toEqual([
      'Anna Prova lädt dich in den eigenen Haushalt ein',
    ])
  })

  test('to no address is refused', async () => {
    await expect(inviteTo(await aHolder(shop), 'nonna')).rejects.toEqual(code('error.email.invalid'))
  })
})

describe('an account', () => {
  test('takes with it what its customer had in a household; their copy of all data has it, and no token [household-10]', async () => {
    const anna = await aHolder(shop)
    const luca = await aMember(shop, anna)
    const wanted = { quantity: 1000, totalCents: 145, acceptAlternatives: true }
    const { milk } = shop.world.products
    await shop.shop.db
      .insert(householdProposal)
      .values({ memberId: await memberIdOf(luca), productId: milk, ...wanted })
    await inviteTo(anna, 'nonna@bottega.example')
    await mailsOf(shop)
    const copyOf = async ({ userId }: Person) => {
      let text = ''
      for await (const part of exportOf(shop.shop, userId, shop.clock.now)) text += String(part)
      return JSON.parse(text) as Record<string, Record<string, unknown>[]>
    }
    const ofLuca = await copyOf(luca)
    expect(ofLuca['household_member.user_id']).toMatchObject([{ role: 'adult' }])
    expect(ofLuca['household_proposal.member_id']).toMatchObject([{ product_id: milk }])
    const [invited] = (await copyOf(anna))['household_invitation.household_id'] ?? []
    expect(invited).toMatchObject({ email: 'nonna@bottega.example' })
    expect(invited).not.toHaveProperty('token_hash')
    await shop.shop.db.transaction((tx) => erasePerson(tx, luca.userId))
    expect((await viewOf(anna)).members).toHaveLength(1)
    await shop.shop.db.transaction((tx) => erasePerson(tx, anna.userId))
    expect(await shop.shop.db.$count(household, eq(household.holderId, anna.userId))).toBe(0)
  })

  test('that is closed ends its household at once, or its place in one [household-11]', async () => {
    const anna = await aHolder(shop)
    const [luca, sara] = [await aMember(shop, anna), await aMember(shop, anna)]
    const close = ({ userId }: Person) => shop.shop.db.transaction((tx) => endHouseholdOf(tx, userId))
    await close(luca)
    expect((await viewOf(anna)).members).toHaveLength(2)
    await close(anna)
    expect(await isInHousehold(sara)).toBe(false)
    expect(await shop.shop.db.$count(householdMember, eq(householdMember.userId, sara.userId))).toBe(0)
  })
})
