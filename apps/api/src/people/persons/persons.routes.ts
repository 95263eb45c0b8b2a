import * as calls from '@bottega/contract/persons/calls.ts'
import type { PersonsView } from '@bottega/contract/persons/persons.ts'
import { isMasterAccount } from '@bottega/rules/people/account.ts'
import { customerOf, type HandledCall, handlersOf } from '../../kernel/calls/call-handler.ts'
import { createCounter } from '../../kernel/counters.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { nameOf, type SessionUser } from '../../kernel/visitor.ts'
import { createMailboxLimit } from '../../kernel/sessions/mailbox-limit.ts'
import type { MasterRow, PersonRow } from './persons.repository.ts'
import { answerInvitation, endRelation, invitePerson, mastersOf, personsOf } from './persons.service.ts'

/** Mails one account may cause in a day. (Safety, 13) */
const mailsADay = { points: 20, duration: 86_400, refusal: 'error.request.tooMany' } as const

const anHour = 3600

const stateOf = ({ agreedAt, invitedAt }: Pick<PersonRow, 'agreedAt' | 'invitedAt'>) => ({
  state: agreedAt === null ? ('invited' as const) : ('agreed' as const),
  date: (agreedAt ?? invitedAt).toISOString(),
})

const presentPerson = ({ id, email, firstName, lastName, ...row }: PersonRow) => ({
  accountPersonId: id,
  email,
  ...(firstName !== null && lastName !== null && { name: `${firstName} ${lastName}` }),
  ...stateOf(row),
})

const presentMaster = ({ id, companyName, firstName, lastName, ...row }: MasterRow) => ({
  accountPersonId: id,
  name: companyName ?? nameOf({ firstName, lastName }),
  ...stateOf(row),
})

async function present({ db }: Shop, user: SessionUser, now: Date): Promise<PersonsView> {
  const persons = await personsOf(db, user, now)
  const masters = await mastersOf(db, user, now)
  return {
    isMaster: isMasterAccount(user.userTypeId),
    persons: persons.map(presentPerson),
    masters: masters.map(presentMaster),
  }
}

/** Lets customers see the orders of others, by invitation and yes. (decision 0540) */
export function personsHandlers({ database }: Shop): readonly HandledCall[] {
  const mails = createCounter(database, 'person-invitations', mailsADay)
  const mailboxes = createMailboxLimit(database)
  return handlersOf(calls, {
    personsList: async ({ shop, visitor, now }) => ({ data: await present(shop, customerOf(visitor), now) }),
    personsInvite: async ({ shop, visitor, now }, { body }) => {
      const user = customerOf(visitor)
      await mails.take(String(user.userId))
      // Many master accounts are no way around the count of a mailbox. (decision 721)
      if (!(await mailboxes.mayMail(body.email, 'anybody')))
        throw new ShopError('error.request.tooMany', { seconds: anHour })
      await invitePerson(shop.db, user, { email: body.email, language: visitor.language }, now)
      return { data: await present(shop, user, now), infos: [{ code: 'info.persons.invited' }] }
    },
    personsAnswer: async ({ shop, visitor, now }, { body }) => {
      const user = customerOf(visitor)
      const { companyName, ...person } = await answerInvitation(shop.db, user, body.account_person_id, body.agree, now)
      const name = companyName ?? nameOf(person)
      const remark = body.agree
        ? { code: 'info.persons.agreed' as const, values: { name } }
        : { code: 'info.persons.refused' as const }
      return { data: await present(shop, user, now), infos: [remark] }
    },
    personsEnd: async ({ shop, visitor, now }, { body }) => {
      const user = customerOf(visitor)
      await endRelation(shop.db, user, body.account_person_id)
      return { data: await present(shop, user, now), infos: [{ code: 'info.persons.ended' }] }
    },
  })
}
