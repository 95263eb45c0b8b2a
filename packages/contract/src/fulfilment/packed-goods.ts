import { deliverySteps } from '@bottega/rules/fulfilment/delivery-steps.ts'
import { Type } from 'typebox'
import { callSchema, fileSchema } from '../call-schema.ts'
import { idSchema } from '../common.ts'
import { codeText, freeText } from '../text-fields.ts'
import { ofOrder, reply } from './fulfilment.ts'

const stepRefusals = ['error.fulfilment.orderNotFound', 'error.fulfilment.stepNotPossible'] as const

export const fulfilmentMove = callSchema({
  summary: 'Where the goods are: in the van, on the way, near the customer, held up, on the way again',
  body: Type.Object({ ...ofOrder, step: Type.Enum([...deliverySteps]) }),
  reply,
  refusals: [...stepRefusals],
})

const undelivered = Type.Optional(
  Type.Array(
    Type.Object({
      order_item_id: idSchema(),
      quantity: Type.Number({ exclusiveMinimum: 0, maximum: 100_000, description: 'Pieces or kilograms' }),
    }),
    { maxItems: 200 },
  ),
)
const doorCents = (description: string) => Type.Integer({ minimum: 0, maximum: 10_000_000, description })
const taken = Type.Optional(
  Type.Object(
    {
      cash: doorCents('Cents, as handed over: the change is worked out'),
      card: doorCents('Cents'),
      vouchers: doorCents('Cents, in paper meal vouchers'),
      reason: Type.Optional(freeText({ minLength: 3, maxLength: 300, description: 'Where it is less than is due' })),
    },
    { description: 'The money taken with the goods; needed where an order has any to be taken' },
  ),
)
const takenRefusals = [
  'error.fulfilment.takenMissing',
  'error.fulfilment.takenTooMuch',
  'error.fulfilment.vouchersTooMany',
  'error.fulfilment.takenShort',
  'error.fulfilment.takenBefore',
] as const
const undeliveredRefusals = ['error.fulfilment.lineNotFound', 'error.fulfilment.tooMuch'] as const

export const fulfilmentHandOver = callSchema({
  summary: 'Hand the goods to the customer who comes with the code',
  body: Type.Object({ ...ofOrder, code: codeText({ minLength: 1, maxLength: 20 }), undelivered, taken }),
  reply,
  refusals: [
    ...stepRefusals,
    ...undeliveredRefusals,
    ...takenRefusals,
    'error.fulfilment.codeWrong',
    'error.request.tooMany',
  ],
})

export const fulfilmentDeliver = callSchema({
  summary: 'Delivered; the money taken at the door is named, and what the customer did not take is paid back',
  body: Type.Object({
    ...ofOrder,
    undelivered,
    taken,
  }),
  reply,
  refusals: [...stepRefusals, ...undeliveredRefusals, ...takenRefusals],
})

export const fulfilmentEnd = callSchema({
  summary: 'Not collected, or failed: all money goes back',
  body: Type.Object({
    ...ofOrder,
    end: Type.Enum(['not-collected', 'failed']),
    reason: freeText({ minLength: 3, maxLength: 300 }),
    restock: Type.Optional(Type.Boolean({ description: 'The goods go back to their shelves' })),
  }),
  reply,
  refusals: [...stepRefusals],
})

const paper = {
  query: Type.Object(ofOrder),
  reply: fileSchema,
  refusals: ['error.fulfilment.orderNotFound', 'error.fulfilment.notPacked'],
} as const

export const fulfilmentLabels = callSchema({
  summary: 'A label for each bag and crate of an order, as a PDF or in the language of label printers',
  ...paper,
  query: Type.Object({ ...ofOrder, format: Type.Optional(Type.Enum(['pdf', 'zpl'])) }),
})

export const fulfilmentDeliveryNote = callSchema({
  summary: 'The paper that goes with the goods of an order, as a PDF',
  ...paper,
})
