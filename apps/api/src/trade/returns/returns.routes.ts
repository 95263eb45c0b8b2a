import * as calls from '@bottega/contract/returns/calls.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import { unitsFromThousandths } from '@bottega/rules/quantity/parse-quantity.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { customerOf, type HandledCall, handlersOf } from '../../kernel/calls/call-handler.ts'
import { createCounter } from '../../kernel/counters.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { readRecipient } from '../../kernel/mail/recipient.service.ts'
import { passCaptcha } from '../../people/captcha/captcha.service.ts'
import { staffOf } from '../../kernel/visitor.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { pictureAddress } from '../catalog/presenters/picture-address.ts'
import { returnTerms } from '../orders/orders.service.ts'
import { openPhoto, storePhoto } from './photos.service.ts'
import { returnProgress } from './return-progress.service.ts'
import { presentForStaff, presentReturn, type WholeReturn } from './returns.presenter.ts'
import {
  cancelReturn,
  listReturns,
  readReturn,
  requestReturn,
  type ReturnableItem,
  returnOptions,
} from './returns.service.ts'
import {
  approveReturn,
  aroundReturns,
  payReturnInstead,
  receiveReturn,
  refuseReturn,
  replaceReturn,
} from './staff-returns.service.ts'
import { presentWithdrawable } from './withdrawals.presenter.ts'
import { declareWithdrawal, readWithdrawable } from './withdrawals.service.ts'

/** Of one customer in a day: more than the lines of a large order. */
const photos = { points: 100, duration: 86_400, refusal: 'error.request.tooMany' } as const

function presentOption({ item, may, amountCents }: ReturnableItem, language: Language) {
  const { line, pack, image, sellingMode } = item
  const quantity = 'quantity' in may ? may.quantity : 0
  return {
    orderItemId: line.id,
    productId: line.productId,
    name: textIn(language, line.name),
    shortDescr: line.brand,
    description: textIn(language, pack),
    mediaURL: pictureAddress(image, 'thumb'),
    unit: sellingMode === 'loose' ? ('kg' as const) : ('pz' as const),
    quantity: unitsFromThousandths(quantity),
    quantityReturned: unitsFromThousandths(line.quantityReturned),
    ...('until' in may ? { until: may.until.toISOString() } : { obstacle: may.obstacle }),
    amount: eurosFromCents(amountCents),
  }
}

const refusal = 'error.request.tooMany'
/** Statements from one address in a day, as of forms; receipts to one address of mail, which anybody may type. */
const most = {
  statements: { points: 60, duration: 86_400, refusal },
  receipts: { points: 10, duration: 86_400, refusal },
} as const

/** The return a step was decided on, as it was seen. */
const seenIn = ({ order_refund_id: returnId, version }: { order_refund_id: number; version: number }) => ({
  returnId,
  version,
})

