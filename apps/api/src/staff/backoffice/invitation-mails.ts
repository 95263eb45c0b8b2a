import { fill } from '@bottega/rules/text/fill.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { shopOrigin } from '../../kernel/settings/config.ts'
import type { Shop } from '../../kernel/shop.ts'
import type { MailContent } from '../../kernel/mail/mail-html.ts'
import { addressee, writtenMail } from '../../kernel/mail/written-mail.ts'
import type { Mailer } from '../../kernel/mail/mailer.ts'
import { readRecipient } from '../../kernel/mail/recipient.service.ts'
import type { OutboxHandlers } from '../../kernel/outbox/outbox-messages.ts'
import { issueInvitation } from './invitations.service.ts'

interface Texts {
  subject: string
  greeting: string
  intro: string
  note: string
  link: string
}

const texts: Record<Language, Texts> = {
  it: {
    subject: 'Il tuo accesso al banco di {shop}',
    greeting: 'Ciao {firstName},',
    intro:
      'Chi amministra il negozio ti ha dato un accesso al banco. Scegli una password e collega un’app di autenticazione: servono tutte e due per entrare. Il collegamento vale due giorni e una volta sola.',
    note: 'Non te lo aspettavi? Non fare niente, e dillo a chi amministra il negozio.',
    link: 'Attiva l’accesso',
  },
  de: {
    subject: 'Dein Zugang zur Verwaltung von {shop}',
    greeting: 'Hallo {firstName},',
    intro:
      'Die Verwaltung des Ladens hat dir einen Zugang gegeben. Wähle ein Passwort und verbinde eine Authentifizierungs-App: Zum Anmelden braucht es beides. Der Link gilt zwei Tage und nur einmal.',
    note: 'Hast du das nicht erwartet? Tu nichts und sag der Verwaltung des Ladens Bescheid.',
    link: 'Zugang aktivieren',
  },
  en: {
    subject: 'Your access to the back office of {shop}',
    greeting: 'Hello {firstName},',
    intro:
      'An administrator of the shop has given you access to the back office. Choose a password and connect an authenticator app: you need both to sign in. The link is good for two days, once.',
    note: 'You did not expect this? Do nothing, and tell an administrator of the shop.',
    link: 'Open your access',
  },
}

/** The token stands behind the #, which no server on the way and no log ever sees. (Safety, 12) */
export function invitationDeliveries(shop: Shop, mailer: Mailer): Partial<OutboxHandlers> {
  return {
    'mail.staffInvitation': async ({ userId }, { attempt }) => {
      const token = await issueInvitation(shop, userId)
      if (token === undefined) return
      const { firstName, lastName, email, language } = await readRecipient(shop.db, userId)
      const { subject, greeting, intro, note, link } = texts[language]
      const content: MailContent = {
        language,
        title: subject,
        greeting: fill(greeting, { firstName }),
        intro,
        notes: [note],
        link: [link, `${shopOrigin(shop.config)}/admin/invitation#${token}`],
      }
      await mailer.send(
        writtenMail(content, {
          id: `staff-invitation-${attempt}`,
          to: addressee({ firstName, lastName, email }),
        }),
      )
    },
  }
}
