import { type Static, Type } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { daySchema, euro, idSchema, pageSchema } from '../common.ts'
import { codeText, emailText, secretText } from '../text-fields.ts'

/** Written with blanks it is the same number. */
const cardNumber = () => codeText({ minLength: 1, maxLength: 40, description: '13 digits' })

const cardSchema = Type.Object({
  fidelityCard: Type.String({ description: 'All digits of the number: what the barcode says' }),
  addedAt: Type.String({ description: 'ISO instant' }),
})
export type CardView = Static<typeof cardSchema>

const cardsSchema = Type.Object({
  cards: Type.Array(cardSchema, { description: 'None or one' }),
  points: Type.Integer({ description: 'Balance' }),
})

const cardRefusals = ['error.card.notValid', 'error.card.oneAlready', 'error.request.tooMany'] as const

export const cardsView = callSchema({
  summary: 'The loyalty card of the person and their points',
  reply: cardsSchema,
  refusals: [],
})

/** Unknown, of another account, or with another birth date: the answer is the same. (Safety, 13) */
export const cardsCheck = callSchema({
  summary: 'Whether add-card would take a card with this birth date',
  query: Type.Object({ fidelity_card: cardNumber(), birth_date: daySchema() }),
  reply: Type.Object({ valid: Type.Boolean() }),
  refusals: ['error.request.tooMany'],
})

export const cardsAdd = callSchema({
  summary: 'Add a loyalty card that was issued to a person born on this day',
  body: Type.Object({ fidelity_card: cardNumber(), birth_date: daySchema() }),
  reply: cardsSchema,
  refusals: [...cardRefusals, 'error.staff.notWhileActing'],
})

export const cardsRemove = callSchema({
  summary: 'Remove the loyalty card; the points stay',
  body: Type.Object({ fidelity_card: cardNumber() }),
  reply: cardsSchema,
  refusals: ['error.card.notYours', 'error.staff.notWhileActing'],
})

const stepSchema = Type.Object({ points: Type.Integer(), amount: euro('Of the voucher') })

export const pointsConvert = callSchema({
  summary: 'Turn one step of points into a voucher',
  body: Type.Object({ points: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }),
  reply: Type.Object({
    points: Type.Integer({ description: 'Balance after it' }),
    userGiftCertificateId: Type.Integer(),
    giftCode: Type.String(),
    amount: euro(),
    endDate: Type.String({ description: 'yyyy-MM-dd' }),
  }),
  refusals: ['error.points.noStep', 'error.points.notEnough', 'error.staff.notWhileActing'],
})

const movementSchema = Type.Object({
  movementId: Type.Integer(),
  date: Type.String({ description: 'ISO instant' }),
  reason: Type.Enum(['order', 'return', 'conversion', 'donation', 'reward', 'rewardCancelled']),
  orderId: Type.Optional(Type.Integer()),
  subject: Type.Optional(Type.String({ description: 'The cause, or the rewards' })),
  amount: Type.Integer({ description: 'Points; negative went' }),
  balance: Type.Integer({ description: 'After it' }),
})
export type PointsMovementView = Static<typeof movementSchema>

export const pointsView = callSchema({
  summary: 'Points: balance, ledger with the latest first, what they can become',
  query: Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 1 })),
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 12 })),
  }),
  reply: Type.Object({
    points: Type.Integer(),
    hasCard: Type.Boolean(),
    pointsPerEuro: Type.Integer(),
    steps: Type.Array(stepSchema),
    movements: Type.Array(movementSchema),
    page: pageSchema,
  }),
  refusals: [],
})

const causeSchema = Type.Object({
  causeId: Type.Integer(),
  name: Type.String(),
  description: Type.String(),
  image: Type.Optional(Type.String()),
  points: Type.Integer({ description: 'Given by everybody so far' }),
  donations: Type.Integer(),
})
export type CauseView = Static<typeof causeSchema>

export const causesList = callSchema({
  summary: 'Causes to donate points to',
  reply: Type.Object({
    points: Type.Integer({ description: 'Balance' }),
    donationUnit: Type.Integer({ description: 'Donations are multiples of it' }),
    causes: Type.Array(causeSchema),
  }),
  refusals: [],
})

export const pointsDonate = callSchema({
  summary: 'Donate points to a cause',
  body: Type.Object({ cause_id: idSchema(), points: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }),
  reply: Type.Object({ points: Type.Integer({ description: 'Balance after it' }), cause: causeSchema }),
  refusals: [
    'error.points.noCause',
    'error.points.donationUnit',
    'error.points.notEnough',
    'error.staff.notWhileActing',
  ],
})

/** Another customer's figures answer like those of an unknown one. */
export const customerLifetime = callSchema({
  summary: 'What the shop and the person have been to each other; own figures only',
  query: Type.Object({ userId: idSchema() }),
  reply: Type.Object({
    userId: Type.Integer(),
    customerSince: Type.String({ description: 'yyyy-MM-dd' }),
    orders: Type.Integer({ description: 'Delivered' }),
    spent: euro('On delivered orders'),
    firstOrderDate: Type.Optional(Type.String({ description: 'yyyy-MM-dd' })),
    lastOrderDate: Type.Optional(Type.String({ description: 'yyyy-MM-dd' })),
    points: Type.Integer(),
    pointsEarned: Type.Integer({ description: 'Ever' }),
    vouchersUsed: Type.Integer(),
  }),
  refusals: ['error.user.notFound'],
})

/** (Account and after-sales, section 7, "registration-card"; decision 0450) */
export const cardAgreement = callSchema({
  summary: 'Agree, by the link of a mail, that a card of the cooperative joins the account, or refuse it',
  body: Type.Object({
    action: Type.Enum(['agree', 'refuse']),
    email: emailText({ minLength: 3, maxLength: 100 }),
    coopId: idSchema(),
    token: Type.Optional(
      secretText({ maxLength: 100, description: 'Good for thirty minutes; later the customer signs in' }),
    ),
  }),
  reply: Type.Object({ outcome: Type.Enum(['agreed', 'refused']) }),
  refusals: [
    'error.cardAgreement.notValid',
    'error.cardAgreement.signIn',
    'error.card.oneAlready',
    'error.login.tooMany',
    'error.staff.notWhileActing',
  ],
})
