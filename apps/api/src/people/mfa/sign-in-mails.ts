import { fill } from '@bottega/rules/text/fill.ts'
import { shopOrigin } from '../../kernel/settings/config.ts'
import type { Shop } from '../../kernel/shop.ts'
import { makePin, type PinRequest } from './mfa.service.ts'
import type { MailContent } from '../../kernel/mail/mail-html.ts'
import { addressee, writtenMail } from '../../kernel/mail/written-mail.ts'
import type { Sending } from '../../kernel/outbox/outbox-messages.ts'
import { readRecipient, type Recipient } from '../../kernel/mail/recipient.service.ts'
import type { MailMessage } from '../../kernel/mail/mailer.ts'
import { type SignInMailTexts, signInMailTexts } from './sign-in-mail-texts.ts'

type Said = Pick<MailContent, 'title' | 'intro' | 'notes' | 'link'> & { code?: string }

function letter(
  { firstName, lastName, email, language }: Recipient,
  sending: string,
  subject: string,
  said: Said,
): MailMessage {
  const texts = signInMailTexts[language]
  const content: MailContent = {
    language,
    greeting: fill(texts.greeting, { firstName }),
    ...said,
  }
  return writtenMail(content, {
    id: `sign-in-${sending}`,
    to: addressee({ firstName, lastName, email }),
    subject,
  })
}

/** The PIN is made here, so that its text is only in the letter. Undefined when no login waits for it any more. */
async function pinMail(
  shop: Shop,
  request: PinRequest,
  { attempt }: Sending,
  said: (texts: SignInMailTexts) => { subject: string; title: string; intro: string; note: string },
): Promise<MailMessage | undefined> {
  const recipient = await readRecipient(shop.db, request.userId)
  const code = await makePin(shop, request)
  if (code === undefined) return undefined
  const { subject, note, ...more } = said(signInMailTexts[recipient.language])
  return letter(recipient, attempt, subject, { ...more, code, notes: [note], link: undefined })
}

export const loginPinMail = (shop: Shop, userId: number, sending: Sending) =>
  pinMail(
    shop,
    { userId, purpose: 'login' },
    sending,
    ({ pinSubject: subject, pinTitle: title, pinIntro: intro, pinNote: note }) => ({
      subject,
      title,
      intro,
      note,
    }),
  )

export const mfaOffPinMail = (shop: Shop, userId: number, sending: Sending) =>
  pinMail(shop, { userId, purpose: 'mfaOff' }, sending, ({ offPinSubject, offPinIntro: intro, offPinNote: note }) => ({
    subject: offPinSubject,
    title: offPinSubject,
    intro,
    note,
  }))

export async function mfaChangedMail(
  shop: Shop,
  userId: number,
  enabled: boolean,
  { event }: Sending,
): Promise<MailMessage> {
  const recipient = await readRecipient(shop.db, userId)
  const texts = signInMailTexts[recipient.language]
  const title = enabled ? texts.mfaOnSubject : texts.mfaOffSubject
  const written = letter(recipient, event, title, {
    title,
    intro: enabled ? texts.mfaOnIntro : texts.mfaOffIntro,
    notes: [texts.mfaNote],
    link: [texts.mfaLink, `${shopOrigin(shop.config)}/profile/security`],
  })
  return { ...written, archiveFor: userId }
}