/** (Account and after-sales, sections 2 to 4 and 7) */
export function returnHandlers(built: Shop): readonly HandledCall[] {
  const photosOf = createCounter(built.database, 'return-photos', photos)

  const statementsOf = createCounter(built.database, 'withdrawals', most.statements)
  const receiptsOf = createCounter(built.database, 'withdrawal-receipts', most.receipts)

  const forStaff = async (shop: Shop, returns: readonly WholeReturn[], language: Language) => {
    const around = await aroundReturns(shop, returns)
    return returns.map((whole) => presentForStaff(whole, around(whole), language))
  }
  const oneForStaff = async (shop: Shop, whole: WholeReturn, language: Language) => {
    const [refund] = await forStaff(shop, [whole], language)
    if (refund === undefined) throw new ShopError('error.return.notFound')
    return { data: { refund } }
  }

  return handlersOf(calls, {
    returnsList: async ({ shop, visitor }, { query: { page, page_size: pageSize } }) => {
      const listed = await listReturns(shop.db, { userId: customerOf(visitor).userId }, { page, pageSize })
      const refunds = listed.returns.map((one) => presentReturn(one, visitor.language))
      return { data: { page: listed.page, refunds } }
    },
    returnsView: async ({ shop, visitor }, { query }) => {
      const whole = await readReturn(shop.db, query.order_refund_id, customerOf(visitor).userId)
      const progress = await returnProgress(shop, whole, visitor.language)
      return { data: { refund: presentReturn(whole, visitor.language), progress } }
    },
    returnsOptions: async ({ shop, visitor, now }, { query: { order_id: orderId } }) => {
      const items = await returnOptions(shop, customerOf(visitor).userId, orderId, now)
      return {
        data: { orderId, ...returnTerms(shop), items: items.map((item) => presentOption(item, visitor.language)) },
      }
    },
    returnsRequest: async ({ shop, visitor, now, idempotencyKey: key }, { body }) => {
      const user = { ...customerOf(visitor), language: visitor.language }
      const whole = await requestReturn(shop, user, { ...body, key }, now)
      const infos = [{ code: 'info.return.requested' as const, values: { returnId: whole.row.id } }]
      return { data: { refund: presentReturn(whole, visitor.language) }, infos }
    },
    withdrawalOptions: async ({ shop, visitor, now }, { query: { order_id: orderId } }) => {
      const { userId } = customerOf(visitor)
      const known = await readWithdrawable(shop, userId, orderId, now)
      return { data: presentWithdrawable(orderId, known, await readRecipient(shop.db, userId), visitor.language) }
    },
    withdrawalDeclare: async ({ shop, visitor, now }, { body: { captcha, ...statement } }) => {
      const { user, address, language } = visitor
      await statementsOf.take(address)
      if (user === undefined) await receiptsOf.take(statement.email.toLowerCase())
      await passCaptcha(shop, { place: 'form', token: captcha, address, needed: user === undefined }, now)
      const sentAt = await declareWithdrawal(shop, user, statement, { language, now })
      return { data: { sentAt: sentAt.toISOString() } }
    },
    returnsCancel: async ({ shop, visitor, now }, { body: { order_refund_id: returnId } }) => {
      const whole = await cancelReturn(shop, customerOf(visitor), returnId, now)
      const infos = [{ code: 'info.return.cancelled' as const, values: { returnId } }]
      return { data: { refund: presentReturn(whole, visitor.language) }, infos }
    },
    returnsUpload: async ({ shop, visitor, now }, { files }) => {
      const { userId } = customerOf(visitor)
      const [file] = files
      if (file === undefined) throw new ShopError('error.form.fileMissing')
      await photosOf.take(String(userId))
      return { data: { photoId: await storePhoto(shop, file, userId, now) } }
    },
    returnsPhoto: async ({ shop, visitor }, { query }) => ({
      data: await openPhoto(shop.db, query.photo_id, customerOf(visitor)),
    }),
    staffReturns: async ({ shop, visitor }, { query }) => {
      const { refund_status_id: statusId, q, page, page_size: pageSize } = query
      const listed = await listReturns(shop.db, { statusId, q, stores: staffOf(visitor).stores }, { page, pageSize })
      return { data: { page: listed.page, refunds: await forStaff(shop, listed.returns, visitor.language) } }
    },
    staffReturn: async ({ shop, visitor }, { query }) =>
      oneForStaff(shop, await readReturn(shop.db, query.order_refund_id), visitor.language),
    staffReturnsDecide: async ({ shop, visitor, now }, { body }) => {
      const decide = body.decision === 'approve' ? approveReturn : refuseReturn
      const { cents, exception } = body
      const decision = { by: staffOf(visitor), answer: body.answer?.trim() || undefined, cents, exception }
      return oneForStaff(shop, await decide(shop, seenIn(body), decision, now), visitor.language)
    },
    staffReturnsReceive: async ({ shop, visitor, now }, { body }) => {
      const whole = await receiveReturn(shop, seenIn(body), staffOf(visitor), body.restock, now)
      return oneForStaff(shop, whole, visitor.language)
    },
    staffReturnsReplace: async ({ shop, visitor, now }, { body }) => {
      const { order_id: orderId } = body
      const by = staffOf(visitor)
      const whole =
        orderId === undefined
          ? await payReturnInstead(shop, seenIn(body), by, now)
          : await replaceReturn(shop, seenIn(body), by, orderId, now)
      return oneForStaff(shop, whole, visitor.language)
    },
  })
}
