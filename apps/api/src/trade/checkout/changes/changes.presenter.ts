import type { OrderChangesView } from '@bottega/contract/orders/order-changes.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import { unitsFromThousandths } from '@bottega/rules/quantity/parse-quantity.ts'
import type { LoadedCart } from '../../cart/load-cart.ts'
import { textIn } from '../../../kernel/text/localized-text.ts'
import { presentOptions } from '../../catalog/presenters/option-words.ts'
import { pictureAddress } from '../../catalog/presenters/picture-address.ts'
import { presentWindow } from '../../delivery/slots.presenter.ts'
import type { OrderRow } from '../../orders/orders.service.ts'
import { paymentTypeName } from '../../payments/payment-names.ts'
import type { ChangePreview } from './preview-changes.service.ts'

/** The changes that confirming would make, as texts to show. */
export function presentChanges(preview: ChangePreview, language: Language): OrderChangesView {
  const { order, cart, planned, furtherCents } = preview
  return {
    orderId: order.id,
    cartVersion: cart.version,
    quote: planned.quote,
    ageUnconfirmed: planned.lacksAgeConfirmation && !planned.isUnchanged,
    goods: planned.story.goods.map(({ productId, name, pack, optionWords, isLoose, before, after }) => ({
      productId,
      name: textIn(language, name),
      description: pack === undefined ? '' : textIn(language, pack),
      ...presentOptions(optionWords, language),
      mediaURL: pictureAddress(preview.images.get(productId) ?? null, 'thumb'),
      unit: isLoose ? ('kg' as const) : ('pz' as const),
      quantityBefore: unitsFromThousandths(before),
      quantityAfter: unitsFromThousandths(after),
    })),
    ...timeslotOf(order, cart),
    totalBefore: eurosFromCents(order.totalCents),
    totalAfter: eurosFromCents(planned.plan.order.totalCents),
    furtherHold: eurosFromCents(furtherCents),
    payment: {
      paymentTypeId: order.paymentTypeId,
      name: textIn(language, paymentTypeName(order.paymentTypeId, order.deliveryServiceId)),
    },
  }
}

function timeslotOf(order: OrderRow, { slot }: LoadedCart): Pick<OrderChangesView, 'timeslot'> {
  if (slot === null || slot.slotId === order.slotId) return {}
  const window = (date: string, beginAt: Date, endAt: Date) => {
    const { beginTime, endTime } = presentWindow(beginAt, endAt)
    return { date, beginTime, endTime }
  }
  return {
    timeslot: {
      before: window(order.slotDay, order.slotBeginAt, order.slotEndAt),
      after: window(slot.day, slot.beginAt, slot.endAt),
    },
  }
}
