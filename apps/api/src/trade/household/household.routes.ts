import * as calls from '@bottega/contract/household/calls.ts'
import type { HouseholdAnswer } from '@bottega/contract/household/household.ts'
import { type CallContext, customerOf, handlersOf } from '../../kernel/calls/call-handler.ts'
import type { Tx } from '../../kernel/database/database.ts'
import { nameOf } from '../../kernel/visitor.ts'
import { changeCart } from '../cart/cart.routes.ts'
import { acceptProposals, declineProposals } from './answer-proposals.service.ts'
import { handOver, receiverFor } from './hand-over.service.ts'
import { presentHousehold } from './household.presenter.ts'
import {
  closeHousehold,
  householdOf,
  leaveHousehold,
  openHousehold,
  removeMember,
  setMember,
} from './household.service.ts'
import { acceptInvitation, cancelInvitation, invite, readInvitation } from './invitations.service.ts'

async function answer({ shop, visitor, now }: CallContext): Promise<{ data: HouseholdAnswer }> {
  const seen = await householdOf(shop.db, customerOf(visitor).userId, now)
  return { data: presentHousehold(seen, { language: visitor.language, now }) }
}

/** One command, one transaction; then the household as it is. */
async function change(context: CallContext, command: (tx: Tx, userId: number) => Promise<void>) {
  const { userId } = customerOf(context.visitor)
  await context.shop.db.transaction((tx) => command(tx, userId))
  return answer(context)
}

/** (decision 863) */
export const householdHandlers = handlersOf(calls, {
  householdView: answer,
  householdOpen: (context) => change(context, (tx, userId) => openHousehold(tx, userId, context.now)),
  householdInvite: (context, { body: { email, role } }) =>
    change(context, (tx, userId) =>
      invite(tx, userId, { email, role, language: context.visitor.language }, context.now),
    ),
  householdCancelInvitation: (context, { body }) =>
    change(context, (tx, userId) => cancelInvitation(tx, userId, body.invitation_id)),
  householdInvitation: async ({ shop, now }, { body }) => {
    const { role, ...holder } = await readInvitation(shop.db, body.token, now)
    return { data: { holderName: nameOf(holder), role } }
  },
  householdAccept: (context, { body }) =>
    change(context, (tx, userId) => acceptInvitation(tx, userId, body.token, context.now)),
  householdSetMember: (context, { body }) =>
    change(context, (tx, userId) =>
      setMember(tx, userId, {
        memberId: body.member_id,
        role: body.role,
        weeklyLimitCents: body.weekly_limit_cents,
      }),
    ),
  householdRemoveMember: (context, { body }) =>
    change(context, (tx, userId) => removeMember(tx, userId, body.member_id)),
  householdLeave: (context) => change(context, leaveHousehold),
  householdClose: (context) => change(context, closeHousehold),
  householdHandOver: async (context, { query }) => {
    const receiver = await receiverFor(context.shop, customerOf(context.visitor).userId)
    return changeCart(context, query.show_sectors, (tx, member) => handOver(tx, member, receiver))
  },
  householdAccepts: (context, { query, body }) =>
    changeCart(context, query.show_sectors, (tx, holder) =>
      acceptProposals(tx, holder, { proposalIds: body.proposal_ids, acceptDiet: body.accept_diet === true }),
    ),
  householdDeclines: (context, { body }) =>
    change(context, (tx, userId) => declineProposals(tx, userId, body.proposal_ids, context.now)),
})
