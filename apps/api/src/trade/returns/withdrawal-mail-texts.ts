import type { Language } from '@bottega/rules/text/language.ts'

interface ReceiptTexts {
  subject: string
  greeting: string
  intro: string
  facts: Record<'name' | 'order' | 'goods' | 'email' | 'sentAt', string>
  whole: string
  at: string
  notes: string[]
}

/** The receipt of a withdrawal on a durable medium. (Consumer code, article 54-bis) */
export const receiptTexts: Record<Language, ReceiptTexts> = {
  it: {
    subject: 'Ricevuta della tua dichiarazione di recesso',
    greeting: 'Gentile {name},',
    intro: 'abbiamo ricevuto questa dichiarazione: «Con la presente notifico il recesso dal mio contratto di vendita».',
    facts: {
      name: 'Nome',
      order: 'Ordine',
      goods: 'Prodotti',
      email: 'Ricevuta a',
      sentAt: 'Inviata il',
    },
    whole: 'tutto l’ordine',
    at: '{day}, ore {time}',
    notes: [
      'Conserva questo messaggio: è la ricevuta del tuo recesso, con la data e l’ora dell’invio.',
      'Per recedere non serve un motivo. Il rimborso arriva entro quattordici giorni da questa dichiarazione, come hai pagato.',
      'Se non hai fatto tu questa dichiarazione, scrivici.',
    ],
  },
  de: {
    subject: 'Bestätigung deines Widerrufs',
    greeting: 'Guten Tag, {name},',
    intro: 'diese Erklärung ist bei uns angekommen: „Hiermit widerrufe ich meinen Kaufvertrag“.',
    facts: { name: 'Name', order: 'Bestellung', goods: 'Waren', email: 'Bestätigung an', sentAt: 'Gesendet am' },
    whole: 'die ganze Bestellung',
    at: '{day}, {time} Uhr',
    notes: [
      'Bewahre diese Nachricht auf: Sie bestätigt deinen Widerruf mit Datum und Uhrzeit des Absendens.',
      'Ein Widerruf braucht keinen Grund. Das Geld kommt binnen vierzehn Tagen nach dieser Erklärung zurück, so wie du bezahlt hast.',
      'Stammt diese Erklärung nicht von dir, schreib uns.',
    ],
  },
  en: {
    subject: 'Receipt of your withdrawal',
    greeting: 'Dear {name},',
    intro: 'we have received this statement: “I hereby give notice that I withdraw from my contract of sale”.',
    facts: { name: 'Name', order: 'Order', goods: 'Goods', email: 'Receipt to', sentAt: 'Sent on' },
    whole: 'the whole order',
    at: '{day}, {time}',
    notes: [
      'Keep this message: it is the receipt of your withdrawal, with the date and time it was sent.',
      'A withdrawal needs no reason. The money comes back within fourteen days of this statement, the way you paid.',
      'If this statement is not from you, write to us.',
    ],
  },
}
