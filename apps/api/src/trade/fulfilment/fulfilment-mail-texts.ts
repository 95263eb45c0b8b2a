import type { Language } from '@bottega/rules/text/language.ts'

type Mail =
  | 'prepared'
  | 'onItsWay'
  | 'ready'
  | 'delivered'
  | 'collected'
  | 'failed'
  | 'failedPickup'
  | 'notCollected'
  | 'recalled'

/** `{name}` is filled from what the mail is about. */
interface FulfilmentMailTexts {
  mails: Record<Mail, { subject: string; title: string; intro: string }>
  /** Tells what becomes of a `{product}` that is recalled, and of the order without it. */
  recalled: string
  recalledInstead: string
  /** The same where the order is packed. */
  recalledPacked: string
  /** The same where the customer has received it. */
  recalledReceived: string
  /** Over the rows of what is not as it was ordered. */
  differences: string
  asOrdered: string
  missing: string
  /** `{name}` in the place of what was ordered. */
  instead: string
  totalOrdered: string
  total: string
  bags: string
  code: string
  door: string
  counter: string
  moneyBack: string
}

export const fulfilmentMailTexts: Record<Language, FulfilmentMailTexts> = {
  it: {
    mails: {
      prepared: {
        subject: 'Il tuo ordine {orderId} è pronto',
        title: 'La tua spesa è preparata',
        intro: 'Abbiamo preparato l’ordine {orderId}. Paghi quello che c’è nelle borse.',
      },
      onItsWay: {
        subject: 'Il tuo ordine {orderId} è in viaggio',
        title: 'La tua spesa sta arrivando',
        intro: 'L’ordine {orderId} è partito.',
      },
      ready: {
        subject: 'Il tuo ordine {orderId} è in viaggio verso il punto di ritiro',
        title: 'La tua spesa va al punto di ritiro',
        intro: 'L’ordine {orderId} è partito per il posto dove lo ritiri.',
      },
      delivered: {
        subject: 'Il tuo ordine {orderId} è consegnato',
        title: 'Buon appetito!',
        intro:
          'L’ordine {orderId} è nelle tue mani. Se qualcosa non va, scrivici o chiedi un reso dalla pagina dell’ordine.',
      },
      collected: {
        subject: 'Il tuo ordine {orderId} è ritirato',
        title: 'Buon appetito!',
        intro:
          'L’ordine {orderId} è nelle tue mani. Se qualcosa non va, scrivici o chiedi un reso dalla pagina dell’ordine.',
      },
      failed: {
        subject: 'Il tuo ordine {orderId} non è stato consegnato',
        title: 'La consegna non è riuscita',
        intro: 'Non siamo riusciti a darti l’ordine {orderId}.',
      },
      failedPickup: {
        subject: 'Il tuo ordine {orderId} non si può ritirare',
        title: 'Il ritiro non è possibile',
        intro: 'Non siamo riusciti a farti trovare l’ordine {orderId}.',
      },
      notCollected: {
        subject: 'Il tuo ordine {orderId} non è stato ritirato',
        title: 'La tua spesa non è stata ritirata',
        intro: 'L’ordine {orderId} ti aspettava al punto di ritiro e nella fascia scelta non è stato ritirato.',
      },
      recalled: {
        subject: 'Un prodotto del tuo ordine {orderId} è stato richiamato',
        title: 'Un prodotto è stato richiamato',
        intro: 'Il produttore o un’autorità ha ritirato dalla vendita un prodotto dell’ordine {orderId}.',
      },
    },
    recalled:
      '{product}: non lo mettiamo nella spesa e non lo paghi. Il resto arriva come previsto, non devi fare niente. Se ne hai già in casa, non consumarlo e scrivici.',
    recalledInstead: 'Se troviamo un prodotto simile lo mettiamo al suo posto, come hai scelto.',
    recalledPacked:
      '{product}: la spesa è già pronta. Chi te la consegna lo toglie e ti rimborsiamo; il resto arriva come previsto. Se lo trovi lo stesso, o se ne hai già in casa, non consumarlo e scrivici.',
    recalledReceived:
      '{product}: l’hai ricevuto con questo ordine. Se ne hai ancora, non consumarlo e non darlo ad altri: riportalo in negozio o scrivici, ti rimborsiamo.',
    differences: 'Cosa è diverso',
    asOrdered: 'C’è tutto, come l’hai ordinato.',
    missing: 'non c’era',
    instead: 'al suo posto: {name}',
    totalOrdered: 'Ordinato',
    total: 'Totale da pagare',
    bags: 'Borse: {count}',
    code: 'Quando vieni, di’ questo codice:',
    door: 'Alla consegna paghi {amount}.',
    counter: 'Al ritiro paghi {amount}.',
    moneyBack: 'Non paghi niente: quello che avevamo preso o riservato torna a te.',
  },
  de: {
    mails: {
      prepared: {
        subject: 'Deine Bestellung {orderId} ist gepackt',
        title: 'Dein Einkauf ist gepackt',
        intro: 'Wir haben Bestellung {orderId} gepackt. Du zahlst, was in den Taschen ist.',
      },
      onItsWay: {
        subject: 'Deine Bestellung {orderId} ist unterwegs',
        title: 'Dein Einkauf kommt',
        intro: 'Bestellung {orderId} ist losgefahren.',
      },
      ready: {
        subject: 'Deine Bestellung {orderId} ist unterwegs zur Abholstelle',
        title: 'Dein Einkauf fährt zur Abholstelle',
        intro: 'Bestellung {orderId} ist zu dem Ort unterwegs, an dem du sie abholst.',
      },
      delivered: {
        subject: 'Deine Bestellung {orderId} ist geliefert',
        title: 'Guten Appetit!',
        intro:
          'Bestellung {orderId} ist bei dir. Wenn etwas nicht stimmt, schreib uns oder verlange auf der Seite der Bestellung eine Rückgabe.',
      },
      collected: {
        subject: 'Deine Bestellung {orderId} ist abgeholt',
        title: 'Guten Appetit!',
        intro:
          'Bestellung {orderId} ist bei dir. Wenn etwas nicht stimmt, schreib uns oder verlange auf der Seite der Bestellung eine Rückgabe.',
      },
      failed: {
        subject: 'Deine Bestellung {orderId} wurde nicht geliefert',
        title: 'Die Lieferung ist nicht gelungen',
        intro: 'Wir konnten dir Bestellung {orderId} nicht geben.',
      },
      failedPickup: {
        subject: 'Deine Bestellung {orderId} kann nicht abgeholt werden',
        title: 'Die Abholung ist nicht möglich',
        intro: 'Wir konnten Bestellung {orderId} nicht für dich bereitstellen.',
      },
      notCollected: {
        subject: 'Deine Bestellung {orderId} wurde nicht abgeholt',
        title: 'Dein Einkauf wurde nicht abgeholt',
        intro:
          'Bestellung {orderId} stand an der Abholstelle bereit und wurde im gewählten Zeitfenster nicht abgeholt.',
      },
      recalled: {
        subject: 'Ein Produkt deiner Bestellung {orderId} wird zurückgerufen',
        title: 'Ein Produkt wird zurückgerufen',
        intro: 'Der Hersteller oder eine Behörde hat ein Produkt der Bestellung {orderId} aus dem Verkauf genommen.',
      },
    },
    recalled:
      '{product}: Wir packen es nicht ein, und du zahlst es nicht. Alles andere kommt wie vorgesehen, du musst nichts tun. Wenn du es schon zu Hause hast, iss oder verwende es nicht und schreib uns.',
    recalledInstead: 'Wenn wir ein ähnliches Produkt finden, legen wir es an seine Stelle, wie du es gewählt hast.',
    recalledPacked:
      '{product}: Dein Einkauf ist schon gepackt. Bei der Übergabe wird es herausgenommen, und du bekommst das Geld zurück; alles andere kommt wie vorgesehen. Wenn du es trotzdem findest oder schon welches zu Hause hast, iss oder verwende es nicht und schreib uns.',
    recalledReceived:
      '{product}: Du hast es mit dieser Bestellung bekommen. Wenn du noch etwas davon hast, iss oder verwende es nicht und gib es nicht weiter: Bring es in den Laden zurück oder schreib uns, du bekommst das Geld zurück.',
    differences: 'Das ist anders',
    asOrdered: 'Alles ist dabei, wie du es bestellt hast.',
    missing: 'war nicht da',
    instead: 'stattdessen: {name}',
    totalOrdered: 'Bestellt',
    total: 'Zu zahlen',
    bags: 'Taschen: {count}',
    code: 'Wenn du kommst, nenn diesen Code:',
    door: 'Bei der Lieferung zahlst du {amount}.',
    counter: 'Bei der Abholung zahlst du {amount}.',
    moneyBack: 'Du zahlst nichts: Was wir abgebucht oder vorgemerkt hatten, kommt zu dir zurück.',
  },
  en: {
    mails: {
      prepared: {
        subject: 'Your order {orderId} is prepared',
        title: 'Your shopping is packed',
        intro: 'We have packed order {orderId}. You pay for what is in the bags.',
      },
      onItsWay: {
        subject: 'Your order {orderId} is on its way',
        title: 'Your shopping is coming',
        intro: 'Order {orderId} has left.',
      },
      ready: {
        subject: 'Your order {orderId} is on its way to the pickup point',
        title: 'Your shopping goes to the pickup point',
        intro: 'Order {orderId} has left for the place where you collect it.',
      },
      delivered: {
        subject: 'Your order {orderId} is delivered',
        title: 'Enjoy your meal!',
        intro:
          'Order {orderId} is with you. If anything is wrong, write to us or ask for a return on the page of the order.',
      },
      collected: {
        subject: 'Your order {orderId} is collected',
        title: 'Enjoy your meal!',
        intro:
          'Order {orderId} is with you. If anything is wrong, write to us or ask for a return on the page of the order.',
      },
      failed: {
        subject: 'Your order {orderId} was not delivered',
        title: 'The delivery failed',
        intro: 'We could not give you order {orderId}.',
      },
      failedPickup: {
        subject: 'Your order {orderId} cannot be collected',
        title: 'The pickup is not possible',
        intro: 'We could not have order {orderId} ready for you.',
      },
      notCollected: {
        subject: 'Your order {orderId} was not collected',
        title: 'Your shopping was not collected',
        intro: 'Order {orderId} was ready at the pickup point and was not collected in the slot you chose.',
      },
      recalled: {
        subject: 'A product of your order {orderId} is recalled',
        title: 'A product is recalled',
        intro: 'Its maker or an authority has taken a product of order {orderId} off sale.',
      },
    },
    recalled:
      '{product}: we do not pack it, and you do not pay for it. Everything else comes as planned, and you need not do anything. If you have some at home already, do not use it and write to us.',
    recalledInstead: 'If we find a product close to it, we put that in its place, as you chose.',
    recalledPacked:
      '{product}: your shopping is packed already. It is taken out when you get the goods, and you are refunded; everything else comes as planned. If you find it all the same, or have some at home already, do not use it and write to us.',
    recalledReceived:
      '{product}: you received it with this order. If you still have some, do not use it and do not give it to anybody: bring it back to the store or write to us, and you are refunded.',
    differences: 'What is different',
    asOrdered: 'Everything is there, as you ordered it.',
    missing: 'was not there',
    instead: 'in its place: {name}',
    totalOrdered: 'Ordered',
    total: 'To pay',
    bags: 'Bags: {count}',
    code: 'When you come, say this code:',
    door: 'You pay {amount} when you get it.',
    counter: 'You pay {amount} when you collect it.',
    moneyBack: 'You pay nothing: what we had taken or held goes back to you.',
  },
}
