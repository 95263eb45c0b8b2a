import { afterAll, beforeAll, expect, test } from 'vitest'
import { outboxHandlers, signedMail } from '../../modules.ts'
import { orderAtTheDoor } from '../../testing/orders/changing.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import type { OutboxHandlers, Sending } from '../../kernel/outbox/outbox-messages.ts'
import { previewMails } from './preview-mails.ts'

let shop: TestShop
/** Ids of each mail of the shop: at the first try, at the second, and of the same mail for another event. */
let ids: Map<string, string[]>

const tries: readonly Sending[] = [
  { event: '7', attempt: '7-1' },
  { event: '7', attempt: '7-2' },
  { event: '8', attempt: '8-1' },
]

beforeAll(async () => {
  shop = await openTestShop()
  await orderAtTheDoor(shop)
  const threeTimes: typeof outboxHandlers = (of, mailer) => {
    const handlers = Object.entries(outboxHandlers(of, mailer)).map(([kind, handler]) => {
      const deliver = handler as (payload: unknown, sending: Sending) => Promise<void>
      const again = async (payload: unknown) => {
        for (const sending of tries) await deliver(payload, sending)
      }
      return [kind, again]
    })
    return Object.fromEntries(handlers) as OutboxHandlers
  }
  const mails = (await previewMails(shop.shop, threeTimes, signedMail)).filter(({ language }) => language === 'it')
  const byName = Map.groupBy(mails, ({ name }) => name)
  ids = new Map([...byName].map(([name, sent]) => [name, sent.map(({ message }) => message.id)]))
})
afterAll(() => shop.close())

test('a mail tried again is the same mail, but where its PIN or link ends the one of the try before [aftersales-53]', () => {
  const others = [...ids].filter(([, [first, second = first]]) => first !== second).map(([name]) => name)
  expect(new Set(others)).toEqual(
    new Set([
      'mail.loginPin',
      'mail.mfaOffPin',
      'mail.identityPin',
      'mail.confirmEmail',
      'mail.passwordReset',
      'mail.emailChange',
      'mail.staffInvitation',
      'mail.accountDeletion',
      'mail.accountClosed',
      'mail.cardAgreement',
      'mail.householdInvited',
    ]),
  )
})

test.each(['mail.passwordChanged', 'mail.mfaChanged', 'mail.dataExport', 'mail.confirmEmail', 'mail.passwordReset'])(
  '%s of another day is another mail',
  (name) => {
    const [first, , other] = ids.get(name) ?? []
    expect(first).toBeDefined()
    expect(other).not.toBe(first)
  },
)
