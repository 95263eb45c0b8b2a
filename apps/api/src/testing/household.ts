import {
  householdAccept,
  householdInvite,
  householdOpen,
  householdSetMember,
  householdView,
} from '@bottega/contract/household/calls.ts'
import type { HouseholdView } from '@bottega/contract/household/household.ts'
import { readyShopper } from './orders/ready-shopper.ts'
import { mailsOf } from './outbox-mails.ts'
import type { Person, ShopperOptions, TestShop } from './test-shop.ts'

export async function viewOf(person: Person): Promise<HouseholdView> {
  const { household } = (await person.call(householdView, {})).data
  if (household === undefined) throw new Error('in no household')
  return household
}

export const isInHousehold = async (person: Person): Promise<boolean> =>
  (await person.call(householdView, {})).data.household !== undefined

export type Role = 'adult' | 'child'

export const inviteTo = (holder: Person, email: string, role: Role = 'adult') =>
  holder.call(householdInvite, { body: { email, role } })

/** The token in the link of the latest mail that left. */
export async function tokenMailed(shop: TestShop): Promise<string> {
  const [token] = (await mailsOf(shop))
    .flatMap(({ text }) => /household\?token=([\w-]+)/.exec(text)?.[1] ?? [])
    .slice(-1)
  if (token === undefined) throw new Error('no invitation was mailed')
  return token
}

/** A holder who only has to buy, with a household. */
export async function aHolder(shop: TestShop, options: ShopperOptions = {}): Promise<Person> {
  const holder = await readyShopper(shop, options)
  await holder.call(householdOpen, { body: {} })
  return holder
}

interface MemberOptions extends ShopperOptions {
  role?: Role
  weeklyLimitCents?: number | null
}

/** A customer with address and slot who has joined the household of that holder. */
export async function aMember(
  shop: TestShop,
  holder: Person,
  { role = 'adult', weeklyLimitCents = null, ...options }: MemberOptions = {},
): Promise<Person> {
  const member = await readyShopper(shop, { firstName: 'Luca', ...options })
  await inviteTo(holder, `member-${member.userId}@bottega.example`, role)
  await member.call(householdAccept, { body: { token: await tokenMailed(shop) } })
  const { members } = await viewOf(member)
  const memberId = members.find(({ isMe }) => isMe)?.memberId ?? 0
  const body = { member_id: memberId, role, weekly_limit_cents: weeklyLimitCents }
  await holder.call(householdSetMember, { body })
  return member
}

/** The id under which a holder sees a member. */
export const memberIdOf = async (member: Person): Promise<number> =>
  (await viewOf(member)).members.find(({ isMe }) => isMe)?.memberId ?? 0
