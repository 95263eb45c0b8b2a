import { fill } from '@bottega/rules/text/fill.ts'
import { noonOf } from '@bottega/rules/delivery/shop-calendar.ts'
import { formatDay, formatPrice } from '@bottega/rules/text/format.ts'
import { shopOrigin } from '../../kernel/settings/config.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { Shop } from '../../kernel/shop.ts'
import { recipientOf } from '../customers/staff-customers.service.ts'
import { addressee, writtenMail } from '../../kernel/mail/written-mail.ts'
import type { Mailer } from '../../kernel/mail/mailer.ts'
import type { OutboxHandlers } from '../../kernel/outbox/outbox-messages.ts'
import { heldVouchers } from '../../trade/vouchers/vouchers.service.ts'

type Texts = Record<'greeting' | 'subject' | 'intro' | 'note' | 'link', string>

const texts: Readonly<Record<Language, Texts>> = {
  it: {
    greeting: 'Ciao {firstName},',
    subject: 'Un buono per te',
    intro: 'Abbiamo messo nel tuo profilo un buono di {amount}: è il codice {code}.',
    note: 'Vale fino al {day}, per una spesa di almeno {amount}.',
    link: 'I tuoi buoni',
  },
  de: {
    greeting: 'Hallo {firstName},',
    subject: 'Ein Gutschein für dich',
    intro: 'In deinem Profil liegt ein Gutschein über {amount}: Sein Code ist {code}.',
    note: 'Er gilt bis {day}, für einen Einkauf von mindestens {amount}.',
    link: 'Deine Gutscheine',
  },
  en: {
    greeting: 'Hello {firstName},',
    subject: 'A voucher for you',
    intro: 'There is a voucher of {amount} in your profile: its code is {code}.',
    note: 'It is good until {day}, from a purchase of {amount} on.',
    link: 'Your vouchers',
  },
}

export const staffVouchersDeliveries = (shop: Shop, mailer: Mailer): Partial<OutboxHandlers> => ({
  'mail.goodwill': async ({ userId, code }) => {
    const recipient = await recipientOf(shop.db, userId)
    const voucher = (await heldVouchers(shop.db, userId)).find((held) => held.code === code)
    if (recipient === undefined || voucher?.validUntil === undefined || voucher.validUntil === null) return
    const { firstName, lastName, email, language } = recipient
    const { greeting, subject, intro, note, link } = texts[language]
    const amount = formatPrice(voucher.discount, language)
    const day = formatDay(noonOf(voucher.validUntil), language)
    const content = {
      language,
      title: subject,
      greeting: fill(greeting, { firstName }),
      intro: fill(intro, { amount, code }),
      notes: [fill(note, { amount, day })],
      link: [link, `${shopOrigin(shop.config)}/profile/gifts`] as [string, string],
    }
    await mailer.send(
      writtenMail(content, {
        // The same letter when it is tried again.
        id: `goodwill-${code}`,
        to: addressee({ firstName, lastName, email }),
        archiveFor: userId,
      }),
    )
  },
})
