import { randomUUID } from 'node:crypto'
import { fill } from '@bottega/contract/texts/fill.ts'
import { shopOrigin } from '../../config.ts'
import type { Shop } from '../../shop.ts'
import { makePin, type PinRequest } from '../mfa/mfa.service.ts'
import { type MailContent, mailHtml, mailText } from './mail-html.ts'
import { findRecipient, type Recipient } from './mail.repository.ts'
import type { MailMessage } from './mailer.ts'
import { type SignInMailTexts, signInMailTexts } from './sign-in-mail-texts.ts'

type Said = Pick<MailContent, 'title' | 'intro' | 'notes' | 'link'> & { code?: string }

function letter(recipient: Recipient, subject: string, texts: SignInMailTexts, said: Said): MailMessage {
  const { firstName, lastName, email, language } = recipient
  const content: MailContent = {
    language,
    greeting: fill(texts.greeting, { firstName }),
    facts: [],
    table: undefined,
    signature: texts.signature,
    ...said,
  }
  return {
    // Each is another letter: a PIN sent once more is not the PIN sent before.
    id: `sign-in-${randomUUID()}`,
    to: { name: `${firstName} ${lastName}`, address: email },
    subject,
    text: mailText(content),
    html: mailHtml(content),
  }
}

/** The PIN is made here, so that its text is only in the letter. Undefined when no login waits for it any more. */
async function pinMail(
  shop: Shop,
  request: PinRequest,
  said: (texts: SignInMailTexts) => { subject: string; title: string; intro: string; note: string },
): Promise<MailMessage | undefined> {
  const recipient = await findRecipient(shop.db, request.userId)
  const code = await makePin(shop, request)
  if (code === undefined) return undefined
  const texts = signInMailTexts[recipient.language]
  const { subject, note, ...more } = said(texts)
  return letter(recipient, subject, texts, { ...more, code, notes: [note], link: undefined })
}

export const loginPinMail = (shop: Shop, userId: number) =>
  pinMail(
    shop,
    { userId, purpose: 'login' },
    ({ pinSubject: subject, pinTitle: title, pinIntro: intro, pinNote: note }) => ({
      subject,
      title,
      intro,
      note,
    }),
  )

export const mfaOffPinMail = (shop: Shop, userId: number) =>
  pinMail(shop, { userId, purpose: 'mfaOff' }, ({ offPinSubject, offPinIntro: intro, offPinNote: note }) => ({
    subject: offPinSubject,
    title: offPinSubject,
    intro,
    note,
  }))

export async function mfaChangedMail(shop: Shop, userId: number, enabled: boolean): Promise<MailMessage> {
  const recipient = await findRecipient(shop.db, userId)
  const texts = signInMailTexts[recipient.language]
  const title = enabled ? texts.mfaOnSubject : texts.mfaOffSubject
  const written = letter(recipient, title, texts, {
    title,
    intro: enabled ? texts.mfaOnIntro : texts.mfaOffIntro,
    notes: [texts.mfaNote],
    link: [texts.mfaLink, `${shopOrigin(shop.config)}/profile/security`],
  })
  return { ...written, archiveFor: userId }
}
