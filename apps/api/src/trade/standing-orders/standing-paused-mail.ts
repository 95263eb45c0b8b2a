import type { PausedFor } from '@bottega/contract/standing-orders/standing-orders.ts'
import { unansweredBeforePause } from '@bottega/rules/orders/standing-orders.ts'
import { fill } from '@bottega/rules/text/fill.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { shopOrigin } from '../../kernel/settings/config.ts'
import type { Shop } from '../../kernel/shop.ts'
import { readRecipient } from '../../kernel/mail/recipient.service.ts'
import type { MailMessage } from '../../kernel/mail/mailer.ts'
import { addressee, writtenMail } from '../../kernel/mail/written-mail.ts'
import type { OutboxMessages } from '../../kernel/outbox/outbox-messages.ts'
import { findOrder } from './standing-orders.repository.ts'

/** The reasons of the shop that a customer is told of. */
export type ToldPause = Exclude<PausedFor, 'customer' | 'accountClosed'>

type TextName = ToldPause | 'title' | 'greeting' | 'nothing' | 'link'

const texts: Record<Language, Record<TextName, string>> = {
  it: {
    title: 'La tua spesa fissa è sospesa',
    greeting: 'Ciao {firstName},',
    unanswered: 'per {count} volte di seguito non hai risposto alla proposta, così non te la proponiamo più.',
    listGone: 'la lista della tua spesa fissa non c’è più.',
    listEmpty: 'la lista della tua spesa fissa è vuota.',
    addressGone: 'l’indirizzo della tua spesa fissa non c’è più.',
    notCovered: 'il negozio della tua spesa fissa non consegna più a quell’indirizzo.',
    nothing: 'Non viene ordinato niente. Puoi riprenderla quando vuoi, anche con un’altra lista o un altro indirizzo.',
    link: 'Apri le tue spese fisse',
  },
  de: {
    title: 'Deine Dauerbestellung ist ausgesetzt',
    greeting: 'Hallo {firstName},',
    unanswered: 'du hast {count}-mal hintereinander nicht geantwortet, darum schlagen wir sie nicht mehr vor.',
    listGone: 'die Liste deiner Dauerbestellung gibt es nicht mehr.',
    listEmpty: 'die Liste deiner Dauerbestellung ist leer.',
    addressGone: 'die Adresse deiner Dauerbestellung gibt es nicht mehr.',
    notCovered: 'der Laden deiner Dauerbestellung liefert nicht mehr an diese Adresse.',
    nothing: 'Es wird nichts bestellt. Du kannst sie jederzeit fortsetzen, auch mit anderer Liste oder Adresse.',
    link: 'Deine Dauerbestellungen öffnen',
  },
  en: {
    title: 'Your standing order is paused',
    greeting: 'Hello {firstName},',
    unanswered: 'you have not answered {count} proposals in a row, so we do not propose it any more.',
    listGone: 'the list of your standing order no longer exists.',
    listEmpty: 'the list of your standing order is empty.',
    addressGone: 'the address of your standing order no longer exists.',
    notCovered: 'the store of your standing order no longer delivers to that address.',
    nothing: 'Nothing is ordered. You can resume it whenever you like, also with another list or address.',
    link: 'Open your standing orders',
  },
}

/** Undefined where it goes on again meanwhile, or has ended. */
export async function standingPausedMail(
  shop: Shop,
  { userId, standingOrderId }: OutboxMessages['mail.standingPaused'],
  event: string,
): Promise<MailMessage | undefined> {
  const pausedFor = (await findOrder(shop.db, standingOrderId))?.pausedFor ?? 'customer'
  if (pausedFor === 'customer' || pausedFor === 'accountClosed') return undefined
  const recipient = await readRecipient(shop.db, userId)
  const { language } = recipient
  const words = texts[language]
  return writtenMail(
    {
      language,
      title: words.title,
      greeting: fill(words.greeting, { firstName: recipient.firstName }),
      intro: fill(words[pausedFor], { count: unansweredBeforePause }),
      notes: [words.nothing],
      link: [words.link, `${shopOrigin(shop.config)}/profile/standing-orders`],
    },
    { id: `standing-paused-${event}`, to: addressee(recipient) },
  )
}
