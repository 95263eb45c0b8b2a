import type { Language } from './payment.ts'
import type { TestCard } from './test-cards.ts'

interface PageTexts {
  bank: string
  title: string
  notReal: string
  youPay: string
  to: string
  order: string
  choose: string
  cards: Record<TestCard, { name: string; effect: string }>
  pay: string
  goBack: string
  finished: string
  finishedText: string
  backToShop: string
  notFound: string
  notFoundText: string
}

export const pageTexts: Record<Language, PageTexts> = {
  it: {
    bank: 'Banca di prova',
    title: 'Pagamento',
    notReal: 'Questa è una banca di prova: nessun denaro si muove e non serve una carta vera.',
    youPay: 'Stai per autorizzare',
    to: 'A favore di',
    order: 'Ordine',
    choose: 'Scegli una carta di prova',
    cards: {
      accepted: { name: 'Carta accettata', effect: 'Il pagamento riesce subito.' },
      declined: { name: 'Carta rifiutata', effect: 'La banca dice sempre di no.' },
      late: { name: 'Carta lenta', effect: 'La banca risponde più tardi.' },
    },
    pay: 'Autorizza {amount}',
    goBack: 'Annulla e torna al negozio',
    finished: 'Questo pagamento è già concluso',
    finishedText: 'Non c’è altro da fare qui.',
    backToShop: 'Torna al negozio',
    notFound: 'Pagamento non trovato',
    notFoundText: 'L’indirizzo di questa pagina non corrisponde a nessun pagamento.',
  },
  de: {
    bank: 'Testbank',
    title: 'Zahlung',
    notReal: 'Dies ist eine Testbank: es fließt kein Geld, und eine echte Karte braucht es nicht.',
    youPay: 'Du genehmigst',
    to: 'Zugunsten von',
    order: 'Bestellung',
    choose: 'Wähle eine Testkarte',
    cards: {
      accepted: { name: 'Angenommene Karte', effect: 'Die Zahlung gelingt sofort.' },
      declined: { name: 'Abgelehnte Karte', effect: 'Die Bank sagt immer nein.' },
      late: { name: 'Langsame Karte', effect: 'Die Bank antwortet später.' },
    },
    pay: '{amount} genehmigen',
    goBack: 'Abbrechen und zurück zum Geschäft',
    finished: 'Diese Zahlung ist schon abgeschlossen',
    finishedText: 'Hier ist nichts mehr zu tun.',
    backToShop: 'Zurück zum Geschäft',
    notFound: 'Zahlung nicht gefunden',
    notFoundText: 'Zur Adresse dieser Seite gibt es keine Zahlung.',
  },
  en: {
    bank: 'Test bank',
    title: 'Payment',
    notReal: 'This is a test bank: no money moves and no real card is needed.',
    youPay: 'You are authorising',
    to: 'To',
    order: 'Order',
    choose: 'Choose a test card',
    cards: {
      accepted: { name: 'Accepted card', effect: 'The payment succeeds at once.' },
      declined: { name: 'Declined card', effect: 'The bank always says no.' },
      late: { name: 'Slow card', effect: 'The bank answers later.' },
    },
    pay: 'Authorise {amount}',
    goBack: 'Cancel and go back to the shop',
    finished: 'This payment is already settled',
    finishedText: 'There is nothing left to do here.',
    backToShop: 'Back to the shop',
    notFound: 'Payment not found',
    notFoundText: 'There is no payment at this address.',
  },
}
