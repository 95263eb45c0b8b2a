import { fill } from '@bottega/rules/text/fill.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { shopOrigin } from '../../../kernel/settings/config.ts'
import type { Shop } from '../../../kernel/shop.ts'
import type { MailContent } from '../../../kernel/mail/mail-html.ts'
import { addressee, writtenMail } from '../../../kernel/mail/written-mail.ts'
import type { Mailer } from '../../../kernel/mail/mailer.ts'
import type { OutboxHandlers } from '../../../kernel/outbox/outbox-messages.ts'
import { findAgreement } from './card-agreements.repository.ts'
import { issueAgreementToken } from './card-agreements.service.ts'

type Texts = Record<'subject' | 'greeting' | 'intro' | 'note' | 'link', string>

/** `{cooperative}` has issued the card that ends with `{digits}`. */
const cardAgreementTexts: Readonly<Record<Language, Texts>> = {
  it: {
    subject: 'Usi la tua carta fedeltà anche online?',
    greeting: 'Ciao {firstName},',
    intro:
      '{cooperative} ti ha dato una carta fedeltà (finisce con {digits}) con questo indirizzo. Se vuoi, la mettiamo nel tuo account: così guadagni punti anche con la spesa online.',
    note: 'Per trenta minuti basta il collegamento; dopo, e per trenta giorni, accedi e scegli. Se non fai niente, non cambia niente: questa domanda la facciamo una volta sola.',
    link: 'Leggi e scegli',
  },
  de: {
    subject: 'Deine Kundenkarte auch online nutzen?',
    greeting: 'Hallo {firstName},',
    intro:
      '{cooperative} hat dir mit dieser Adresse eine Kundenkarte gegeben (sie endet auf {digits}). Wenn du möchtest, kommt sie in dein Konto: So sammelst du auch beim Online-Einkauf Punkte.',
    note: 'Dreißig Minuten lang genügt der Link; danach meldest du dich an, dreißig Tage lang. Wenn du nichts tust, ändert sich nichts: Wir fragen nur dieses eine Mal.',
    link: 'Lesen und entscheiden',
  },
  en: {
    subject: 'Use your loyalty card online too?',
    greeting: 'Hello {firstName},',
    intro:
      '{cooperative} gave you a loyalty card with this address (it ends with {digits}). If you like, it joins your account: you then earn points with your online shopping too.',
    note: 'For thirty minutes the link is enough; after that you sign in, for thirty days. If you do nothing, nothing changes: we ask this once only.',
    link: 'Read and decide',
  },
}

/** The question whether an issued card may join the account; for a card or an account that has gone nothing is sent. */
export function cardAgreementDeliveries(shop: Shop, mailer: Mailer): Partial<OutboxHandlers> {
  return {
    'mail.cardAgreement': async ({ agreementId }, { attempt }) => {
      const found = await findAgreement(shop.db, agreementId)
      if (found === undefined) return
      const { user, card, cooperative } = found
      const { firstName, lastName, email, language } = user
      const texts = cardAgreementTexts[language]
      const query = new URLSearchParams({ email, coopId: String(cooperative.id) }).toString()
      // The token stands behind the #, which no server on the way and no log ever sees. (Safety, 12)
      const token = await issueAgreementToken(shop, agreementId)
      const address = `${shopOrigin(shop.config)}/registration/card-agreement?${query}#${token}`
      const content: MailContent = {
        language,
        title: texts.subject,
        greeting: fill(texts.greeting, { firstName }),
        intro: fill(texts.intro, { cooperative: cooperative.name, digits: card.number.slice(-4) }),
        notes: [texts.note],
        link: [texts.link, address],
      }
      await mailer.send(
        writtenMail(content, {
          id: `card-agreement-${attempt}`,
          to: addressee({ firstName, lastName, email }),
        }),
      )
    },
  }
}
