import { fill } from '@bottega/rules/text/fill.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { Shop } from '../../kernel/shop.ts'
import type { MailMessage } from '../../kernel/mail/mailer.ts'
import { letterOf, writtenLetter } from '../../trade/orders/mails/order-mails.ts'
import { findReason } from './closed-days.repository.ts'

interface Texts {
  subject: string
  title: string
  intro: string
  reason: string
  next: string
}

const texts: Readonly<Record<Language, Texts>> = {
  it: {
    subject: 'Scegli un altro orario per il tuo ordine {orderId}',
    title: 'Quel giorno siamo chiusi',
    intro: 'Non possiamo darti l’ordine {orderId} nell’orario che avevi scelto. Ci dispiace.',
    reason: 'Il motivo: {reason}',
    next: 'Apri l’ordine e scegli un altro orario: la spesa e i prezzi restano. Se preferisci annullarlo, non paghi niente.',
  },
  de: {
    subject: 'Wähle eine andere Zeit für deine Bestellung {orderId}',
    title: 'An dem Tag ist geschlossen',
    intro: 'Wir können dir Bestellung {orderId} nicht zu der gewählten Zeit übergeben. Das tut uns leid.',
    reason: 'Der Grund: {reason}',
    next: 'Öffne die Bestellung und wähle eine andere Zeit: Waren und Preise bleiben. Wenn du sie lieber stornierst, zahlst du nichts.',
  },
  en: {
    subject: 'Choose another time for your order {orderId}',
    title: 'We are closed on that day',
    intro: 'We cannot bring you order {orderId} at the time you had chosen. We are sorry.',
    reason: 'The reason: {reason}',
    next: 'Open the order and choose another time: goods and prices stay. If you would rather cancel it, you pay nothing.',
  },
}

/** The slot of an order was closed. Its reason is that of the closing; of a day that is open again there is none. */
export async function slotClosed(
  shop: Shop,
  { orderId, closedDayId }: { orderId: number; closedDayId: number },
): Promise<MailMessage> {
  const letter = await letterOf(shop, orderId)
  const { subject, title, intro, reason, next } = texts[letter.language]
  const said = await findReason(shop.db, closedDayId)
  const notes = [...(said === undefined ? [] : [fill(reason, { reason: said })]), next]
  return writtenLetter(letter, { subject, title, intro }, { name: `slot-closed-${closedDayId}`, notes })
}
