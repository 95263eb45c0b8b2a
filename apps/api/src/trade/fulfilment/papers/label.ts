import { choiceWords } from '@bottega/rules/catalog/label-choices.ts'
import { isCollected } from '@bottega/rules/delivery/delivery-services.ts'
import { noonOf } from '@bottega/rules/delivery/shop-calendar.ts'
import { formatDatedDay, formatNumber } from '@bottega/rules/text/format.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { textIn } from '../../../kernel/text/localized-text.ts'
import { presentWindow } from '../../delivery/slots.presenter.ts'
import { pickerIn } from '../assignments/assignments.repository.ts'
import type { Batch, PickList } from '../fulfilment.service.ts'
import { paperWords } from './paper-words.ts'

/** The texts on the label of one bag, crate or trolley, from the top down. */
export interface Label {
  /** The number of the order, or that of the trolley. */
  readonly heading: string
  /** Its number among all of its kind; of a trolley, how cold its goods are kept. */
  readonly name: string
  /** The customer, or the picker of a trolley. */
  readonly person: string
  /** The number of the order as a code; a trolley has none. */
  readonly code?: string
  /** Place, day and way of delivery; of a trolley, weight and orders. */
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
  const number = String(order.id)
  return names.map((name) => ({ heading: number, code: number, name, person: customer, rows }))
}

/** A label for each trolley that still has goods of open orders: what it is for, whose orders it carries, when. */
export function labelsOfTrolleys(
  { trolleys, orders }: Pick<Batch, 'trolleys' | 'orders'>,
  language: Language,
): Label[] {
  const byId = new Map(orders.map((one) => [one.order.id, one]))
  return trolleys.flatMap(({ number, temperature, grams, orderIds }) => {
    const open = orderIds.flatMap((id) => byId.get(id) ?? [])
    const [first] = open
    if (first === undefined) return []
    const words = paperWords(language, first.order.deliveryServiceId)
    const { beginTime, endTime } = presentWindow(first.order.slotBeginAt, first.order.slotEndAt)
    return {
      heading: words.trolley(number),
      name: choiceWords('temperature', temperature, language),
      person: pickerIn(first)?.name ?? '',
      rows: [
        `${formatDatedDay(noonOf(first.order.slotDay), language)}, ${beginTime}–${endTime}`,
        `${formatNumber(Math.round(grams / 100) / 10, language)} kg`,
        words.orders(open.map(({ order }) => order.id)),
      ],
    }
  })
}

interface Containers {
  bags: number
  crates: number
}
