import { fill } from '@bottega/rules/text/fill.ts'
import { formatDay, formatTime } from '@bottega/rules/text/format.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { Shop } from '../../kernel/shop.ts'
import type { Mailer } from '../../kernel/mail/mailer.ts'
import { readRecipient } from '../../kernel/mail/recipient.service.ts'
import { addressee, writtenMail } from '../../kernel/mail/written-mail.ts'
import type { OutboxHandlers } from '../../kernel/outbox/outbox-messages.ts'
import { findActing } from './acting.repository.ts'
import { reasonNotGiven } from './acting.service.ts'

type Texts = Record<'greeting' | 'subject' | 'intro' | 'reason' | 'noReason' | 'note', string>

const texts: Readonly<Record<Language, Texts>> = {
  it: {
    greeting: 'Ciao {firstName},',
    subject: 'Abbiamo usato il tuo account per te',
    intro: '{staff}, che lavora in negozio, è entrato nel tuo account per conto tuo il {day} alle {time}.',
    reason: 'Il motivo: {reason}',
    noReason: 'Il motivo non è stato scritto.',
    note: 'Password, carte, consensi e punti può usarli solo chi ha l’account: tu. Non lo avevi chiesto? Rispondi a questa e-mail.',
  },
  de: {
    greeting: 'Hallo {firstName},',
    subject: 'Wir haben dein Konto für dich benutzt',
    intro: '{staff} vom Laden hat dein Konto am {day} um {time} in deinem Namen geöffnet.',
    reason: 'Der Grund: {reason}',
    noReason: 'Ein Grund wurde nicht angegeben.',
    note: 'Passwort, Karten, Einwilligungen und Punkte kannst nur du selbst benutzen. Du hattest nicht darum gebeten? Antworte auf diese E-Mail.',
  },
  en: {
    greeting: 'Hello {firstName},',
    subject: 'We have used your account for you',
    intro: '{staff}, who works for the shop, opened your account in your name on {day} at {time}.',
    reason: 'The reason: {reason}',
    noReason: 'No reason was given.',
    note: 'Your password, cards, consents and points can be used by you alone. You had not asked for this? Answer this e-mail.',
  },
}

/** Tells a customer who acted for them, when and why: one mail for each time, sent as it begins. */
export const actedForDeliveries = (shop: Shop, mailer: Mailer): Partial<OutboxHandlers> => ({
  'mail.actedFor': async ({ actAsId }) => {
    const acting = await findActing(shop.db, actAsId)
    if (acting === undefined) return
    const { firstName, lastName, email, language } = await readRecipient(shop.db, acting.customerId)
    const { greeting, subject, intro, reason, noReason, note } = texts[language]
    const { staffName: staff, startedAt } = acting
    const content = {
      language,
      title: subject,
      greeting: fill(greeting, { firstName }),
      intro: fill(intro, { staff, day: formatDay(startedAt, language), time: formatTime(startedAt, language) }),
      notes: [acting.reason === reasonNotGiven ? noReason : fill(reason, { reason: acting.reason }), note],
    }
    await mailer.send(
      writtenMail(content, {
        // The same letter when it is tried again.
        id: `acted-for-${actAsId}`,
        to: addressee({ firstName, lastName, email }),
        archiveFor: acting.customerId,
      }),
    )
  },
})
