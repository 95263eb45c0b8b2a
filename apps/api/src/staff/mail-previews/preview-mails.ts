import { type Language, languages } from '@bottega/rules/text/language.ts'
import { readIdentity } from '../../places/identity/identity.service.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import type { OutboxHandlers, OutboxKind, OutboxMessages, Sending } from '../../kernel/outbox/outbox-messages.ts'
import type { Mailer, MailMessage } from '../../kernel/mail/mailer.ts'
import { makeSamples, type Samples } from './preview-samples.ts'

const preview: Sending = { event: 'preview', attempt: 'preview' }

/** The messages that send a mail: every kind named so, and the erasing of an account, which tells its customer. */
type MailKind = Extract<OutboxKind, `mail.${string}`> | 'account.erase'

type SamplesOf = { [Kind in MailKind]: (samples: Samples) => OutboxMessages[Kind][] }

const ofUser = ({ userId }: Samples) => [{ userId }]
const ofOrder = ({ order }: Samples) => (order === undefined ? [] : [{ orderId: order.orderId }])
const decisions = ['approved', 'rejected'] as const
const returnSteps = ['requested', 'cancelled', 'approved', 'refused', 'received', 'replaced', 'payInstead'] as const

/** Each mail with what it is about, in the order a customer gets to know the shop. */
const samplesOf: SamplesOf = {
  'mail.confirmEmail': ofUser,
  'mail.accountExists': ofUser,
  'mail.welcome': ofUser,
  'mail.businessDecided': ({ userId }) => decisions.map((decision) => ({ userId, decision })),
  'mail.loginPin': ofUser,
  'mail.mfaOffPin': ofUser,
  'mail.mfaChanged': ({ userId }) => [true, false].map((enabled) => ({ userId, enabled })),
  'mail.identityPin': ofUser,
  'mail.passwordReset': ofUser,
  'mail.passwordChanged': ofUser,
  'mail.emailChange': ofUser,
  'mail.emailChangeAsked': ofUser,
  'mail.emailChanged': ({ userId }) => [{ userId, oldEmail: 'old-anna@bottega.example' }],
  'mail.usernameChanged': ofUser,
  'mail.orderConfirmation': ofOrder,
  'mail.orderChanged': ({ order }) =>
    order === undefined ? [] : [{ orderId: order.orderId, changeId: order.changeId }],
  'mail.orderRescheduled': ({ order }) =>
    order === undefined ? [] : [{ orderId: order.orderId, eventId: order.eventId }],
  'mail.orderCancelled': ofOrder,
  'mail.orderUnpaid': (samples) => ofOrder(samples).map(({ orderId }) => ({ orderId, regardless: true })),
  'mail.paymentFailed': ofOrder,
  'mail.paymentLost': ofOrder,
  'mail.orderPrepared': ofOrder,
  'mail.goodsRecalled': ({ order }) => {
    if (order?.productId === undefined) return []
    const { orderId, productId } = order
    return [
      { orderId, productId },
      { orderId, productId, received: true },
    ]
  },
  'mail.orderOnItsWay': ofOrder,
  'mail.orderDelivered': ofOrder,
  'mail.orderFailed': ofOrder,
  'mail.slotClosed': ({ order }) => (order === undefined ? [] : [{ orderId: order.orderId, closedDayId: 0 }]),
  'mail.return': ({ order }) =>
    order === undefined ? [] : returnSteps.map((step) => ({ returnId: order.returnId, step })),
  'mail.withdrawal': ({ withdrawalId }) => (['customer', 'desk'] as const).map((to) => ({ withdrawalId, to })),
  'mail.listShared': ({ shareId }) => [{ shareId }],
  'mail.backInStock': ({ userId, wishIds }) =>
    wishIds.map((_wishId, index) => ({ userId, wishIds: wishIds.slice(0, index + 1) })),
  'mail.standingProposal': ({ userId, standing }) => (standing === undefined ? [] : [{ userId, ...standing.proposed }]),
  'mail.standingPaused': ({ userId, standing }) =>
    standing === undefined ? [] : standing.paused.map((standingOrderId) => ({ userId, standingOrderId })),
  'mail.householdInvited': ({ household: { invitationId } }) => [{ invitationId }],
  'mail.householdProposals': ({ household: { householdId } }) => [{ householdId }],
  'mail.personInvited': ({ accountPersonId }) => [{ accountPersonId }],
  'mail.formAnswer': ({ answerId }) => [{ answerId }],
  'mail.cardAgreement': ({ agreementId }) => [{ agreementId }],
  'mail.staffInvitation': ofUser,
  'mail.actedFor': ({ actAsId }) => [{ actAsId }],
  'mail.dataExport': ofUser,
  'mail.credit': ({ userId, creditEntryIds }) => creditEntryIds.map((entryId) => ({ userId, entryId })),
  'mail.goodwill': ({ userId }) => [{ userId, code: 'GRAZIE-ESEMPIO' }],
  'mail.accountDeletion': ofUser,
  'mail.accountClosed': ofUser,
  'account.erase': ofUser,
}

export interface MailPreview {
  /** Of the mail and, where it has several, of this one: `mail.return-3`. */
  name: string
  language: Language
  message: MailMessage
}

type HandlersOf = (shop: Shop, mailer: Mailer) => OutboxHandlers

/** Undoes a transaction whose answer is needed all the same. */
class Undone extends Error {
  readonly previews: MailPreview[]
  constructor(previews: MailPreview[]) {
    super('undone')
    this.previews = previews
  }
}

/**
 * Every mail of the shop in every language, written by what writes the real ones, about a customer who exists only as
 * long as a transaction that is rolled back. Nothing leaves and nothing is stored.
 */
export async function previewMails(
  shop: Shop,
  handlersOf: HandlersOf,
  signedMail: (shop: Shop, message: MailMessage) => Promise<MailMessage>,
): Promise<MailPreview[]> {
  const previews: MailPreview[] = []
  for (const language of languages)
    for (const { message, ...named } of await inLanguage(shop, handlersOf, language))
      previews.push(Object.assign(named, { message: await signedMail(shop, message) }))
  return previews
}

async function inLanguage(shop: Shop, handlersOf: HandlersOf, language: Language): Promise<MailPreview[]> {
  try {
    await shop.db.transaction(async (tx) => {
      throw new Undone(await writeAll(withDatabase(shop, tx), handlersOf, tx, language))
    })
  } catch (error) {
    if (error instanceof Undone) return error.previews
    throw error
  }
  return []
}

/** The same shop on an open transaction, which answers what the database itself does. */
const withDatabase = (shop: Shop, tx: Tx): Shop => ({ ...shop, db: tx, identity: () => readIdentity(tx) })

async function writeAll(shop: Shop, handlersOf: HandlersOf, tx: Tx, language: Language): Promise<MailPreview[]> {
  const samples = await makeSamples(tx, language, shop.clock())
  const written: MailMessage[] = []
  const mailer: Mailer = { send: async (message) => void written.push(message), close: () => undefined }
  const handlers = handlersOf(shop, mailer)
  const previews: MailPreview[] = []
  for (const kind of Object.keys(samplesOf) as MailKind[])
    for (const [index, payload] of samplesOf[kind](samples).entries()) {
      await (handlers[kind] as (of: unknown, sending: Sending) => Promise<void>)(payload, preview)
      const name = index === 0 ? kind : `${kind}-${index + 1}`
      previews.push(...written.splice(0).map((message) => ({ name, language, message })))
    }
  return previews
}

export const previewedKinds = Object.keys(samplesOf)
