import type { Language } from '@bottega/rules/text/language.ts'
import type { PaymentKind } from './payment.ts'
import type { Outcome, testWays } from './test-ways.ts'

type Named = { [Kind in PaymentKind]: Record<keyof (typeof testWays)[Kind], string> }
export type Effect = `${Outcome['decides']} ${Outcome['when']}`

interface PageTexts {
  /** The name the page pretends to have, its question, its button. */
  kinds: Record<PaymentKind, { bank: string; choose: string; pay: string }>
  ways: Named
  effects: Partial<Record<Effect, string>>
  phoneTitle: string
  phoneText: string
  remember: string
  rememberText: string
  title: string
  notReal: string
  youPay: string
  to: string
  order: string
  goBack: string
  finished: string
  finishedText: string
  backToShop: string
  notFound: string
  notFoundText: string
}

export const pageTexts: Record<Language, PageTexts> = {
  it: {
    kinds: {
      card: { bank: 'Banca di prova', choose: 'Scegli una carta di prova', pay: 'Autorizza {amount}' },
      account: {
        bank: 'Conto corrente di prova',
        choose: 'Scegli la tua banca di prova',
        pay: 'Conferma {amount} dal conto',
      },
      wallet: {
        bank: 'Portafoglio di prova, al posto di PayPal',
        choose: 'Con che cosa paghi',
        pay: 'Approva {amount}',
      },
      phone: {
        bank: 'App di prova, al posto di Satispay',
        choose: 'Che cosa fai sul telefono',
        pay: 'Invia la richiesta di {amount}',
      },
      'meal-card': {
        bank: 'Carta buoni pasto di prova',
        choose: 'Scegli una carta buoni pasto',
        pay: 'Paga {amount} con i buoni',
      },
      'meal-app': {
        bank: 'App buoni pasto di prova',
        choose: 'Che cosa fai sul telefono',
        pay: 'Invia la richiesta di {amount}',
      },
    },
    ways: {
      card: { accepted: 'Carta accettata', declined: 'Carta rifiutata', late: 'Carta lenta' },
      account: { accepted: 'Banca del Sole', declined: 'Banca del No', late: 'Banca delle Lumache' },
      wallet: { accepted: 'Saldo di giulia@bottega.example', declined: 'Saldo vuoto', late: 'Saldo in verifica' },
      phone: {
        accepted: 'Confermo nell’app',
        declined: 'Rifiuto nell’app',
        late: 'Confermo, ma con calma',
        ignored: 'Non guardo il telefono',
      },
      'meal-card': { accepted: 'Carta con 8 buoni', declined: 'Carta senza buoni' },
      'meal-app': {
        accepted: 'Confermo nell’app',
        declined: 'Rifiuto nell’app',
        late: 'Confermo, ma con calma',
        ignored: 'Non guardo il telefono',
      },
    },
    effects: {
      'authorised now': 'Il pagamento riesce subito.',
      'declined now': 'La risposta è sempre no.',
      'authorised soon': 'La conferma arriva da sola in pochi secondi.',
      'declined soon': 'Il rifiuto arriva da solo in pochi secondi.',
      'authorised late': 'La risposta arriva più tardi.',
      'declined never-answered': 'Nessuno risponde: dopo due minuti la richiesta scade.',
    },
    phoneTitle: 'Conferma sul telefono',
    phoneText:
      'Abbiamo mandato una richiesta di {amount} alla tua app. Puoi tornare al negozio: la risposta arriva da sola.',
    remember: 'Ricorda questa carta per le prossime spese',
    rememberText:
      'La carta resta alla banca; il negozio ne conosce solo le ultime quattro cifre. Puoi toglierla quando vuoi.',
    title: 'Pagamento',
    notReal: 'Questa è una banca di prova: nessun denaro si muove e non serve una carta vera.',
    youPay: 'Stai per autorizzare',
    to: 'A favore di',
    order: 'Ordine',
    goBack: 'Annulla e torna al negozio',
    finished: 'Questo pagamento è già concluso',
    finishedText: 'Non c’è altro da fare qui.',
    backToShop: 'Torna al negozio',
    notFound: 'Pagamento non trovato',
    notFoundText: 'L’indirizzo di questa pagina non corrisponde a nessun pagamento.',
  },
  de: {
    kinds: {
      card: { bank: 'Testbank', choose: 'Wähle eine Testkarte', pay: '{amount} genehmigen' },
      account: { bank: 'Testkonto', choose: 'Wähle deine Testbank', pay: '{amount} vom Konto bestätigen' },
      wallet: { bank: 'Test-Geldbörse, anstelle von PayPal', choose: 'Womit zahlst du', pay: '{amount} freigeben' },
      phone: {
        bank: 'Test-App, anstelle von Satispay',
        choose: 'Was machst du am Telefon',
        pay: 'Anfrage über {amount} senden',
      },
      'meal-card': {
        bank: 'Test-Essenskarte',
        choose: 'Wähle eine Essenskarte',
        pay: '{amount} mit Gutscheinen zahlen',
      },
      'meal-app': {
        bank: 'Test-App für Essensgutscheine',
        choose: 'Was machst du am Telefon',
        pay: 'Anfrage über {amount} senden',
      },
    },
    ways: {
      card: { accepted: 'Angenommene Karte', declined: 'Abgelehnte Karte', late: 'Langsame Karte' },
      account: { accepted: 'Sonnenbank', declined: 'Neinbank', late: 'Schneckenbank' },
      wallet: {
        accepted: 'Guthaben von giulia@bottega.example',
        declined: 'Leeres Guthaben',
        late: 'Guthaben in Prüfung',
      },
      phone: {
        accepted: 'Ich bestätige in der App',
        declined: 'Ich lehne in der App ab',
        late: 'Ich bestätige, aber in Ruhe',
        ignored: 'Ich schaue nicht aufs Telefon',
      },
      'meal-card': { accepted: 'Karte mit 8 Gutscheinen', declined: 'Karte ohne Gutscheine' },
      'meal-app': {
        accepted: 'Ich bestätige in der App',
        declined: 'Ich lehne in der App ab',
        late: 'Ich bestätige, aber in Ruhe',
        ignored: 'Ich schaue nicht aufs Telefon',
      },
    },
    effects: {
      'authorised now': 'Die Zahlung gelingt sofort.',
      'declined now': 'Die Antwort ist immer nein.',
      'authorised soon': 'Die Bestätigung kommt von selbst in wenigen Sekunden.',
      'declined soon': 'Die Ablehnung kommt von selbst in wenigen Sekunden.',
      'authorised late': 'Die Antwort kommt später.',
      'declined never-answered': 'Niemand antwortet: nach zwei Minuten verfällt die Anfrage.',
    },
    phoneTitle: 'Bestätige am Telefon',
    phoneText:
      'Wir haben eine Anfrage über {amount} an deine App geschickt. Du kannst zurück zum Geschäft: die Antwort kommt von selbst.',
    remember: 'Diese Karte für die nächsten Einkäufe merken',
    rememberText:
      'Die Karte bleibt bei der Bank; das Geschäft kennt nur die letzten vier Ziffern. Du kannst sie jederzeit entfernen.',
    title: 'Zahlung',
    notReal: 'Dies ist eine Testbank: es fließt kein Geld, und eine echte Karte braucht es nicht.',
    youPay: 'Du genehmigst',
    to: 'Zugunsten von',
    order: 'Bestellung',
    goBack: 'Abbrechen und zurück zum Geschäft',
    finished: 'Diese Zahlung ist schon abgeschlossen',
    finishedText: 'Hier ist nichts mehr zu tun.',
    backToShop: 'Zurück zum Geschäft',
    notFound: 'Zahlung nicht gefunden',
    notFoundText: 'Zur Adresse dieser Seite gibt es keine Zahlung.',
  },
  en: {
    kinds: {
      card: { bank: 'Test bank', choose: 'Choose a test card', pay: 'Authorise {amount}' },
      account: { bank: 'Test bank account', choose: 'Choose your test bank', pay: 'Confirm {amount} from the account' },
      wallet: { bank: 'Test wallet, in place of PayPal', choose: 'What do you pay with', pay: 'Approve {amount}' },
      phone: {
        bank: 'Test app, in place of Satispay',
        choose: 'What do you do on your phone',
        pay: 'Send the request for {amount}',
      },
      'meal-card': {
        bank: 'Test meal voucher card',
        choose: 'Choose a meal voucher card',
        pay: 'Pay {amount} with vouchers',
      },
      'meal-app': {
        bank: 'Test meal voucher app',
        choose: 'What do you do on your phone',
        pay: 'Send the request for {amount}',
      },
    },
    ways: {
      card: { accepted: 'Accepted card', declined: 'Declined card', late: 'Slow card' },
      account: { accepted: 'Bank of the Sun', declined: 'Bank of No', late: 'Snail Bank' },
      wallet: {
        accepted: 'Balance of giulia@bottega.example',
        declined: 'Empty balance',
        late: 'Balance under review',
      },
      phone: {
        accepted: 'I confirm in the app',
        declined: 'I refuse in the app',
        late: 'I confirm, but take my time',
        ignored: 'I do not look at my phone',
      },
      'meal-card': { accepted: 'Card with 8 vouchers', declined: 'Card without vouchers' },
      'meal-app': {
        accepted: 'I confirm in the app',
        declined: 'I refuse in the app',
        late: 'I confirm, but take my time',
        ignored: 'I do not look at my phone',
      },
    },
    effects: {
      'authorised now': 'The payment succeeds at once.',
      'declined now': 'The answer is always no.',
      'authorised soon': 'The confirmation comes by itself in a few seconds.',
      'declined soon': 'The refusal comes by itself in a few seconds.',
      'authorised late': 'The answer comes later.',
      'declined never-answered': 'Nobody answers: the request lapses after two minutes.',
    },
    phoneTitle: 'Confirm on your phone',
    phoneText: 'We sent a request for {amount} to your app. You can go back to the shop: the answer comes by itself.',
    remember: 'Remember this card for my next shopping',
    rememberText:
      'The card stays at the bank; the shop only knows its last four digits. You can remove it whenever you like.',
    title: 'Payment',
    notReal: 'This is a test bank: no money moves and no real card is needed.',
    youPay: 'You are authorising',
    to: 'To',
    order: 'Order',
    goBack: 'Cancel and go back to the shop',
    finished: 'This payment is already settled',
    finishedText: 'There is nothing left to do here.',
    backToShop: 'Back to the shop',
    notFound: 'Payment not found',
    notFoundText: 'There is no payment at this address.',
  },
}
