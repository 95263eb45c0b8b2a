import type { Messages } from '../message.ts'

export const billingMessages = {
  'error.checkout.missing_billing_data': {
    status: 2,
    it: 'Per la fattura mancano alcuni dati ({billingFields}): completali e poi concludi l’ordine.',
    de: 'Für die Rechnung fehlen noch Angaben ({billingFields}): Ergänze sie und schließ dann die Bestellung ab.',
    en: 'Some details for the invoice are missing ({billingFields}): fill them in, then place the order.',
  },
  'error.billing.lotteryBusiness': {
    status: 2,
    it: 'Un’azienda riceve la fattura: non partecipa alla lotteria degli scontrini.',
    de: 'Ein Unternehmen bekommt eine Rechnung: Es nimmt nicht an der Beleglotterie teil.',
    en: 'A business gets an invoice: it takes no part in the receipts lottery.',
  },
  'error.registration.fiscal_code.not_valid': {
    status: 2,
    it: 'Il codice fiscale non corrisponde ai dati inseriti. Controlla nome, cognome, data e luogo di nascita.',
    de: 'Die Steuernummer passt nicht zu den Angaben. Prüfe Vorname, Nachname, Geburtsdatum und Geburtsort.',
    en: 'The tax code does not match the details given. Check first name, last name, date and place of birth.',
  },
  'error.billing.personNotFound': {
    status: 2,
    it: 'Questi dati di fatturazione non ci sono più.',
    de: 'Diese Rechnungsdaten gibt es nicht mehr.',
    en: 'These billing details are no longer there.',
  },
  'error.billing.tooManyPersons': {
    status: 2,
    it: 'Puoi salvare al massimo {maximum} intestatari: eliminane uno per aggiungerne un altro.',
    de: 'Du kannst höchstens {maximum} Rechnungsempfänger speichern: Lösche einen, um einen anderen hinzuzufügen.',
    en: 'You can save at most {maximum} billing names: delete one to add another.',
  },
  'error.billing.lotteryCode': {
    status: 2,
    it: 'Il codice lotteria ha 8 lettere o cifre.',
    de: 'Der Lotteriecode hat 8 Buchstaben oder Ziffern.',
    en: 'The lottery code has 8 letters or digits.',
  },
  'info.billing.lotterySaved': {
    status: 0,
    it: 'Codice lotteria salvato.',
    de: 'Lotteriecode gespeichert.',
    en: 'Lottery code saved.',
  },
  'info.checkout.billingSaved': {
    status: 0,
    it: 'Dati di fatturazione salvati.',
    de: 'Rechnungsdaten gespeichert.',
    en: 'Billing data saved.',
  },
} as const satisfies Messages

export const paymentMessages = {
  'error.payment.ledgerUnavailable': {
    status: 2,
    it: 'I registri del fornitore di pagamenti non si possono leggere ora. Riprova tra qualche minuto.',
    de: 'Die Bücher des Zahlungsanbieters sind gerade nicht lesbar. Versuchen Sie es in einigen Minuten noch einmal.',
    en: 'The books of the payment provider cannot be read now. Please try again in a few minutes.',
  },
} as const satisfies Messages

export const duesMessages = {
  'error.due.notFound': {
    status: 2,
    it: 'Questa scadenza non c’è.',
    de: 'Diese Fälligkeit gibt es nicht.',
    en: 'There is no such payment due.',
  },
  'error.due.settled': {
    status: 2,
    it: 'Questa scadenza è già saldata.',
    de: 'Diese Fälligkeit ist schon beglichen.',
    en: 'This payment due is settled already.',
  },
  'error.due.beingPaid': {
    status: 2,
    it: 'Per questa scadenza è già in corso un pagamento.',
    de: 'Für diese Fälligkeit läuft schon eine Zahlung.',
    en: 'A payment of this due is already under way.',
  },
} as const satisfies Messages

export const documentsMessages = {
  'error.document.notFound': {
    status: 2,
    it: 'Questo documento non c’è.',
    de: 'Dieses Dokument gibt es nicht.',
    en: 'There is no such document.',
  },
  'error.document.noReceipt': {
    status: 2,
    it: 'Lo scontrino arriva quando la spesa parte, o quando la ritiri.',
    de: 'Der Kassenbeleg kommt, wenn der Einkauf losfährt oder du ihn abholst.',
    en: 'The receipt comes when your shopping leaves, or when you collect it.',
  },
} as const satisfies Messages
