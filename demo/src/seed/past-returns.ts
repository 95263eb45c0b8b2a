import type { Tx } from '@bottega/api/kernel/database/database.ts'
import { orderReturn, orderReturnLine } from '@bottega/api/trade/returns/returns.tables.ts'
import { mailText } from '@bottega/api/kernel/mail/mail-html.ts'
import { orderMailTexts } from '@bottega/api/trade/orders/mails/order-mail-texts.ts'
import { readRecipient } from '@bottega/api/kernel/mail/recipient.service.ts'
import { withShopName } from '@bottega/api/places/identity/signed-by-shop.ts'
import { demoIdentity } from '../stores/demo-identity.ts'
import { archiveMail } from '@bottega/api/people/messages/messages.service.ts'
import { takeReturned } from '@bottega/api/trade/orders/orders.service.ts'
import type { ReturnMailStep } from '@bottega/api/kernel/outbox/outbox-messages.ts'
import { writeReturnMail } from '@bottega/api/trade/returns/return-mails.ts'
import { readReturn } from '@bottega/api/trade/returns/returns.service.ts'
import { fill } from '@bottega/rules/text/fill.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { returnMethod, type ReturnReason, returnStatus } from '@bottega/rules/returns/return-status.ts'
import { formatPrice } from '@bottega/rules/text/format.ts'
import { personIds } from '../people/demo-people.ts'
import type { OrderRow, OrderRows } from '../people/order-rows.ts'

const hour = 3_600_000
/** Mails of a real shop name its address; these of the past name the path alone. */
const origin = ''
const staff = 'Silvia Greco'

interface ReturnStory {
  userId: number
  /** The position of the order among their delivered ones, counted back from the latest before today. */
  ordersBack: number
  /** Days from its slot to the request. */
  askedAfterDays?: number
  reason: ReturnReason
  note: string
  methodId: number
  outcome: 'waiting' | 'approved' | 'replaced' | 'refused'
  answer?: string
  steps: readonly ReturnMailStep[]
}

/** In every status. */
const stories: readonly ReturnStory[] = [
  {
    userId: personIds.giulia,
    ordersBack: 2,
    reason: 'unwanted',
    note: 'Ho cambiato idea',
    methodId: returnMethod.refund,
    outcome: 'refused',
    answer: 'Il prodotto non era più integro.',
    steps: ['requested', 'refused'],
  },
  {
    userId: personIds.giulia,
    ordersBack: 1,
    reason: 'wrong',
    note: 'Avevo scelto un altro formato',
    methodId: returnMethod.replacement,
    outcome: 'replaced',
    answer: 'Ci scusiamo per lo scambio.',
    steps: ['requested', 'approved', 'replaced'],
  },
  {
    userId: personIds.marco,
    ordersBack: 0,
    askedAfterDays: 8,
    reason: 'quality',
    note: 'Il sapore non è il solito',
    methodId: returnMethod.replacement,
    outcome: 'approved',
    answer: 'Portalo con te al prossimo ritiro: te lo cambiamo.',
    steps: ['requested', 'approved'],
  },
  {
    userId: personIds.rossi,
    ordersBack: 0,
    askedAfterDays: 12,
    reason: 'missing',
    note: 'Eine Packung fehlte in der Kiste',
    methodId: returnMethod.refund,
    outcome: 'waiting',
    steps: ['requested'],
  },
  {
    userId: personIds.giulia,
    ordersBack: 0,
    reason: 'damaged',
    note: 'La confezione era aperta',
    methodId: returnMethod.refund,
    outcome: 'waiting',
    steps: ['requested'],
  },
]

/** Giulia has returns in every status, and in her archive the mails about them and about her orders. */
export async function seedReturns(tx: Tx, rows: OrderRows, today: string): Promise<void> {
  for (const { story, order } of returnedOrders(rows, today))
    await seedReturn(tx, rows, { order, next: nextOrderOf(rows, story.userId), story })
  for (const order of deliveredTo(personIds.giulia, rows, today).slice(0, 5)) await archiveOrderMail(tx, order)
}

/** The latest first. Whether today's has arrived depends on the hour. */
const deliveredTo = (customer: number, { orders }: Pick<OrderRows, 'orders'>, today: string): OrderRow[] =>
  orders
    .filter(
      ({ userId, statusId, slotDay }) => userId === customer && statusId === orderStatus.delivered && slotDay < today,
    )
    .toSorted((one, other) => other.slotEndAt.getTime() - one.slotEndAt.getTime())

