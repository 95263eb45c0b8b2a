import { fill } from '@bottega/rules/text/fill.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { shopOrigin } from '../../kernel/settings/config.ts'
import type { Shop } from '../../kernel/shop.ts'
import { invitationFacts } from './shares.service.ts'
import type { MailContent } from '../../kernel/mail/mail-html.ts'
import { writtenMail } from '../../kernel/mail/written-mail.ts'
import type { MailMessage } from '../../kernel/mail/mailer.ts'

/** `{owner}` is first and last name. */
const listMailTexts: Record<
  Language,
  Record<'subject' | 'greeting' | 'intro' | 'READ' | 'WRITE' | 'account' | 'link' | 'note', string>
> = {
  it: {
    subject: '{owner} condivide con te una lista della spesa',
    greeting: 'Ciao,',
    intro: '{owner} ha condiviso con te una lista della spesa di {shop}.',
    READ: 'Puoi guardarla e mettere tutto nel tuo carrello.',
    WRITE: 'Puoi guardarla, aggiungere e togliere prodotti e mettere tutto nel tuo carrello.',
    account: 'La trovi fra le tue liste quando entri con questo indirizzo e-mail.',
    link: 'Apri le tue liste',
    note: 'Non conosci chi ti scrive? Non fare niente: la lista resta sua e tu non ricevi altro.',
  },
  de: {
    subject: '{owner} teilt eine Einkaufsliste mit dir',
    greeting: 'Hallo,',
    intro: '{owner} hat eine Einkaufsliste von {shop} mit dir geteilt.',
    READ: 'Du kannst sie ansehen und alles in deinen Warenkorb legen.',
    WRITE: 'Du kannst sie ansehen, Produkte dazulegen und wegnehmen und alles in deinen Warenkorb legen.',
    account: 'Du findest sie bei deinen Listen, wenn du dich mit dieser E-Mail-Adresse anmeldest.',
    link: 'Deine Listen öffnen',
    note: 'Du kennst den Absender nicht? Dann musst du nichts tun: Du bekommst nichts weiter.',
  },
  en: {
    subject: '{owner} shares a shopping list with you',
    greeting: 'Hello,',
    intro: '{owner} has shared a shopping list of {shop} with you.',
    READ: 'You can look at it and put everything in your cart.',
    WRITE: 'You can look at it, add and remove products and put everything in your cart.',
    account: 'It is among your lists when you sign in with this e-mail address.',
    link: 'Open your lists',
    note: 'You do not know who is writing? Do nothing: you will receive nothing more.',
  },
}

/**
 * The invitation to a list, in the language of the account with that address, else of the page it was sent from. The
 * name of the list is not in it: a customer cannot make the shop send mails with a text of their own. Undefined once it was taken back.
 */
export async function listSharedMail(shop: Shop, shareId: number): Promise<MailMessage | undefined> {
  const invitation = await invitationFacts(shop.db, shareId)
  if (invitation === undefined) return undefined
  const { email, grant, ownLanguage, pageLanguage, ownerFirstName, ownerLastName } = invitation
  const language = ownLanguage ?? pageLanguage
  const texts = listMailTexts[language]
  const owner = { owner: `${ownerFirstName} ${ownerLastName}` }
  const content: MailContent = {
    language,
    title: fill(texts.subject, owner),
    greeting: texts.greeting,
    intro: fill(texts.intro, owner),
    notes: [texts[grant], texts.account, texts.note],
    link: [texts.link, `${shopOrigin(shop.config)}/profile/lists`],
  }
  return writtenMail(content, {
    id: `list-share-${shareId}`,
    to: { name: '', address: email },
  })
}
