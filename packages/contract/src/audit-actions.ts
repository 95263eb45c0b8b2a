/** The data of persons staff can have read: lists and files of many without a subject. */
export type ReadAction =
  | 'read.customers'
  | 'read.customer'
  | 'read.orders'
  | 'read.order'
  | 'read.document'
  | 'read.answers'
  | 'read.answersFile'
  | 'read.answer'
  | 'read.upload'
  | 'read.photo'
  | 'read.returns'
  | 'read.return'
  | 'read.offers'
  | 'read.offer'
  | 'read.rewards'
  | 'read.reward'
  | 'read.pickerFigures'

/**
 * The entry of the log for reading the answer of a call: one thing, named by a field of its query, or a list. With `of`
 * another field of the query says which part of the thing, as a day, and each part has entries of its own.
 */
export type AuditedRead =
  | { readonly action: ReadAction; readonly subject: AuditSubject; readonly by: string; readonly of?: string }
  | { readonly action: ReadAction; readonly subject?: never }

/** The actions in the log of the staff: the kind of thing, and the change of it. */
export type AuditAction =
  | ReadAction
  | 'session.login'
  | 'session.refused'
  | 'session.logout'
  | 'account.invited'
  | 'account.opened'
  | 'account.changed'
  | 'account.reinvited'
  | 'customer.searched'
  | 'customer.exported'
  | 'customer.decided'
  | 'customer.deletionAsked'
  | 'customer.exportAsked'
  | 'customer.exportClosed'
  | 'customer.voucherGiven'
  | 'customer.noted'
  | 'customer.unnoted'
  | 'customer.tagged'
  | 'customer.untagged'
  | 'customer.creditAgreed'
  | 'customer.creditEnded'
  | 'customer.duePaid'
  | 'acting.started'
  | 'acting.stopped'
  | 'acting.call'
  | 'order.exported'
  | 'order.cancelled'
  | 'order.refunded'
  | 'order.noted'
  | 'order.rescheduled'
  | 'order.linesChanged'
  | 'order.mailed'
  | 'picking.released'
  | 'picking.assigned'
  | 'picking.started'
  | 'picking.counted'
  | 'picking.substituted'
  | 'picking.putBack'
  | 'picking.finished'
  | 'delivery.moved'
  | 'delivery.handedOver'
  | 'delivery.delivered'
  | 'delivery.ended'
  | 'round.driver'
  | 'round.stops'
  | 'till.closed'
  | 'return.approve'
  | 'return.refuse'
  | 'return.receive'
  | 'return.replace'
  | 'return.payInstead'
  | 'reward.served'
  | 'offer.decided'
  | 'campaign.made'
  | 'campaign.ended'
  | 'campaign.codesRead'
  | 'slot.changed'
  | 'slot.dayClosed'
  | 'slot.dayOpened'
  | 'slot.templateChanged'
  | 'slot.templateAdded'
  | 'product.made'
  | 'product.edited'
  | 'product.sale'
  | 'product.stock'
  | 'product.goodsIn'
  | 'product.waste'
  | 'product.counted'
  | 'product.transferred'
  | 'product.transferReceived'
  | 'product.transferBack'
  | 'stock.counted'
  | 'stock.countDropped'
  | 'stock.supplierSaved'
  | 'stock.supplierProducts'
  | 'stock.ordered'
  | 'stock.orderClosed'
  | 'stock.delivered'
  | 'product.price'
  | 'product.manyChanged'
  | 'product.manyUndone'
  | 'product.picture'
  /** Two products had one barcode, and one of them has none since. */
  | 'product.barcode'
  | 'product.pictureRemoved'
  | 'product.label'
  | 'product.labelReleased'
  | 'product.classMade'
  | 'product.classRenamed'
  | 'product.classes'
  | 'product.classLimit'
  | 'product.promotionMade'
  | 'product.promotionDays'
  | 'product.promotionEnded'
  | 'product.manyPromoted'
  | 'product.promotionsCopied'
  | 'product.promotionsMoved'
  | 'content.drafted'
  | 'content.published'
  | 'content.discarded'
  | 'content.wentBack'
  | 'content.banner'
  | 'machine.keyMade'
  | 'machine.keyRevoked'
  | 'machine.stock'
  | 'machine.prices'
  | 'machine.promotions'
  | 'system.messageRetried'
  | 'world.imported'

/** The subject of an entry. */
export const auditSubjects = [
  'campaign',
  'account',
  'customer',
  'order',
  'round',
  'till',
  'return',
  'reward',
  'offer',
  'message',
  'slot',
  'product',
  'productClass',
  'machineKey',
  'content',
  'form',
  'answer',
  'upload',
  'photo',
  'store',
] as const
export type AuditSubject = (typeof auditSubjects)[number]

type KindOf<Action> = Action extends `${infer Kind}.${string}` ? Kind : never
/** The beginning of an action. */
export type AuditKind = KindOf<AuditAction>
