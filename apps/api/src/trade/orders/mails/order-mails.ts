import { lineNote } from '@bottega/rules/cart/line-note.ts'
import { piecesOf } from '@bottega/rules/quantity/asked-pieces.ts'
import { fill } from '@bottega/rules/text/fill.ts'
import { type Language, languages } from '@bottega/rules/text/language.ts'
import { nameBesideStreet } from '@bottega/rules/delivery/address-name.ts'
import { isClosed } from '@bottega/rules/orders/order-status.ts'
import { orderMoney } from '@bottega/rules/payments/order-money.ts'
import { unitsFromThousandths } from '@bottega/rules/quantity/parse-quantity.ts'
import { formatNumber, formatPrice, formatTime, formatWholeDay } from '@bottega/rules/text/format.ts'
import { goodsText } from '@bottega/rules/text/goods-text.ts'
import { shopOrigin } from '../../../kernel/settings/config.ts'
import type { Localized } from '../../../kernel/database/columns.ts'
import type { Shop } from '../../../kernel/shop.ts'
import { textIn } from '../../../kernel/text/localized-text.ts'
import { presentWindow } from '../../delivery/slots.presenter.ts'
import { adjustmentName } from '../../cart/presenters/adjustment-names.ts'
import { quantityText } from '../../cart/presenters/quantity-text.ts'
import { changeById, type OrderChangeRow } from '../order-changes.service.ts'
import { makeLink } from '../links/order-links.service.ts'
import { eventById, readOrder, type WholeOrder } from '../orders.service.ts'
import { paymentTypeName } from '../../payments/payment-names.ts'
import { type MailContent, type MailTable } from '../../../kernel/mail/mail-html.ts'
import { addressee, writtenMail } from '../../../kernel/mail/written-mail.ts'
import { lawOfSale } from './law-of-sale.ts'
import { orderMailTexts } from './order-mail-texts.ts'
import { readRecipient, type Recipient } from '../../../kernel/mail/recipient.service.ts'
import type { MailMessage } from '../../../kernel/mail/mailer.ts'

function quantityOf({ line, sellingMode }: WholeOrder['items'][number], language: Language): string {
  const amount = formatNumber(unitsFromThousandths(line.quantityOrdered), language)
  return sellingMode === 'loose' ? `${amount} kg` : `${amount} ×`
}

interface NamedGoods {
  name: Localized
  pack?: Localized
  optionWords?: Localized
}

export function goodsIn(language: Language, { name, pack = { it: '' }, optionWords = { it: '' } }: NamedGoods): string {
  return goodsText(textIn(language, name), textIn(language, pack), textIn(language, optionWords))
}

/** The pieces a customer asked for of loose goods, and their note to the picker in their words, stay with the line. */
function wishesOf({ line }: WholeOrder['items'][number], texts: (typeof orderMailTexts)[Language]): string {
  const pieces = piecesOf(line.infos)
  const note = lineNote(line.infos)
  const asked = pieces === undefined ? [] : [fill(texts.askedPieces, { count: pieces })]
  const wishes = [...asked, ...(note === undefined ? [] : [`${texts.lineNote}: ${note}`])]
  return wishes.map((wish) => ` (${wish})`).join('')
}

function tableOf(whole: WholeOrder, language: Language): MailTable {
  const texts = orderMailTexts[language]
  const { items, adjustments, placed } = whole
  const goods = items.map((item): [string, string] => [
    `${quantityOf(item, language)} ${goodsIn(language, { ...item, name: item.line.name })}${wishesOf(item, texts)}`,
    formatPrice(item.line.totalCents, language),
  ])
  const rest = adjustments.map(({ reason, cents, ownName }): [string, string] => [
    textIn(language, ownName ?? adjustmentName(reason, placed.order.deliveryServiceId)),
    formatPrice(cents, language),
  ])
  return {
    title: texts.goods,
    rows: [...goods, ...rest],
    total: [texts.total, formatPrice(placed.order.totalCents, language)],
  }
}

/** Each part with its amount where there is more than one. */
function howPaid({ placed, payments }: WholeOrder, language: Language): string {
  const name = (paymentTypeId: number) =>
    textIn(language, paymentTypeName(paymentTypeId, placed.order.deliveryServiceId))
  if (payments.length < 2) return name(placed.order.paymentTypeId)
  return payments
    .map(({ paymentTypeId, amountCents }) => `${name(paymentTypeId)} ${formatPrice(amountCents, language)}`)
    .join(' + ')
}