/** The order of each return, and the time it was requested. */
export const returnedOrders = (rows: Pick<OrderRows, 'orders'>, today: string) =>
  stories.flatMap((story) => {
    const order = deliveredTo(story.userId, rows, today)[story.ordersBack]
    return order === undefined ? [] : [{ story, order, requestedAt: hoursAfter(order, story, 20) }]
  })

const hoursAfter = ({ slotEndAt }: OrderRow, { askedAfterDays = 0 }: ReturnStory, hours: number) =>
  new Date(slotEndAt.getTime() + (24 * askedAfterDays + hours) * hour)

const nextOrderOf = ({ orders }: OrderRows, customer: number) =>
  orders.find(
    ({ userId, statusId }) =>
      userId === customer && (statusId === orderStatus.beingPicked || statusId === orderStatus.ordered),
  )

interface Past {
  order: OrderRow
  next: OrderRow | undefined
  story: ReturnStory
}

/** Two pieces, or one where no more came, of the first line that is counted in pieces and was not reduced. */
async function seedReturn(tx: Tx, { lines, adjustments }: OrderRows, past: Past): Promise<void> {
  const { order, next, story } = past
  const reduced = new Set(adjustments.map(({ orderLineId }) => orderLineId))
  const line = lines.find((one) => one.orderId === order.id && !one.weightVariable && !reduced.has(one.id))
  if (line === undefined) return
  const came = line.quantityPrepared ?? line.quantityOrdered
  const quantity = Math.min(came, 2000)
  const cents = Math.round((line.totalCents * quantity) / came)
  if (!(await takeReturned(tx, { orderLineId: line.id, quantity, cents }))) return
  const { userId, outcome, answer } = story
  const at = (hours: number) => hoursAfter(order, story, hours)
  const [made] = await tx
    .insert(orderReturn)
    .values({
      orderId: order.id,
      userId,
      methodId: story.methodId === returnMethod.replacement ? returnMethod.replacement : returnMethod.refund,
      statusId:
        outcome === 'waiting'
          ? returnStatus.toApprove
          : outcome === 'refused'
            ? returnStatus.cancelled
            : returnStatus.approved,
      amountCents: cents,
      requestedAt: at(20),
      ...(outcome !== 'waiting' && { decidedAt: at(44), decidedBy: staff, answer: answer ?? null }),
      ...(outcome === 'refused' && { refused: true }),
      ...(outcome === 'replaced' && {
        receivedAt: at(92),
        receivedBy: staff,
        replacedAt: at(96),
        replacedBy: staff,
        replacementOrderId: next?.id ?? null,
      }),
    })
    .returning({ id: orderReturn.id })
  const returnId = made?.id ?? 0
  const { reason, note } = story
  await tx
    .insert(orderReturnLine)
    .values({ returnId, orderLineId: line.id, quantity, amountCents: cents, reason, note })
  const recipient = await readRecipient(tx, userId)
  for (const [index, step] of story.steps.entries()) {
    const mail = writeReturnMail(await readReturn(tx, returnId), recipient, step, origin)
    await archiveMail(tx, named(mail), at(20 + 24 * index))
  }
}

const named = <Mail extends { subject: string; text: string }>(mail: Mail): Mail => ({
  ...mail,
  subject: withShopName(mail.subject, demoIdentity),
  text: withShopName(mail.text, demoIdentity),
})

/** The confirmation of an order, as it stood in her mail when she placed it. */
async function archiveOrderMail(tx: Tx, { id: orderId, placedAt, totalCents }: OrderRow): Promise<void> {
  const { language, firstName } = await readRecipient(tx, personIds.giulia)
  const texts = orderMailTexts[language]
  const subject = fill(texts.confirmedSubject, { orderId })
  const text = mailText({
    language,
    title: texts.confirmedTitle,
    greeting: fill(texts.greeting, { firstName }),
    intro: fill(texts.confirmedIntro, { orderId }),
    facts: [[texts.total, formatPrice(totalCents, language)]],
    link: [texts.see, `${origin}/profile/orders/${orderId}`],
  })
  const mail = { id: `order-confirmed-${orderId}`, subject, text, archiveFor: personIds.giulia }
  await archiveMail(tx, named(mail), placedAt ?? new Date(0))
}
