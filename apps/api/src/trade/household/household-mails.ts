import { fill } from '@bottega/rules/text/fill.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { type Mailer, type MailMessage, sendIfAny } from '../../kernel/mail/mailer.ts'
import { readRecipient } from '../../kernel/mail/recipient.service.ts'
import { addressee, writtenMail } from '../../kernel/mail/written-mail.ts'
import type { OutboxHandlers, OutboxMessages, Sending } from '../../kernel/outbox/outbox-messages.ts'
import { hashToken, newToken } from '../../kernel/sessions/credentials.ts'
import { shopOrigin } from '../../kernel/settings/config.ts'
import type { Shop } from '../../kernel/shop.ts'
import { nameOf } from '../../kernel/visitor.ts'
import { findHolder } from './household.repository.ts'
import { findInvitationToMail, setToken } from './invitations.repository.ts'
import { findOpenProposals } from './proposals.repository.ts'

type TextName =
  | 'invited'
  | 'hello'
  | 'invitedIntro'
  | 'does'
  | 'secret'
  | 'good'
  | 'stranger'
  | 'join'
  | 'proposed'
  | 'greeting'
  | 'proposedIntro'
  | 'nothing'
  | 'look'

/** `{holder}` is first and last name, `{members}` are first names. */
const texts: Record<Language, Record<TextName, string>> = {
  it: {
    invited: '{holder} ti invita nel suo nucleo familiare',
    hello: 'Ciao,',
    invitedIntro: '{holder} fa la spesa su {shop} e ti invita a farla insieme.',
    does: 'Riempi il tuo carrello e con un tocco lo passi al suo. Chi ti invita decide se e quanto puoi passare ogni settimana senza chiedere.',
    secret: 'Profilo alimentare, pagamenti e indirizzi restano di ciascuno.',
    good: 'Il link vale una volta sola e per sette giorni. Per accettare entri con il tuo account o ne crei uno.',
    stranger: 'Non conosci chi ti scrive? Non fare niente: non cambia nulla.',
    join: 'Leggi e decidi',
    proposed: 'Ci sono proposte per il tuo carrello',
    greeting: 'Ciao {firstName},',
    proposedIntro: '{members}: prodotti proposti per il tuo carrello, {count} in attesa della tua risposta.',
    nothing: 'Non entra niente nel carrello finché non accetti.',
    look: 'Guarda le proposte',
  },
  de: {
    invited: '{holder} lädt dich in den eigenen Haushalt ein',
    hello: 'Hallo,',
    invitedIntro: '{holder} kauft bei {shop} ein und lädt dich ein, gemeinsam einzukaufen.',
    does: 'Du füllst deinen Warenkorb und gibst ihn mit einem Druck weiter. Wer dich einlädt, legt fest, ob und wie viel du jede Woche ohne Nachfrage weitergeben kannst.',
    secret: 'Ernährungsprofil, Zahlungen und Adressen behält jeder für sich.',
    good: 'Der Link gilt einmal und sieben Tage lang. Zum Annehmen meldest du dich mit deinem Konto an oder legst eines an.',
    stranger: 'Du kennst den Absender nicht? Dann musst du nichts tun: Es ändert sich nichts.',
    join: 'Lesen und entscheiden',
    proposed: 'Es gibt Vorschläge für deinen Warenkorb',
    greeting: 'Hallo {firstName},',
    proposedIntro: '{members}: Produkte für deinen Warenkorb vorgeschlagen, {count} warten auf deine Antwort.',
    nothing: 'Nichts kommt in den Warenkorb, bevor du annimmst.',
    look: 'Vorschläge ansehen',
  },
  en: {
    invited: '{holder} invites you to their household',
    hello: 'Hello,',
    invitedIntro: '{holder} shops with {shop} and invites you to shop together.',
    does: 'You fill your cart and hand it over with one press. Whoever invites you decides whether and how much you can hand over each week without asking.',
    secret: 'Food profile, payments and addresses stay each person’s own.',
    good: 'The link is good once and for seven days. To accept, sign in with your account or create one.',
    stranger: 'You do not know who is writing? Do nothing: nothing changes.',
    join: 'Read and decide',
    proposed: 'There are proposals for your cart',
    greeting: 'Hello {firstName},',
    proposedIntro: '{members}: products proposed for your cart, {count} wait for your answer.',
    nothing: 'Nothing goes into the cart before you accept.',
    look: 'Look at the proposals',
  },
}

const pageOf = (shop: Shop) => `${shopOrigin(shop.config)}/profile/household`

/**
 * The token is made as the mail is written, and ends the one of the try before. The mail is the same for an address with
 * an account and one without, but for its language. Undefined once it was cancelled, used or has expired.
 */
async function invitedMail(
  shop: Shop,
  { invitationId }: OutboxMessages['mail.householdInvited'],
  { attempt }: Sending,
): Promise<MailMessage | undefined> {
  const invitation = await findInvitationToMail(shop.db, invitationId, shop.clock())
  if (invitation === undefined) return undefined
  const { email, ownLanguage, pageLanguage, ...holder } = invitation
  const language = ownLanguage ?? pageLanguage
  const words = texts[language]
  const named = { holder: nameOf(holder) }
  const token = newToken()
  await setToken(shop.db, invitationId, hashToken(token))
  return writtenMail(
    {
      language,
      title: fill(words.invited, named),
      greeting: words.hello,
      intro: fill(words.invitedIntro, named),
      notes: [words.does, words.secret, words.good, words.stranger],
      link: [words.join, `${pageOf(shop)}?token=${token}`],
    },
    { id: `household-invited-${attempt}`, to: { name: '', address: email } },
  )
}

/** The goods are not in it: mails are stored and others may read along. Undefined once nothing waits any more. */
async function proposalsMail(
  shop: Shop,
  { householdId }: OutboxMessages['mail.householdProposals'],
  { event }: Sending,
): Promise<MailMessage | undefined> {
  const holderId = await findHolder(shop.db, householdId)
  const waiting = await findOpenProposals(shop.db, householdId)
  if (holderId === undefined || waiting.length === 0) return undefined
  const recipient = await readRecipient(shop.db, holderId)
  const words = texts[recipient.language]
  const members = [...new Set(waiting.map(({ memberName }) => memberName))].join(', ')
  return writtenMail(
    {
      language: recipient.language,
      title: words.proposed,
      greeting: fill(words.greeting, { firstName: recipient.firstName }),
      intro: fill(words.proposedIntro, { members, count: waiting.length }),
      notes: [words.nothing],
      link: [words.look, pageOf(shop)],
    },
    { id: `household-proposals-${event}`, to: addressee(recipient) },
  )
}

/** (decision 863) */
export const householdDeliveries = (shop: Shop, mailer: Mailer): Partial<OutboxHandlers> => ({
  'mail.householdInvited': (told, sending) => sendIfAny(mailer, invitedMail(shop, told, sending)),
  'mail.householdProposals': (told, sending) => sendIfAny(mailer, proposalsMail(shop, told, sending)),
})
