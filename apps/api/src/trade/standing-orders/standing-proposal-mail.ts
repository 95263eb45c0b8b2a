import { instantAt, noonOf } from '@bottega/rules/delivery/shop-calendar.ts'
import { sumCents } from '@bottega/rules/money/cents.ts'
import type { ProposalRemark, ProposedLine } from '@bottega/rules/orders/standing-orders.ts'
import { fill } from '@bottega/rules/text/fill.ts'
import { formatDay, formatPrice, formatTime } from '@bottega/rules/text/format.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { shopOrigin } from '../../kernel/settings/config.ts'
import type { Shop } from '../../kernel/shop.ts'
import { readRecipient } from '../../kernel/mail/recipient.service.ts'
import type { MailSection } from '../../kernel/mail/mail-html.ts'
import type { MailMessage } from '../../kernel/mail/mailer.ts'
import { addressee, writtenMail } from '../../kernel/mail/written-mail.ts'
import type { OutboxMessages } from '../../kernel/outbox/outbox-messages.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { addressText } from './standing-orders.presenter.ts'
import { type ShownProposal, showProposalIfAny } from './take-proposal.service.ts'

type TextName =
  | ProposalRemark
  | 'title'
  | 'greeting'
  | 'intro'
  | 'when'
  | 'where'
  | 'total'
  | 'now'
  | 'link'
  | 'unasked'
  | 'same'
  | 'otherTime'
  | 'noPlace'
  | 'estimated'
  | 'end'
  | 'manage'

const texts: Record<Language, Record<TextName, string>> = {
  it: {
    title: 'La tua spesa fissa per {day}: guarda e ordina',
    greeting: 'Ciao {firstName},',
    intro: 'la tua spesa fissa è pronta da guardare. Con un tocco è nel carrello, poi la ordini come sempre.',
    when: 'Quando',
    where: 'Dove',
    total: 'Prodotti, circa',
    link: 'Guarda e ordina',
    missing: 'Non disponibili questa volta',
    fewer: 'Meno di quanto chiedi',
    dearer: 'Più cari dell’ultima volta',
    offer: 'In offerta',
    choice: 'Da scegliere tu',
    now: '{name}: {before} prima, ora {price}',
    same: 'Nessun prodotto manca e nessuno è più caro.',
    otherTime: 'A {hours} non c’è posto: il più vicino è {found}.',
    noPlace: 'Per quel giorno e il giorno dopo non c’è posto: puoi scegliere un’altra consegna.',
    estimated: 'Il totale è una stima, senza la consegna: quello che si pesa costa quanto pesa.',
    unasked: 'Se non rispondi non viene ordinato niente, e alla prossima data te la proponiamo di nuovo.',
    end: 'Vuoi fermarti?',
    manage: 'Salta, sospendi o chiudi la spesa fissa',
  },
  de: {
    title: 'Deine Dauerbestellung für {day}: ansehen und bestellen',
    greeting: 'Hallo {firstName},',
    intro:
      'deine Dauerbestellung liegt zum Ansehen bereit. Ein Druck legt sie in den Warenkorb, dann bestellst du wie immer.',
    when: 'Wann',
    where: 'Wo',
    total: 'Waren, etwa',
    link: 'Ansehen und bestellen',
    missing: 'Diesmal nicht verfügbar',
    fewer: 'Weniger als gewünscht',
    dearer: 'Teurer als beim letzten Mal',
    offer: 'Im Angebot',
    choice: 'Von dir auszuwählen',
    now: '{name}: vorher {before}, jetzt {price}',
    same: 'Nichts fehlt, und nichts ist teurer geworden.',
    otherTime: 'Um {hours} ist kein Platz frei: Am nächsten liegt {found}.',
    noPlace: 'Für diesen Tag und den Tag danach ist kein Platz frei: Du kannst eine andere Lieferung wählen.',
    estimated: 'Die Summe ist geschätzt, ohne Lieferung: Was gewogen wird, kostet, was es wiegt.',
    unasked: 'Antwortest du nicht, wird nichts bestellt, und zum nächsten Datum schlagen wir sie wieder vor.',
    end: 'Möchtest du aussetzen?',
    manage: 'Dauerbestellung auslassen, aussetzen oder beenden',
  },
  en: {
    title: 'Your standing order for {day}: look and order',
    greeting: 'Hello {firstName},',
    intro: 'your standing order is ready to look at. One press puts it in your cart; then you order as always.',
    when: 'When',
    where: 'Where',
    total: 'Goods, about',
    link: 'Look and order',
    missing: 'Not available this time',
    fewer: 'Fewer than you ask for',
    dearer: 'Dearer than last time',
    offer: 'On offer',
    choice: 'To be chosen by you',
    now: '{name}: {before} before, {price} now',
    same: 'Nothing is missing, and nothing has become dearer.',
    otherTime: 'There is no place at {hours}: the nearest is {found}.',
    noPlace: 'There is no place on that day or the day after: you can choose another delivery.',
    estimated: 'The total is an estimate, without delivery: what is weighed costs what it weighs.',
    unasked: 'If you do not answer, nothing is ordered, and we propose it again for the next date.',
    end: 'Do you want to stop?',
    manage: 'Skip, pause or end the standing order',
  },
}

