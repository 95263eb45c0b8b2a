import { fill } from '@bottega/rules/text/fill.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { shopOrigin } from '../../kernel/settings/config.ts'
import type { Shop } from '../../kernel/shop.ts'
import { readRecipient } from '../../kernel/mail/recipient.service.ts'
import type { MailMessage } from '../../kernel/mail/mailer.ts'
import { addressee, writtenMail } from '../../kernel/mail/written-mail.ts'
import type { OutboxMessages } from '../../kernel/outbox/outbox-messages.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { findToldGoods, type ToldGoods } from './stock-wishes.repository.ts'

type TextName = 'one' | 'several' | 'greeting' | 'intro' | 'open' | 'goods' | 'reserved' | 'once' | 'end' | 'link'

/** `{product}` is available again, `{count}` are, and `{goods}` names them all. */
const texts: Record<Language, Record<TextName, string>> = {
  it: {
    one: '«{product}» è di nuovo disponibile',
    several: '{count} prodotti che aspettavi sono di nuovo disponibili',
    greeting: 'Ciao {firstName},',
    intro: 'ci avevi chiesto di avvisarti, ed ecco: puoi ordinare di nuovo {goods}.',
    open: 'Vai al prodotto',
    goods: 'Di nuovo disponibili',
    reserved: 'Non te lo abbiamo messo da parte: chi lo ordina prima lo riceve, e può finire di nuovo.',
    once: 'Ti avvisiamo una volta sola. Se finisce prima che tu lo ordini, puoi chiederci di avvisarti ancora.',
    end: 'Non vuoi più avvisi?',
    link: 'Guarda e togli i tuoi avvisi',
  },
  de: {
    one: '„{product}“ ist wieder da',
    several: '{count} Produkte, auf die du wartest, sind wieder da',
    greeting: 'Hallo {firstName},',
    intro: 'du wolltest Bescheid bekommen. Du kannst wieder bestellen: {goods}.',
    open: 'Zum Produkt',
    goods: 'Wieder verfügbar',
    reserved: 'Wir haben nichts für dich zurückgelegt: Wer zuerst bestellt, bekommt es, und es kann wieder ausgehen.',
    once: 'Wir sagen dir nur einmal Bescheid. Ist es weg, bevor du bestellst, kannst du uns wieder darum bitten.',
    end: 'Keine Benachrichtigungen mehr?',
    link: 'Deine Benachrichtigungen ansehen und löschen',
  },
  en: {
    one: '“{product}” is available again',
    several: '{count} products you are waiting for are available again',
    greeting: 'Hello {firstName},',
    intro: 'you asked us to tell you. You can order again: {goods}.',
    open: 'Go to the product',
    goods: 'Available again',
    reserved: 'Nothing has been set aside for you: whoever orders first gets it, and it may sell out again.',
    once: 'We tell you once only. If it sells out before you order, you can ask us to tell you again.',
    end: 'No more alerts?',
    link: 'See and remove your alerts',
  },
}

/** The products that are available again, in one mail; undefined once all of them have left sale, or the customer waits again. */
export async function backInStockMail(
  shop: Shop,
  { userId, wishIds }: OutboxMessages['mail.backInStock'],
  event: string,
): Promise<MailMessage | undefined> {
  const goods = await findToldGoods(shop.db, userId, wishIds)
  const [first] = goods
  if (first === undefined) return undefined
  const recipient = await readRecipient(shop.db, userId)
  const { language } = recipient
  const words = texts[language]
  const origin = shopOrigin(shop.config)
  const nameOf = ({ name }: ToldGoods) => textIn(language, name)
  const addressOf = ({ slug }: ToldGoods) => `${origin}/product/${slug}`
  const lineOf = (one: ToldGoods) =>
    [`${nameOf(one)}, ${textIn(language, one.pack)} (${one.storeName})`, addressOf(one)] as const
  const title =
    goods.length === 1 ? fill(words.one, { product: nameOf(first) }) : fill(words.several, { count: goods.length })
  return writtenMail(
    {
      language,
      title,
      greeting: fill(words.greeting, { firstName: recipient.firstName }),
      intro: fill(words.intro, { goods: goods.map(nameOf).join(', ') }),
      ...(goods.length === 1 && { link: [words.open, addressOf(first)] as const }),
      sections: [
        { title: words.goods, lines: goods.map(lineOf) },
        { title: words.end, lines: [[words.link, `${origin}/profile/stock-wishes`]] },
      ],
      notes: [words.reserved, words.once],
    },
    { id: `back-in-stock-${event}`, to: addressee(recipient) },
  )
}
