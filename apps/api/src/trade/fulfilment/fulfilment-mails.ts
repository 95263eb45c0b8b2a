import { fill } from '@bottega/rules/text/fill.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { isCollected } from '@bottega/rules/delivery/delivery-services.ts'
import { needsHandoverCode } from '@bottega/rules/fulfilment/delivery-steps.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { formatPrice } from '@bottega/rules/text/format.ts'
import type { Shop } from '../../kernel/shop.ts'
import { quantityText } from '../cart/presenters/quantity-text.ts'
import type { MailContent, MailTable } from '../../kernel/mail/mail-html.ts'
import type { MailMessage } from '../../kernel/mail/mailer.ts'
import { goodsIn, type Letter, letterOf, writtenLetter } from '../orders/mails/order-mails.ts'
import type { WholeOrder } from '../orders/orders.service.ts'
import { toCollect } from '../payments/picked-money.service.ts'
import { fulfilmentMailTexts } from './fulfilment-mail-texts.ts'

type Item = WholeOrder['items'][number]
type Mail = keyof (typeof fulfilmentMailTexts)['it']['mails']

function letter(
  known: Letter,
  mail: Mail,
  parts: Partial<Pick<MailContent, 'table' | 'notes' | 'code'>> = {},
): MailMessage {
  return writtenLetter(known, fulfilmentMailTexts[known.language].mails[mail], { name: mail, ...parts })
}

/**
 * Tells the contents of the bags, where they are not what was ordered; the amount to be paid; and the code of a
 * customer who collects.
 */
export async function orderPrepared(shop: Shop, orderId: number): Promise<MailMessage> {
  const known = await letterOf(shop, orderId)
  const { whole, language } = known
  const { order } = whole.placed
  const texts = fulfilmentMailTexts[language]
  const rows = differencesOf(whole.items, language)
  const due = await toCollect(shop.db, orderId)
  const notes = [
    ...(rows.length === 0 ? [texts.asOrdered] : []),
    ...(order.bags === null ? [] : [fill(texts.bags, { count: order.bags })]),
    ...(due.cents === 0
      ? []
      : [fill(collects(known) ? texts.counter : texts.door, { amount: formatPrice(due.cents, language) })]),
  ]
  const needsCode = needsHandoverCode(order.deliveryServiceId)
  return letter(known, 'prepared', {
    table: totalsTable(whole, rows, language),
    notes: needsCode ? [...notes, texts.code] : notes,
    ...(needsCode && { code: order.handoverCode }),
  })
}

function totalsTable({ placed }: WholeOrder, rows: readonly [string, string][], language: Language): MailTable {
  const texts = fulfilmentMailTexts[language]
  const { orderedTotalCents, totalCents } = placed.order
  const before: [string, string][] =
    orderedTotalCents === null || orderedTotalCents === totalCents
      ? []
      : [[texts.totalOrdered, formatPrice(orderedTotalCents, language)]]
  return {
    title: rows.length === 0 ? texts.total : texts.differences,
    rows: [...rows, ...before],
    total: [texts.total, formatPrice(totalCents, language)],
  }
}

const nameOf = ({ line, pack, optionWords }: Item, language: Language) =>
  goodsIn(language, { name: line.name, pack, optionWords })

/** Lines that are not as ordered: weighed otherwise, short, or with something else in their place. */
function differencesOf(items: readonly Item[], language: Language): [string, string][] {
  const ordered = items.filter(({ line }) => line.replacesLineId === null)
  return ordered.flatMap((item) => {
    const instead = items.filter(({ line }) => line.replacesLineId === item.line.id)
    return [foundRow(item, language), ...instead.map((one) => insteadRow(one, language))].filter(
      (row) => row !== undefined,
    )
  })
}

function insteadRow(item: Item, language: Language): [string, string] {
  const name = fill(fulfilmentMailTexts[language].instead, { name: nameOf(item, language) })
  return [name, amountOf(item, item.line.quantityPrepared ?? 0, language)]
}

/** Undefined for what is as it was ordered. */
function foundRow(item: Item, language: Language): [string, string] | undefined {
  const { quantityOrdered, quantityPrepared } = item.line
  if (quantityPrepared === null || quantityPrepared === quantityOrdered) return undefined
  if (quantityPrepared === 0) return [nameOf(item, language), fulfilmentMailTexts[language].missing]
  const [before, after] = [quantityOrdered, quantityPrepared].map((quantity) => amountOf(item, quantity, language))
  return [nameOf(item, language), `${before} → ${after}`]
}

const amountOf = ({ sellingMode }: Item, quantity: number, language: Language) =>
  quantityText(quantity, sellingMode === 'loose' ? 'loose' : 'piece', language)

const collects = ({ whole }: Letter): boolean => isCollected(whole.placed.order.deliveryServiceId)

export async function orderOnItsWay(shop: Shop, orderId: number): Promise<MailMessage> {
  const known = await letterOf(shop, orderId)
  return letter(known, collects(known) ? 'ready' : 'onItsWay')
}

export async function orderDelivered(shop: Shop, orderId: number): Promise<MailMessage> {
  const known = await letterOf(shop, orderId)
  return letter(known, collects(known) ? 'collected' : 'delivered')
}

export async function orderFailed(shop: Shop, orderId: number): Promise<MailMessage> {
  const known = await letterOf(shop, orderId)
  return letter(known, endingOf(known), { notes: [fulfilmentMailTexts[known.language].moneyBack] })
}

function endingOf(known: Letter): Mail {
  if (known.whole.placed.order.statusId === orderStatus.notCollected) return 'notCollected'
  return collects(known) ? 'failedPickup' : 'failed'
}
