import type { CatalogProduct } from '../../trade/catalog/catalog.products.ts'
import type {
  OfferedProduct,
  StaffOrder,
  StaffOrderRow,
  StaffTime,
} from '@bottega/contract/staff-orders/staff-orders.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { orderStatusLabel } from '@bottega/contract/texts/status-names.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import { orderStage } from '@bottega/rules/orders/order-stage.ts'
import { businessTexts } from '@bottega/rules/payments/business-order.ts'
import { unitsFromThousandths } from '@bottega/rules/quantity/parse-quantity.ts'
import { nameOf } from '../../kernel/visitor.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { presentNote, presentPieces } from '../../trade/cart/presenters/line-wishes.ts'
import { presentOptions, presentSelectOptions } from '../../trade/catalog/presenters/option-words.ts'
import { presentWindow } from '../../trade/delivery/slots.presenter.ts'
import type { openSlots } from '../../trade/delivery/slots.service.ts'
import { presentGivenBack } from '../../trade/orders/refunds/order-refunds.presenter.ts'
import type { FoundOrder } from './staff-orders.repository.ts'
import type { Story } from './staff-orders.service.ts'

export const windowOf = ({ slotBeginAt, slotEndAt }: FoundOrder['order']) => {
  const { beginTime, endTime } = presentWindow(slotBeginAt, slotEndAt)
  return { beginTime, endTime }
}

const statusName = (statusId: number, deliveryServiceId: number, language: Language) =>
  textIn(language, orderStatusLabel(statusId, deliveryServiceId))

export const presentOffered = (
  { productId, name, brand, pack, selectOptions, terms, listPriceCents }: CatalogProduct,
  language: Language,
): OfferedProduct => ({
  productId,
  name: textIn(language, name),
  brand,
  pack: textIn(language, pack),
  selectOptions: presentSelectOptions(selectOptions, language),
  isLoose: terms.sellingMode === 'loose',
  price: eurosFromCents(listPriceCents ?? 0),
})

export const statusOf = ({ order }: FoundOrder, language: Language) =>
  statusName(order.statusId, order.deliveryServiceId, language)

export function presentFound(found: FoundOrder, language: Language): StaffOrderRow {
  const { order } = found
  return {
    orderId: order.id,
    customer: nameOf(found),
    phone: found.phone,
    status: statusOf(found, language),
    stage: orderStage(order.statusId),
    store: found.store,
    day: order.slotDay,
    ...windowOf(order),
    total: eurosFromCents(order.totalCents),
    placedAt: order.placedAt.toISOString(),
  }
}

const addressLine = ({ street, streetNumber, postalCode, city }: FoundOrder['order']['address']) =>
  [`${street} ${streetNumber}`.trim(), `${postalCode} ${city}`.trim()].filter((part) => part !== '').join(', ')

function presentLines({ whole: { items } }: Story, language: Language): StaffOrder['lines'] {
  return items.map(({ line, sellingMode, isRecalled, optionWords, selectOptions }) => ({
    orderItemId: line.id,
    name: textIn(language, line.name),
    ...presentOptions(optionWords, language),
    ...presentNote(line),
    ...presentPieces(line),
    selectOptions: presentSelectOptions(selectOptions, language),
    isLoose: sellingMode === 'loose',
    ordered: unitsFromThousandths(line.quantityOrdered),
    ...(line.quantityPrepared !== null && { prepared: unitsFromThousandths(line.quantityPrepared) }),
    recalled: isRecalled,
    total: eurosFromCents(line.totalCents),
    refundable: unitsFromThousandths(
      Math.max(0, (line.quantityPrepared ?? 0) - line.quantityReturned - line.quantityRefunded),
    ),
  }))
}

function presentEvents({ order, whole: { events } }: Story, language: Language): StaffOrder['events'] {
  return events.map(({ at, statusId, actor, reason, change, rescheduled }) => ({
    at: at.toISOString(),
    status: statusName(statusId, order.deliveryServiceId, language),
    actor,
    reason: reason ?? '',
    ...(change !== null && { change: { from: eurosFromCents(change.fromCents), to: eurosFromCents(change.toCents) } }),
    ...(rescheduled !== null && { rescheduled }),
  }))
}

const presentPayments = ({ payments }: Story): StaffOrder['payments'] =>
  payments.map(({ paymentTypeId, state, amountCents, capturedCents, refundedCents, createdAt }) => ({
    paymentTypeId,
    state,
    amount: eurosFromCents(amountCents),
    captured: eurosFromCents(capturedCents),
    refunded: eurosFromCents(refundedCents),
    at: createdAt.toISOString(),
  }))

const presentMails = ({ mails }: Story): StaffOrder['mails'] =>
  mails.map(({ kind, at, sentAt, failure }) => ({
    kind,
    at: at.toISOString(),
    ...(sentAt !== null && { sentAt: sentAt.toISOString() }),
    ...(failure !== null && { failure }),
  }))

type Time = Awaited<ReturnType<typeof openSlots>>[number]

export const presentTime = ({ slotId, day, beginAt, endAt, capacity, used }: Time): StaffTime => {
  const { beginTime, endTime } = presentWindow(beginAt, endAt)
  return { timeslotId: slotId, day, beginTime, endTime, free: Math.max(0, capacity - used) }
}

/** The whitelist from everything about an order to what staff see. */
export function presentStory(story: Story, language: Language): StaffOrder {
  const { order, email, phone, store, service, whole } = story
  return {
    orderId: order.id,
    version: story.version,
    status: statusName(order.statusId, order.deliveryServiceId, language),
    stage: orderStage(order.statusId),
    customer: { userId: order.userId, name: nameOf(story), email, phone, tags: [...story.tags] },
    store,
    deliveryService: textIn(language, service),
    address: addressLine(order.address),
    day: order.slotDay,
    ...windowOf(order),
    placedAt: order.placedAt.toISOString(),
    total: eurosFromCents(order.totalCents),
    ...(order.termsVersion !== null && { termsVersion: order.termsVersion }),
    aboutCustomer: [...story.aboutCustomer],
    customerNote: order.note ?? '',
    ...businessTexts(order.infos),
    lines: presentLines(story, language),
    adjustments: whole.adjustments.map(({ reason, cents }) => ({ reason, amount: eurosFromCents(cents) })),
    events: presentEvents(story, language),
    payments: presentPayments(story),
    refunds: story.refunds.map(({ cents, state, createdAt }) => ({
      amount: eurosFromCents(cents),
      state,
      at: createdAt.toISOString(),
    })),
    givenBack: presentGivenBack(story.givenBack),
    mails: presentMails(story),
    notes: story.notes.map(({ at, staffName, body }) => ({ at: at.toISOString(), staffName, body })),
    documents: story.documents.map(({ id, kind, name }) => ({ documentId: id, kind, name })),
    can: {
      cancel: story.canCancel,
      reschedule: story.canReschedule,
      change: story.canChange,
      payAtHandover: story.canPayAtHandover,
      refund: eurosFromCents(story.refundableCents),
    },
  }
}
