import { fill } from '@bottega/rules/text/fill.ts'
import { formatPrice } from '@bottega/rules/text/format.ts'
import { shopOrigin } from '../../kernel/settings/config.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { Shop } from '../../kernel/shop.ts'
import { changeOf } from '../../kernel/audit/audit.service.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import type { MailContent } from '../../kernel/mail/mail-html.ts'
import { addressee, writtenMail } from '../../kernel/mail/written-mail.ts'
import type { Mailer } from '../../kernel/mail/mailer.ts'
import type { OutboxHandlers } from '../../kernel/outbox/outbox-messages.ts'
import { paymentTypeName } from '../../trade/payments/payment-names.ts'
import { type CreditChange, creditChangeIn } from './credit-change.ts'
import { recipientOf } from './staff-customers.service.ts'

type Said = Record<'subject' | 'intro' | 'note', string>
type Texts = Record<CreditChange['step'], Said> &
  Record<'greeting' | 'payment' | 'limit' | 'term' | 'days' | 'before' | 'question' | 'link', string>

/** `{payment}` is the way to pay later, `{before}` what was agreed until now. */
const creditTexts: Readonly<Record<Language, Texts>> = {
  it: {
    greeting: 'Ciao {firstName},',
    made: {
      subject: 'Il tuo fido è attivo',
      intro: 'Da oggi puoi scegliere «{payment}» quando paghi, con queste condizioni.',
      note: 'Il fido si libera man mano che paghi quello che è dovuto.',
    },
    changed: {
      subject: 'Le condizioni del tuo fido sono cambiate',
      intro: 'Per «{payment}» da oggi valgono queste condizioni.',
      note: 'Il limite vale dal prossimo ordine, il termine dalla prossima fattura.',
    },
    ended: {
      subject: 'Il tuo fido non è più attivo',
      intro: 'Da oggi «{payment}» non si può più scegliere.',
      note: 'Quello che hai già ordinato così si paga alle scadenze che conosci.',
    },
    payment: 'Modo di pagare',
    limit: 'Fido',
    term: 'Termine',
    days: '{days} giorni dalla fattura',
    before: '{now} (prima {before})',
    question: 'Hai domande? Rispondi a questa e-mail.',
    link: 'Le tue scadenze',
  },
  de: {
    greeting: 'Hallo {firstName},',
    made: {
      subject: 'Dein Kreditrahmen ist frei',
      intro: 'Ab heute kannst du beim Bezahlen „{payment}“ wählen, zu diesen Bedingungen.',
      note: 'Mit jeder Zahlung wird der Rahmen wieder frei.',
    },
    changed: {
      subject: 'Die Bedingungen deines Kreditrahmens haben sich geändert',
      intro: 'Für „{payment}“ gelten ab heute diese Bedingungen.',
      note: 'Das Limit gilt ab der nächsten Bestellung, das Zahlungsziel ab der nächsten Rechnung.',
    },
    ended: {
      subject: 'Dein Kreditrahmen ist beendet',
      intro: 'Ab heute lässt sich „{payment}“ nicht mehr wählen.',
      note: 'Was du so schon bestellt hast, zahlst du zu den bekannten Terminen.',
    },
    payment: 'Zahlungsart',
    limit: 'Kreditrahmen',
    term: 'Zahlungsziel',
    days: '{days} Tage ab Rechnung',
    before: '{now} (bisher {before})',
    question: 'Du hast Fragen? Antworte auf diese E-Mail.',
    link: 'Deine Fälligkeiten',
  },
  en: {
    greeting: 'Hello {firstName},',
    made: {
      subject: 'Your credit is open',
      intro: 'From today you can choose “{payment}” when you pay, on these terms.',
      note: 'The credit becomes free again as you pay what is due.',
    },
    changed: {
      subject: 'The terms of your credit have changed',
      intro: 'For “{payment}” these terms hold from today.',
      note: 'The limit holds from the next order on, the term from the next invoice on.',
    },
    ended: {
      subject: 'Your credit has ended',
      intro: 'From today “{payment}” can no longer be chosen.',
      note: 'What you have ordered this way is paid on the dates you know.',
    },
    payment: 'Way to pay',
    limit: 'Credit limit',
    term: 'Term',
    days: '{days} days from the invoice',
    before: '{now} (until now {before})',
    question: 'Any questions? Answer this e-mail.',
    link: 'Your payments due',
  },
}

/** The terms that are agreed now, beside those until now where they were others. */
function factsOf({ before, after }: CreditChange, texts: Texts, language: Language): [string, string][] {
  if (after === undefined) return []
  const both = (now: string, was: string | undefined) =>
    was === undefined || was === now ? now : fill(texts.before, { now, before: was })
  const price = (cents: number) => formatPrice(cents, language)
  const term = (days: number) => fill(texts.days, { days })
  return [
    [texts.limit, both(price(after.limitCents), before && price(before.limitCents))],
    [texts.term, both(term(after.termDays), before && term(before.termDays))],
  ]
}

/** A company reads of its credit agreement what the log says: the reason, which is for colleagues, is not in it. */
export const creditDeliveries = (shop: Shop, mailer: Mailer): Partial<OutboxHandlers> => ({
  'mail.credit': async ({ userId, entryId }) => {
    const recipient = await recipientOf(shop.db, userId)
    const change = creditChangeIn(await changeOf(shop.db, entryId))
    if (recipient === undefined || change === undefined) return
    const { firstName, lastName, email, language } = recipient
    const texts = creditTexts[language]
    const { subject, intro, note } = texts[change.step]
    const payment = textIn(language, paymentTypeName(change.paymentTypeId, null))
    const content: MailContent = {
      language,
      title: subject,
      greeting: fill(texts.greeting, { firstName }),
      intro: fill(intro, { payment }),
      facts: [[texts.payment, payment], ...factsOf(change, texts, language)],
      notes: [note, texts.question],
      link: [texts.link, `${shopOrigin(shop.config)}/profile/paymentduedate`],
    }
    await mailer.send(
      writtenMail(content, {
        // The same letter when it is tried again.
        id: `credit-${entryId}`,
        to: addressee({ firstName, lastName, email }),
        archiveFor: userId,
      }),
    )
  },
})