function factsOf(whole: WholeOrder, language: Language): NonNullable<MailContent['facts']> {
  const texts = orderMailTexts[language]
  const { order, service } = whole.placed
  const { address } = order
  const own = nameBesideStreet({ ...address, number: address.streetNumber })
  const lines = [own, `${address.street} ${address.streetNumber}`, `${address.postalCode} ${address.city}`]
  const place = lines.filter((line) => line !== '').join(', ')
  return [
    [
      texts.when,
      `${formatWholeDay(order.slotBeginAt, language)}, ${presentWindow(order.slotBeginAt, order.slotEndAt).name}`,
    ],
    [texts.where, service === null ? place : `${textIn(language, service)}: ${place}`],
    [texts.how, howPaid(whole, language)],
  ]
}

/** Notes for each way its money comes, and on weights only where something is weighed. */
function notesOf({ placed, payments, items }: WholeOrder, language: Language): string[] {
  const texts = orderMailTexts[language]
  return [
    ...orderMoney(payments).map(({ kind, paymentTypeId, cents }) =>
      fill(texts.money[kind], {
        name: textIn(language, paymentTypeName(paymentTypeId, placed.order.deliveryServiceId)),
        amount: formatPrice(cents, language),
      }),
    ),
    ...(items.some(({ line }) => line.weightVariable) ? [texts.weighed] : []),
  ]
}

export interface Letter {
  whole: WholeOrder
  recipient: Recipient
  language: Language
  orderAddress: string
}

/** In the language chosen in the profile, else the one the order was placed in. */
export async function letterOf(shop: Shop, orderId: number): Promise<Letter> {
  const whole = await readOrder(shop, shop.db, orderId, shop.clock())
  const recipient = await readRecipient(shop.db, whole.placed.order.userId)
  const { infos } = whole.placed.order
  const placedIn = languages.find((one) => one === infos['language']) ?? recipient.language
  const language = recipient.languageChosen ? recipient.language : placedIn
  return { whole, recipient, language, orderAddress: await addressOf(shop, whole.placed.order) }
}

/** Opens without a login while the order is open; the token stands behind `#`, which no server is told. */
async function addressOf(shop: Shop, { id, statusId }: WholeOrder['placed']['order']): Promise<string> {
  const origin = shopOrigin(shop.config)
  if (isClosed(statusId)) return `${origin}/profile/orders/${id}`
  return `${origin}/order/${id}#${await makeLink(shop.db, id, shop.clock())}`
}

type OrderMail = 'confirmed' | 'cancelled' | 'left' | 'unpaid' | 'lost' | 'changed' | 'rescheduled'

interface MailWords {
  subject: string
  title: string
  intro: string
}

type MailParts = { name: string } & Partial<
  Pick<MailContent, 'table' | 'notes' | 'link' | 'code' | 'sections'> & Pick<MailMessage, 'attachments'>
>

/** The parts that all mails about an order share; `parts` is what one of them says beside them. */
export function writtenLetter(
  { whole, recipient, language, orderAddress }: Letter,
  { subject, title, intro }: MailWords,
  { name, attachments, ...parts }: MailParts,
): MailMessage {
  const texts = orderMailTexts[language]
  const orderId = whole.placed.order.id
  const content: MailContent = {
    language,
    title,
    greeting: fill(texts.greeting, { firstName: recipient.firstName }),
    intro: fill(intro, { orderId }),
    facts: factsOf(whole, language),
    link: [texts.see, orderAddress],
    ...parts,
  }
  return writtenMail(content, {
    id: `order-${orderId}-${name}`,
    to: addressee(recipient),
    subject: fill(subject, { orderId }),
    archiveFor: whole.placed.order.userId,
    ...(attachments && { attachments }),
  })
}

function orderLetter(letter: Letter, mail: OrderMail, parts: MailParts): MailMessage {
  const texts = orderMailTexts[letter.language]
  const words = { subject: texts[`${mail}Subject`], title: texts[`${mail}Title`], intro: texts[`${mail}Intro`] }
  return writtenLetter(letter, words, parts)
}

export async function orderConfirmation(shop: Shop, orderId: number): Promise<MailMessage> {
  const letter = await letterOf(shop, orderId)
  const { whole, language } = letter
  const parts = { table: tableOf(whole, language), notes: notesOf(whole, language) }
  const law = await lawOfSale(shop, whole.placed.cooperativeId, language)
  return orderLetter(letter, 'confirmed', { name: 'confirmation', ...parts, ...law })
}

