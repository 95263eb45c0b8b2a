import { fill } from '@bottega/rules/text/fill.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { shopOrigin } from '../../kernel/settings/config.ts'
import type { Shop } from '../../kernel/shop.ts'
import { nameOf } from '../../kernel/visitor.ts'
import type { MailContent } from '../../kernel/mail/mail-html.ts'
import { writtenMail } from '../../kernel/mail/written-mail.ts'
import type { Mailer } from '../../kernel/mail/mailer.ts'
import type { OutboxHandlers } from '../../kernel/outbox/outbox-messages.ts'
import { findInvitation } from './persons.repository.ts'

type Texts = Record<'subject' | 'greeting' | 'intro' | 'sees' | 'account' | 'note' | 'link', string>

/** `{master}` is the company that asks. */
const personInvitedTexts: Readonly<Record<Language, Texts>> = {
  it: {
    subject: '{master} chiede di vedere i tuoi ordini',
    greeting: 'Ciao,',
    intro: '{master} fa la spesa con {shop} e chiede di vedere gli ordini che fai tu, per esempio per l’ufficio.',
    sees: 'Se accetti vede tutti i tuoi ordini: prodotti, importi, giorno e luogo di consegna. Non può cambiarli, pagarli o annullarli, e puoi smettere quando vuoi.',
    account: 'Trovi la domanda nel tuo profilo quando entri con questo indirizzo e-mail. Resta lì per trenta giorni.',
    note: 'Non conosci chi ti scrive? Non fare niente: non cambia niente.',
    link: 'Leggi e scegli',
  },
  de: {
    subject: '{master} möchte deine Bestellungen sehen',
    greeting: 'Hallo,',
    intro: '{master} kauft bei {shop} ein und möchte die Bestellungen sehen, die du machst, zum Beispiel fürs Büro.',
    sees: 'Wenn du zustimmst, sind alle deine Bestellungen zu sehen: Produkte, Beträge, Tag und Ort der Lieferung. Ändern, bezahlen oder stornieren geht nicht, und du kannst jederzeit aufhören.',
    account: 'Die Frage steht in deinem Profil, wenn du dich mit dieser E-Mail-Adresse anmeldest, dreißig Tage lang.',
    note: 'Du kennst den Absender nicht? Dann musst du nichts tun: Es ändert sich nichts.',
    link: 'Lesen und entscheiden',
  },
  en: {
    subject: '{master} asks to see your orders',
    greeting: 'Hello,',
    intro: '{master} shops with {shop} and asks to see the orders you place, for the office for example.',
    sees: 'If you agree they see all your orders: products, amounts, day and place of delivery. They cannot change, pay or cancel them, and you can stop at any time.',
    account: 'The question is in your profile when you sign in with this e-mail address, for thirty days.',
    note: 'You do not know who is writing? Do nothing: nothing changes.',
    link: 'Read and decide',
  },
}

/**
 * The question whether a master account may see a person's orders. It carries no token: the answer takes a login with the
 * address it went to. The name of the company is one that staff have approved. (decision 0540)
 */
export const personInvitedDelivery = (shop: Shop, mailer: Mailer): Partial<OutboxHandlers> => ({
  'mail.personInvited': async ({ accountPersonId }) => {
    const invitation = await findInvitation(shop.db, accountPersonId)
    if (invitation === undefined) return
    const { email, account, pageLanguage, companyName, ...person } = invitation
    const language = account?.language ?? pageLanguage
    const texts = personInvitedTexts[language]
    const master = { master: companyName ?? nameOf(person) }
    const subject = fill(texts.subject, master)
    const content: MailContent = {
      language,
      title: subject,
      greeting: texts.greeting,
      intro: fill(texts.intro, master),
      notes: [texts.sees, texts.account, texts.note],
      link: [texts.link, `${shopOrigin(shop.config)}/profile/persons`],
    }
    await mailer.send(
      writtenMail(content, {
        id: `person-invited-${accountPersonId}`,
        to: { name: '', address: email },
        ...(account !== null && { archiveFor: account.userId }),
      }),
    )
  },
})
