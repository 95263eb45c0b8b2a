import type {
  StandingOrdersView,
  StandingOrderView,
  StandingProposalView,
} from '@bottega/contract/standing-orders/standing-orders.ts'
import { streetOf, nameBesideStreet } from '@bottega/rules/delivery/address-name.ts'
import { mostStandingOrders, type ProposedLine } from '@bottega/rules/orders/standing-orders.ts'
import { unitsFromThousandths } from '@bottega/rules/quantity/parse-quantity.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { eurosFromCents, sumCents } from '@bottega/rules/money/cents.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { pictureAddress } from '../catalog/presenters/picture-address.ts'
import type { ListedOrder, StandingOrderRow } from './standing-orders.service.ts'
import type { NamedProduct, ShownProposal } from './take-proposal.service.ts'

/** Name, street and town; undefined where the address is gone. */
export function addressText({ address }: StandingOrderRow): string | undefined {
  if (address === null) return undefined
  return [nameBesideStreet(address), streetOf(address), address.city].filter((part) => part !== '').join(', ')
}

function presentOrder({ proposal, ...order }: ListedOrder): StandingOrderView {
  const { standingOrderId, listId, listName, addressId, nextDay, beginMinute, endMinute, everyWeeks, pausedFor } = order
  const place = addressText(order)
  return {
    standingOrderId,
    ...(listId !== null && listName !== null && { listId, listName }),
    ...(addressId !== null && place !== undefined && { addressId, addressName: place }),
    nextDay,
    beginMinute,
    endMinute,
    everyWeeks,
    ...(pausedFor !== null && { pausedFor }),
    ...(proposal !== undefined && {
      proposal: {
        proposalId: proposal.id,
        day: proposal.day,
        ...(proposal.answer !== null && { answer: proposal.answer }),
      },
    }),
  }
}

export const presentOrders = (orders: readonly ListedOrder[]): StandingOrdersView => ({
  most: mostStandingOrders,
  orders: orders.map(presentOrder),
})

/** The remarks that need a look, the worst first. */
const order = ['missing', 'fewer', 'choice', 'dearer', 'offer'] as const
const rankOf = ({ remarks }: ProposedLine) => {
  const rank = order.findIndex((one) => remarks.includes(one))
  return rank === -1 ? order.length : rank
}

export function presentProposal(
  { proposal, order: standing, slot, named, state }: ShownProposal,
  language: Language,
  isUnsuitable: (productId: number) => boolean,
): StandingProposalView {
  const { beginMinute, endMinute, standingOrderId, listName } = standing
  const place = addressText(standing)
  const lines = proposal.lines.toSorted((one, other) => rankOf(one) - rankOf(other))
  return {
    proposalId: proposal.id,
    standingOrderId,
    ...(listName !== null && { listName }),
    ...(place !== undefined && { addressName: place }),
    day: proposal.day,
    beginMinute,
    endMinute,
    ...(slot !== undefined && {
      slot: { day: slot.date, beginMinute: slot.beginMinute, endMinute: slot.endMinute },
    }),
    isAsWanted: slot?.date === proposal.day && slot.beginMinute === beginMinute,
    state,
    lines: lines.flatMap((line) => {
      const product = named.get(line.productId)
      return product === undefined ? [] : [presentLine(line, product, language, isUnsuitable(line.productId))]
    }),
    total: eurosFromCents(sumCents(proposal.lines.map(({ totalCents }) => totalCents))),
  }
}

function presentLine(
  { productId, quantity, unitCents, beforeCents, totalCents, remarks }: ProposedLine,
  product: NamedProduct,
  language: Language,
  unsuitable: boolean,
): StandingProposalView['lines'][number] {
  return {
    productId,
    name: textIn(language, product.name),
    description: textIn(language, product.pack),
    itemUrl: `/product/${product.slug}`,
    mediaURL: pictureAddress(product.image, 'thumb'),
    quantity: unitsFromThousandths(quantity),
    isLoose: product.sellingMode === 'loose',
    ...(unitCents !== null && { price: eurosFromCents(unitCents) }),
    ...(beforeCents !== null && { priceBefore: eurosFromCents(beforeCents) }),
    total: eurosFromCents(totalCents),
    remarks: [...remarks],
    unsuitable,
  }
}
