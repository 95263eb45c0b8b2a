import type { Language } from '@bottega/rules/text/language.ts'
import type { ReturnMailStep } from '../../kernel/outbox/outbox-messages.ts'

interface StepTexts {
  subject: string
  intro: string
}

export interface ReturnMailTexts {
  steps: Record<ReturnMailStep, StepTexts>
  greeting: string
  method: string
  order: string
  goods: string
  total: string
  answer: string
  back: string
  voucher: string
  replacement: string
  keep: string
  kept: string
  bring: string
  see: string
}

/** `{returnId}`, `{orderId}`, `{amount}`, `{code}` are filled from the return. */
export const returnMailTexts: Record<Language, ReturnMailTexts> = {
  it: {
    steps: {
      requested: {
        subject: 'Abbiamo la tua richiesta di reso {returnId}',
        intro: 'abbiamo la tua richiesta di reso {returnId}. Ti scriviamo appena abbiamo deciso.',
      },
      cancelled: {
        subject: 'Il reso {returnId} è annullato',
        intro: 'hai annullato la richiesta di reso {returnId}. Non devi fare altro.',
      },
      approved: { subject: 'Il reso {returnId} è approvato', intro: 'il reso {returnId} è approvato.' },
      refused: {
        subject: 'Il reso {returnId} non è stato accettato',
        intro: 'non abbiamo potuto accettare il reso {returnId}.',
      },
      received: {
        subject: 'Abbiamo ricevuto i prodotti del reso {returnId}',
        intro: 'i prodotti del reso {returnId} sono tornati da noi. Grazie!',
      },
      replaced: {
        subject: 'La sostituzione del reso {returnId} è in arrivo',
        intro: 'i prodotti che sostituiscono quelli del reso {returnId} viaggiano con il tuo ordine {orderId}.',
      },
      payInstead: {
        subject: 'Il reso {returnId} viene rimborsato',
        intro: 'per il reso {returnId} la sostituzione non è possibile: ti restituiamo l’importo.',
      },
    },
    greeting: 'Ciao {firstName},',
    method: 'Richiesta',
    order: 'Ordine',
    goods: 'Prodotti',
    total: 'Valore',
    answer: 'La nostra risposta',
    back: '{amount} tornano sul mezzo di pagamento che hai usato. La banca può metterci qualche giorno.',
    voucher: '{amount} diventano il buono {code}: vale su una spesa di almeno questo importo e non scade.',
    replacement: 'La sostituzione viaggia con un tuo prossimo ordine: ti scriviamo quando parte.',
    keep: 'Tieni da parte i prodotti finché non ti rispondiamo.',
    kept: 'I prodotti restano a te: non devi riportarli.',
    bring: 'Riporta, chiusi, i prodotti che non vuoi più: dove ed entro quando lo trovi nella pagina del reso.',
    see: 'Vedi il reso',
  },
  de: {
    steps: {
      requested: {
        subject: 'Deine Rückgabe {returnId} ist angefragt',
        intro: 'deine Rückgabe {returnId} ist bei uns angekommen. Wir schreiben dir, sobald wir entschieden haben.',
      },
      cancelled: {
        subject: 'Die Rückgabe {returnId} ist storniert',
        intro: 'du hast die Rückgabe {returnId} zurückgenommen. Mehr ist nicht zu tun.',
      },
      approved: { subject: 'Die Rückgabe {returnId} ist genehmigt', intro: 'die Rückgabe {returnId} ist genehmigt.' },
      refused: {
        subject: 'Die Rückgabe {returnId} wurde abgelehnt',
        intro: 'wir konnten die Rückgabe {returnId} nicht annehmen.',
      },
      received: {
        subject: 'Die Waren der Rückgabe {returnId} sind da',
        intro: 'die Waren der Rückgabe {returnId} sind wieder bei uns. Danke!',
      },
      replaced: {
        subject: 'Der Ersatz zur Rückgabe {returnId} ist unterwegs',
        intro: 'der Ersatz für die Waren der Rückgabe {returnId} kommt mit deiner Bestellung {orderId}.',
      },
      payInstead: {
        subject: 'Die Rückgabe {returnId} wird erstattet',
        intro: 'für die Rückgabe {returnId} ist kein Ersatz möglich: Wir geben dir den Betrag zurück.',
      },
    },
    greeting: 'Hallo {firstName},',
    method: 'Gewünscht',
    order: 'Bestellung',
    goods: 'Produkte',
    total: 'Wert',
    answer: 'Unsere Antwort',
    back: '{amount} gehen dorthin zurück, womit du bezahlt hast. Die Bank kann einige Tage brauchen.',
    voucher: '{amount} werden der Gutschein {code}: Er gilt für einen Einkauf ab diesem Betrag und verfällt nicht.',
    replacement: 'Der Ersatz kommt mit einer deiner nächsten Bestellungen: Wir schreiben dir, wenn er unterwegs ist.',
    keep: 'Heb die Waren auf, bis wir dir antworten.',
    kept: 'Die Waren behältst du: Du musst sie nicht zurückbringen.',
    bring:
      'Bring die Waren, die du nicht mehr möchtest, verschlossen zurück: Wohin und bis wann steht auf der Seite der Rückgabe.',
    see: 'Rückgabe ansehen',
  },
  en: {
    steps: {
      requested: {
        subject: 'We have your return request {returnId}',
        intro: 'we have your return request {returnId}. We write to you as soon as we have decided.',
      },
      cancelled: {
        subject: 'Return {returnId} is cancelled',
        intro: 'you have cancelled return request {returnId}. There is nothing else to do.',
      },
      approved: { subject: 'Return {returnId} is approved', intro: 'return {returnId} is approved.' },
      refused: {
        subject: 'Return {returnId} was not accepted',
        intro: 'we could not accept return {returnId}.',
      },
      received: {
        subject: 'The goods of return {returnId} have arrived',
        intro: 'the goods of return {returnId} are back with us. Thank you!',
      },
      replaced: {
        subject: 'The replacement for return {returnId} is on its way',
        intro: 'the replacement for the goods of return {returnId} travels with your order {orderId}.',
      },
      payInstead: {
        subject: 'Return {returnId} is being refunded',
        intro: 'a replacement is not possible for return {returnId}: we give you the amount back.',
      },
    },
    greeting: 'Hello {firstName},',
    method: 'You asked for',
    order: 'Order',
    goods: 'Products',
    total: 'Value',
    answer: 'Our answer',
    back: '{amount} go back to the way you paid. The bank may take a few days.',
    voucher: '{amount} become the voucher {code}: it counts on a purchase of at least this amount and does not expire.',
    replacement: 'The replacement travels with one of your next orders: we write to you when it leaves.',
    keep: 'Keep the products until we answer you.',
    kept: 'You keep the products: you need not bring them back.',
    bring: 'Bring back, closed, the products you no longer want: where and by when is on the page of the return.',
    see: 'See the return',
  },
}
