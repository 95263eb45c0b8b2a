import * as calls from '@bottega/contract/backoffice/calls.ts'
import { type CallContext, type HandledCall, handlersOf } from '../../kernel/calls/call-handler.ts'
import { createCounter } from '../../kernel/counters.ts'
import type { Shop } from '../../kernel/shop.ts'
import { staffOf } from '../../kernel/visitor.ts'
import { changeStaff, inviteStaff, readAccounts, reinviteStaff } from './accounts.service.ts'
import { readAudit } from './audit-log.service.ts'
import { type Places, wholeGroup } from '../../kernel/accounts/staff-places.ts'
import { acceptInvitation, authenticatorAddress, readInvitation } from './invitations.service.ts'

/** Tokens tried from one address in an hour: far fewer than guessing takes, enough for typing errors. */
const tries = { points: 60, duration: 3600, refusal: 'error.request.tooMany' } as const

interface PlacesInput {
  store_ids?: number[]
  cooperative_ids?: number[]
}

/** Undefined where a request names no list of places: they stay as they are. */
const placesIn = ({ store_ids: storeIds, cooperative_ids: cooperativeIds }: PlacesInput): Places | undefined =>
  storeIds === undefined && cooperativeIds === undefined
    ? undefined
    : {
        storeIds: (storeIds ?? []).toSorted((a, b) => a - b),
        cooperativeIds: (cooperativeIds ?? []).toSorted((a, b) => a - b),
      }

/** The accounts of staff and what they did; administrators only, but for an invitation's own page. */
export function accountHandlers(built: Shop): readonly HandledCall[] {
  const invitations = createCounter(built.database, 'staff-invitation', tries)
  const accountsNow = async ({ shop, visitor }: CallContext) => ({
    data: await readAccounts(shop.db, staffOf(visitor).stores),
  })
  return handlersOf(calls, {
    staffAccounts: accountsNow,
    staffAccountInvite: async (context, { body }) => {
      const { email, first_name: firstName, last_name: lastName, role, language = 'it' } = body
      const account = {
        email,
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        role,
        language,
        places: placesIn(body) ?? wholeGroup,
      }
      await inviteStaff(context.shop.db, staffOf(context.visitor), account, context.now)
      return accountsNow(context)
    },
    staffAccountChange: async (context, { body }) => {
      const { user_id: userId, version, role, disabled } = body
      const change = { userId, version, role, disabled, places: placesIn(body) }
      await changeStaff(context.shop.db, staffOf(context.visitor), change, context.now)
      return accountsNow(context)
    },
    staffAccountReinvite: async (context, { body: { user_id: userId, version } }) => {
      await reinviteStaff(context.shop.db, staffOf(context.visitor), { userId, version }, context.now)
      return accountsNow(context)
    },
    staffInvitationView: async ({ shop, visitor, now }, { body: { token } }) => {
      await invitations.take(visitor.address)
      const invited = await readInvitation(shop, token, now)
      const { login, firstName, secret } = invited
      const { identity } = await shop.identity()
      return { data: { login, firstName, secret, address: authenticatorAddress(invited, identity) } }
    },
    staffInvitationAccept: async ({ shop, visitor, now }, { body }) => {
      await invitations.take(visitor.address)
      return { data: await acceptInvitation(shop, body, now) }
    },
    staffAudit: async ({ shop, visitor }, { query }) => ({
      data: await readAudit(shop.db, { ...query, stores: staffOf(visitor).stores }, visitor.language),
    }),
  })
}