const hoursText = (day: string, from: number, to: number, language: Language) =>
  `${formatTime(instantAt(day, from), language)}–${formatTime(instantAt(day, to), language)}`

const shownRemarks = ['missing', 'fewer', 'dearer', 'choice', 'offer'] as const

function sectionsOf({ proposal, named }: ShownProposal, language: Language): MailSection[] {
  const words = texts[language]
  const lineOf = (remark: ProposalRemark, { productId, unitCents, beforeCents }: ProposedLine): string[] => {
    const product = named.get(productId)
    if (product === undefined) return []
    const name = textIn(language, product.name)
    if (remark !== 'dearer' || unitCents === null || beforeCents === null) return [name]
    return [
      fill(words.now, { name, before: formatPrice(beforeCents, language), price: formatPrice(unitCents, language) }),
    ]
  }
  return shownRemarks.flatMap((remark) => {
    const lines = proposal.lines.filter(({ remarks }) => remarks.includes(remark)).flatMap((one) => lineOf(remark, one))
    return lines.length === 0 ? [] : [{ title: words[remark], lines }]
  })
}

/**
 * The changes of one date and the link to look and order. It names nothing of the food profile: mails are stored, and
 * others may read along. Undefined once it was answered, or its standing order ended or was paused.
 */
export async function standingProposalMail(
  shop: Shop,
  { userId, proposalId }: OutboxMessages['mail.standingProposal'],
  event: string,
): Promise<MailMessage | undefined> {
  const shown = await showProposalIfAny(shop.db, userId, proposalId, shop.clock())
  if (shown?.state !== 'open' || shown.order.pausedFor !== null) return undefined
  const { proposal, order, slot } = shown
  const recipient = await readRecipient(shop.db, userId)
  const { language } = recipient
  const words = texts[language]
  const dayText = (day: string) => formatDay(noonOf(day), language)
  const hours = hoursText(proposal.day, order.beginMinute, order.endMinute, language)
  const found = slot && `${dayText(slot.date)}, ${hoursText(slot.date, slot.beginMinute, slot.endMinute, language)}`
  const wanted = `${dayText(proposal.day)}, ${hours}`
  const place = addressText(order)
  const changes = sectionsOf(shown, language)
  const isQuiet = proposal.lines.every(({ remarks }) => remarks.every((one) => one === 'offer'))
  const total = sumCents(proposal.lines.map(({ totalCents }) => totalCents))
  const origin = shopOrigin(shop.config)
  return writtenMail(
    {
      language,
      title: fill(words.title, { day: dayText(proposal.day) }),
      greeting: fill(words.greeting, { firstName: recipient.firstName }),
      intro: words.intro,
      facts: [
        [words.when, wanted],
        ...(place === undefined ? [] : [[words.where, place] as const]),
        [words.total, formatPrice(total, language)],
      ],
      link: [words.link, `${origin}/profile/standing-orders/${proposalId}`],
      sections: [...changes, { title: words.end, lines: [[words.manage, `${origin}/profile/standing-orders`]] }],
      notes: [
        ...(found === undefined ? [words.noPlace] : []),
        ...(found === undefined || found === wanted ? [] : [fill(words.otherTime, { hours, found })]),
        ...(isQuiet ? [words.same] : []),
        words.unasked,
        words.estimated,
      ],
    },
    { id: `standing-proposal-${event}`, to: addressee(recipient) },
  )
}
