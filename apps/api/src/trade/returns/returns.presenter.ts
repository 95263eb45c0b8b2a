import type { Language } from '@bottega/rules/text/language.ts'
import type { ReturnedProductView, ReturnView } from '@bottega/contract/returns/return-view.ts'
import type { StaffReturnView } from '@bottega/contract/returns/staff.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import { unitsFromThousandths } from '@bottega/rules/quantity/parse-quantity.ts'
import { returnedVat } from '@bottega/rules/returns/return-amount.ts'
import { mayReturnTake, type ReturnFacts, returnVersion } from '@bottega/rules/returns/return-status.ts'
import { withdrawalRefundBy } from '@bottega/rules/returns/withdrawal.ts'
import { pictureAddress } from '../catalog/presenters/picture-address.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { presentGivenBack } from '../orders/refunds/order-refunds.presenter.ts'
import type { OrderRefund } from '../orders/refunds/order-refunds.service.ts'
import { methodNames, refusedName, statusNames } from './return-words.ts'
import type { NamedReturn, ReturnedLine, ReturnRow } from './returns.repository.ts'

/** A return with the goods it is about. */
export interface WholeReturn extends NamedReturn {
  lines: readonly ReturnedLine[]
}

export const factsOf = ({ statusId, methodId, receivedAt, replacedAt }: ReturnRow): ReturnFacts => ({
  statusId,
  methodId,
  isReceived: receivedAt !== null,
  isReplaced: replacedAt !== null,
})

/** The facts that the rules about its goods look at. */
export const decidedOf = ({ row, lines }: WholeReturn) => ({
  ...factsOf(row),
  decidedAt: row.decidedAt,
  receivedAt: row.receivedAt,
  reasons: lines.map(({ line }) => line.reason),
})

function presentProduct(
  { line, sold, productPack, image, sellingMode, photoId }: ReturnedLine,
  language: Language,
): ReturnedProductView {
  return {
    orderItemId: sold.id,
    productId: sold.productId,
    name: textIn(language, sold.name),
    shortDescr: sold.brand,
    description: textIn(language, sold.pack ?? productPack),
    mediaURL: pictureAddress(image, 'thumb'),
    quantity: unitsFromThousandths(line.quantity),
    unit: sellingMode === 'loose' ? 'kg' : 'pz',
    amount: eurosFromCents(line.amountCents),
    reason: line.reason,
    ...(line.note === null ? {} : { note: line.note }),
    ...(photoId === null ? {} : { photoId }),
  }
}

const moment = (name: string, at: Date | null) => (at === null ? {} : { [name]: at.toISOString() })

export function presentReturn({ row, voucherCode, lines }: WholeReturn, language: Language): ReturnView {
  const { id, orderId, statusId, methodId, amountCents, voucherCents, answer, refused, replacementOrderId } = row
  return {
    orderRefundId: id,
    orderId,
    date: row.requestedAt.toISOString(),
    status: { refundStatusId: statusId, name: textIn(language, refused ? refusedName : statusNames[statusId]) },
    method: { refundMethodId: methodId, name: textIn(language, methodNames[methodId]) },
    amount: eurosFromCents(amountCents),
    ...(voucherCents === 0 ? {} : { voucherAmount: eurosFromCents(voucherCents) }),
    ...(voucherCode === null ? {} : { voucherCode }),
    refused,
    ...(answer === null ? {} : { answer }),
    ...moment('decidedAt', row.decidedAt),
    ...moment('receivedAt', row.receivedAt),
    ...moment('replacedAt', row.replacedAt),
    ...(replacementOrderId === null ? {} : { replacementOrderId }),
    products: lines.map((line) => presentProduct(line, language)),
    can: { cancel: mayReturnTake('cancel', factsOf(row)) },
  }
}

const staffSteps = ['approve', 'refuse', 'receive', 'replace', 'payInstead'] as const

export interface OpenOrder {
  orderId: number
  slotDay: string
}

/** Beside a return: orders its replacement can go with, and what its own order gave back and can still give. */
export interface AroundReturn {
  openOrders: readonly OpenOrder[]
  refunds: readonly OrderRefund[]
  leftCents: number
}

export function presentForStaff(
  whole: WholeReturn,
  { openOrders, refunds, leftCents }: AroundReturn,
  language: Language,
): StaffReturnView {
  const { row, firstName, lastName, lines, withdrawnAt, withdrawnGoods } = whole
  const vat = returnedVat(lines.map(({ line, sold }) => ({ vatPercent: sold.vatPercent, cents: line.amountCents })))
  return {
    ...presentReturn(whole, language),
    version: returnVersion(factsOf(row)),
    ...(withdrawnAt !== null && {
      withdrawal: {
        sentAt: withdrawnAt.toISOString(),
        refundBy: withdrawalRefundBy(withdrawnAt),
        ...(withdrawnGoods !== null && { goods: withdrawnGoods }),
      },
    }),
    customer: { userId: row.userId, name: `${firstName} ${lastName}` },
    vat: vat.map(({ rate, grossCents, vatCents }) => ({
      percent: rate,
      gross: eurosFromCents(grossCents),
      amount: eurosFromCents(vatCents),
    })),
    givenBack: presentGivenBack(refunds),
    left: eurosFromCents(leftCents),
    ...(row.decidedBy === null ? {} : { decidedBy: row.decidedBy }),
    ...(row.receivedBy === null ? {} : { receivedBy: row.receivedBy }),
    openOrders: openOrders.map(({ orderId, slotDay }) => ({ orderId, deliveryDate: slotDay })),
    steps: staffSteps.filter((step) => mayReturnTake(step, factsOf(row))),
  }
}
