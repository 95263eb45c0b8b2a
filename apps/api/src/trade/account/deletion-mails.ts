import { fill } from '@bottega/rules/text/fill.ts'
import { formatDay } from '@bottega/rules/text/format.ts'
import { shopOrigin } from '../../kernel/settings/config.ts'
import type { Shop } from '../../kernel/shop.ts'
import type { MailContent } from '../../kernel/mail/mail-html.ts'
import { addressee, writtenMail } from '../../kernel/mail/written-mail.ts'
import type { Mailer, MailMessage } from '../../kernel/mail/mailer.ts'
import type { OutboxHandlers, Sending } from '../../kernel/outbox/outbox-messages.ts'
import { deletionMailTexts, type DeletionMail } from './deletion-mail-texts.ts'
import { accountToErase, eraseAccount, issueDeletionToken, type ToErase } from './deletion.service.ts'

/** The login and the token stand behind the #, which no server on the way and no log ever sees. (Safety, 12) */
const linkOf = (shop: Shop, { login }: ToErase, token: string) =>
  `${shopOrigin(shop.config)}/delete-account#${new URLSearchParams({ login, token }).toString()}`

function letter(recipient: ToErase, mail: DeletionMail, id: string, href?: string): MailMessage {
  const { firstName, lastName, email, language, eraseAfter } = recipient
  const { greeting, [mail]: texts } = deletionMailTexts[language]
  const day = eraseAfter === null ? '' : formatDay(eraseAfter, language)
  const content: MailContent = {
    language,
    title: texts.subject,
    greeting: fill(greeting, { firstName }),
    intro: fill(texts.intro, { day }),
    notes: [fill(texts.note, { day })],
    link: href === undefined ? undefined : [texts.link, href],
  }
  return writtenMail(content, {
    id,
    to: addressee({ firstName, lastName, email }),
  })
}

/** Mail before and after a deletion; the last one leaves before the address is erased with the rest. */
export function deletionDeliveries(shop: Shop, mailer: Mailer): Partial<OutboxHandlers> {
  const sendLink = async (userId: number, mail: 'asked' | 'closed', { attempt }: Sending) => {
    const recipient = await accountToErase(shop, userId)
    const token = recipient && (await issueDeletionToken(shop, userId))
    if (recipient === undefined || token === undefined) return
    await mailer.send(letter(recipient, mail, `deletion-${attempt}`, linkOf(shop, recipient, token)))
  }
  return {
    'mail.accountDeletion': ({ userId }, sending) => sendLink(userId, 'asked', sending),
    'mail.accountClosed': ({ userId }, sending) => sendLink(userId, 'closed', sending),
    'account.erase': async ({ userId }) => {
      const recipient = await accountToErase(shop, userId)
      if (recipient === undefined || recipient.eraseAfter === null || recipient.eraseAfter > shop.clock()) return
      // The same letter when it is tried again.
      await mailer.send(letter(recipient, 'erased', `account-erased-${userId}`))
      await eraseAccount(shop, userId)
    },
  }
}
