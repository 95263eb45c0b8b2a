import { fill } from '@bottega/rules/text/fill.ts'
import { answeredBy } from '@bottega/rules/people/account-state.ts'
import { formatDay } from '@bottega/rules/text/format.ts'
import { shopOrigin } from '../../kernel/settings/config.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { Shop } from '../../kernel/shop.ts'
import { addressee, writtenMail } from '../../kernel/mail/written-mail.ts'
import type { Mailer } from '../../kernel/mail/mailer.ts'
import type { OutboxHandlers } from '../../kernel/outbox/outbox-messages.ts'
import { findCustomer } from './staff-customers.repository.ts'

const texts: Readonly<Record<Language, Record<'greeting' | 'subject' | 'intro' | 'note' | 'link', string>>> = {
  it: {
    greeting: 'Ciao {firstName},',
    subject: 'La copia dei tuoi dati',
    intro: 'Ci hai chiesto una copia di tutto quello che sappiamo di te: è pronta nel tuo profilo. Accedi e scaricala.',
    note: 'Se non riesci ad accedere rispondi a questa e-mail: ti aiutiamo entro il {day}. Non sei stato tu a chiederla? Non serve fare niente.',
    link: 'Vai ai tuoi dati',
  },
  de: {
    greeting: 'Hallo {firstName},',
    subject: 'Die Kopie deiner Daten',
    intro:
      'Du hast uns um eine Kopie von allem gebeten, was wir über dich wissen: Sie liegt in deinem Profil bereit. Melde dich an und lade sie herunter.',
    note: 'Wenn du dich nicht anmelden kannst, antworte auf diese E-Mail: Wir helfen dir bis {day}. Du hast sie nicht verlangt? Dann musst du nichts tun.',
    link: 'Zu deinen Daten',
  },
  en: {
    greeting: 'Hello {firstName},',
    subject: 'The copy of your data',
    intro: 'You asked us for a copy of all we know about you: it is ready in your profile. Sign in and download it.',
    note: 'If you cannot sign in, answer this e-mail: we help you by {day}. You did not ask for it? Then there is nothing to do.',
    link: 'Go to your data',
  },
}

/** The mails that staff have sent to customers. */
export const staffCustomersDeliveries = (shop: Shop, mailer: Mailer): Partial<OutboxHandlers> => ({
  'mail.dataExport': async ({ userId }, { event }) => {
    const customer = await findCustomer(shop.db, userId)
    if (customer === undefined || customer.erasedAt !== null) return
    const { firstName, lastName, email, language } = customer.account
    const { greeting, subject, intro, note, link } = texts[language]
    const content = {
      language,
      title: subject,
      greeting: fill(greeting, { firstName }),
      intro,
      notes: [fill(note, { day: formatDay(answeredBy(shop.clock()), language) })],
      link: [link, `${shopOrigin(shop.config)}${exportPage}`] as [string, string],
    }
    await mailer.send(
      writtenMail(content, {
        id: `data-export-${event}`,
        to: addressee({ firstName, lastName, email }),
      }),
    )
  },
})

/** The page on which a customer downloads their data. */
const exportPage = '/profile/delete-account'
