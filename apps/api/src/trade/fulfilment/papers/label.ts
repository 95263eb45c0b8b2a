import { isCollected } from '@bottega/rules/delivery/delivery-services.ts'
import { noonOf } from '@bottega/rules/delivery/shop-calendar.ts'
import { formatDatedDay } from '@bottega/rules/text/format.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { textIn } from '../../../kernel/text/localized-text.ts'
import { presentWindow } from '../../delivery/slots.presenter.ts'
import type { PickList } from '../fulfilment.service.ts'
import { paperWords } from './paper-words.ts'

/** The texts on the label of one bag or crate, from the top down. */
export interface Label {
  /** The number of the order, which stands as a code too. */
  readonly order: string
  /** Its number among all of its kind. */
  readonly name: string
  readonly customer: string
  /** Place, day and way of delivery. */
  readonly rows: readonly string[]
}

/** A label for each bag and crate: whose it is, which of how many, when, where to. */
export function labelsOfOrder(
  { order, customer, service, bags, crates }: Pick<PickList, 'order' | 'customer' | 'service'> & Containers,
  language: Language,
): Label[] {
  const words = paperWords(language, order.deliveryServiceId)
  const { beginTime, endTime } = presentWindow(order.slotBeginAt, order.slotEndAt)
  const { street, streetNumber, postalCode, city } = order.address
  const goesTo = isCollected(order.deliveryServiceId) ? [] : [`${street} ${streetNumber}`, `${postalCode} ${city}`]
  const day = `${formatDatedDay(noonOf(order.slotDay), language)}, ${beginTime}–${endTime}`
  const rows = [...goesTo, day, ...(service === null ? [] : [textIn(language, service)])]
  const names = [
    ...Array.from({ length: bags }, (_, index) => words.bag(index + 1, bags)),
    ...Array.from({ length: crates }, (_, index) => words.crate(index + 1, crates)),
  ]
  return names.map((name) => ({ order: String(order.id), name, customer, rows }))
}

interface Containers {
  bags: number
  crates: number
}
