import { fill } from '@bottega/rules/text/fill.ts'
import { approvalDays } from '@bottega/rules/people/account-state.ts'
import { noonOf } from '@bottega/rules/delivery/shop-calendar.ts'
import { formatWholeDay } from '@bottega/rules/text/format.ts'
import { shopOrigin } from '../../kernel/settings/config.ts'
import type { Shop } from '../../kernel/shop.ts'
import type { MailContent } from '../../kernel/mail/mail-html.ts'
import { addressee, writtenMail } from '../../kernel/mail/written-mail.ts'
import type { MailMessage } from '../../kernel/mail/mailer.ts'
import type { Sending } from '../../kernel/outbox/outbox-messages.ts'
import { type AccountRow, findAccount } from './registration.repository.ts'
import { issueEmailToken } from './registration.service.ts'
import { type RegistrationMailTexts, registrationMailTexts } from './registration-mail-texts.ts'

type Said = Pick<MailContent, 'intro' | 'notes' | 'link'> & {
  subject: string
  title?: string
  /** It carries no code: it stands in the message archive. */
  isArchived?: boolean
  /** It carries a code of its own each time it is tried: each is another mail. */
  isNewEachTry?: boolean
}

async function mailTo(
  shop: Shop,
  userId: number,
  { event, attempt }: Sending,
  say: (texts: RegistrationMailTexts, account: AccountRow) => Said | Promise<Said>,
): Promise<MailMessage> {
  const account = await findAccount(shop.db, userId)
  if (account === undefined) throw new Error(`user ${userId} is gone`)
  const { firstName, lastName, email, language } = account
  const texts = registrationMailTexts[language]
  const { subject, title = subject, isArchived = false, isNewEachTry = false, ...said } = await say(texts, account)
  const greeting = fill(texts.greeting, { firstName })
  const content: MailContent = {
    language,
    title,
    greeting,
    signature: texts.signature,
    ...said,
  }
  return writtenMail(content, {
    id: `registration-${isNewEachTry ? attempt : event}`,
    to: addressee({ firstName, lastName, email }),
    subject,
    ...(isArchived && { archiveFor: userId }),
  })
}

const pageOf = (shop: Shop, path: string) => `${shopOrigin(shop.config)}${path}`

/** The code stands behind the #, which no server on the way and no log ever sees. */
export const confirmEmailMail = (shop: Shop, userId: number, sending: Sending) =>
  mailTo(shop, userId, sending, async (texts, { email, registeredAgain }) => {
    const code = await issueEmailToken(shop, userId)
    const address = pageOf(shop, `/registration/confirm?e_mail=${encodeURIComponent(email)}#${code}`)
    return {
      subject: texts.confirmSubject,
      title: texts.confirmTitle,
      intro: texts.confirmIntro,
      notes: [...(registeredAgain ? [texts.confirmAgain] : []), texts.confirmNote],
      link: [texts.confirmLink, address],
      isNewEachTry: true,
    }
  })

export const accountExistsMail = (shop: Shop, userId: number, sending: Sending) =>
  mailTo(shop, userId, sending, (texts) => ({
    subject: texts.existsSubject,
    intro: texts.existsIntro,
    notes: [texts.existsNote],
    link: [texts.toLogin, pageOf(shop, '/login')],
  }))

/** A business account reads in it until when staff decide. */
export const welcomeMail = (shop: Shop, userId: number, sending: Sending) =>
  mailTo(shop, userId, sending, (texts, { businessApproval, businessApprovalAt, language }) => {
    const isWaiting = businessApproval === 'waiting' && businessApprovalAt !== null
    const day = isWaiting ? formatWholeDay(noonOf(approvalDays(businessApprovalAt).latest), language) : ''
    return {
      subject: texts.welcomeSubject,
      intro: texts.welcomeIntro,
      notes: isWaiting ? [fill(texts.welcomeWaiting, { day })] : [],
      link: [texts.toLogin, pageOf(shop, '/login')],
      isArchived: true,
    }
  })

export const businessDecidedMail = (shop: Shop, userId: number, decision: 'approved' | 'rejected', sending: Sending) =>
  mailTo(shop, userId, sending, (texts, { companyName }) => {
    const values = { company: companyName ?? '' }
    return decision === 'approved'
      ? {
          subject: texts.approvedSubject,
          intro: fill(texts.approvedIntro, values),
          notes: [texts.approvedNote],
          link: [texts.toLogin, pageOf(shop, '/login')],
          isArchived: true,
        }
      : {
          subject: texts.rejectedSubject,
          intro: fill(texts.rejectedIntro, values),
          notes: [texts.rejectedNote],
          link: undefined,
          isArchived: true,
        }
  })