export async function orderCancellation(shop: Shop, orderId: number): Promise<MailMessage> {
  return orderLetter(await letterOf(shop, orderId), 'cancelled', { name: 'cancellation' })
}

/** The customer went to pay and has not paid: their order's page, where it is paid or cancelled, and until when. */
export async function orderUnpaid(shop: Shop, orderId: number): Promise<MailMessage> {
  const letter = await letterOf(shop, orderId)
  const { whole, language } = letter
  return orderLetter(letter, 'left', {
    name: 'left',
    notes: waitingNote(whole, language),
    link: [orderMailTexts[language].payOrCancel, `${shopOrigin(shop.config)}/profile/orders/${orderId}`],
  })
}

/** The payment was refused after the customer had left the page. */
export const paymentFailure = (shop: Shop, orderId: number) => unpaidLetter(shop, orderId, 'unpaid')

/** The order stood, and the bank holds its money no more. */
export const paymentLoss = (shop: Shop, orderId: number) => unpaidLetter(shop, orderId, 'lost')

async function unpaidLetter(shop: Shop, orderId: number, mail: 'unpaid' | 'lost'): Promise<MailMessage> {
  const letter = await letterOf(shop, orderId)
  const { whole, language } = letter
  return orderLetter(letter, mail, {
    name: `${mail}-${whole.events.length}`,
    notes: waitingNote(whole, language),
    link: [orderMailTexts[language].payAgain, `${shopOrigin(shop.config)}/cart/payment-error/${orderId}`],
  })
}

function waitingNote({ payableUntil }: WholeOrder, language: Language): string[] {
  if (payableUntil === undefined) return []
  const until = { day: formatWholeDay(payableUntil, language), time: formatTime(payableUntil, language) }
  return [fill(orderMailTexts[language].waits, until)]
}

/** Says what differs, line by line, and what the order comes to now. */
export async function orderChanged(shop: Shop, orderId: number, changeId: number): Promise<MailMessage> {
  const [letter, change] = [await letterOf(shop, orderId), await changeById(shop.db, changeId)]
  const { whole, language } = letter
  const { reason } = change.story
  const why = reason === undefined ? [] : [fill(orderMailTexts[language].why, { reason })]
  const parts = { table: changesTable(change, language), notes: [...why, ...notesOf(whole, language)] }
  return orderLetter(letter, 'changed', { name: `change-${changeId}`, ...parts })
}

function changesTable({ story, fromTotalCents, toTotalCents }: OrderChangeRow, language: Language): MailTable {
  const texts = orderMailTexts[language]
  const goods = story.goods.map((one): [string, string] => [goodsIn(language, one), changedQuantity(one, language)])
  return {
    title: texts.changes,
    rows: [...goods, ...newSlot(story, language), [texts.totalBefore, formatPrice(fromTotalCents, language)]],
    total: [texts.total, formatPrice(toTotalCents, language)],
  }
}

function changedQuantity(
  { isLoose, before, after }: OrderChangeRow['story']['goods'][number],
  language: Language,
): string {
  const texts = orderMailTexts[language]
  const amount = (quantity: number) => quantityText(quantity, isLoose ? 'loose' : 'piece', language)
  if (after === 0) return texts.removed
  return before === 0 ? fill(texts.added, { amount: amount(after) }) : `${amount(before)} → ${amount(after)}`
}

/** The shop itself gave the order another time: says which, which it was, and why. */
export async function orderRescheduled(shop: Shop, orderId: number, eventId: number): Promise<MailMessage> {
  const [letter, event] = [await letterOf(shop, orderId), await eventById(shop.db, eventId)]
  const { language } = letter
  const texts = orderMailTexts[language]
  const before =
    event.rescheduled === null ? [] : [fill(texts.slotBefore, { slot: slotText(event.rescheduled.from, language) })]
  const why = event.reason === null ? [] : [fill(texts.why, { reason: event.reason })]
  const notes = [...before, ...why, texts.rescheduledNext]
  return orderLetter(letter, 'rescheduled', { name: `rescheduled-${eventId}`, notes })
}

const slotText = (slot: { beginAt: string; endAt: string }, language: Language) => {
  const [beginAt, endAt] = [new Date(slot.beginAt), new Date(slot.endAt)]
  return `${formatWholeDay(beginAt, language)}, ${presentWindow(beginAt, endAt).name}`
}

function newSlot({ slot }: OrderChangeRow['story'], language: Language): [string, string][] {
  return slot === null ? [] : [[orderMailTexts[language].newSlot, slotText(slot, language)]]
}
