import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { idSchema } from '../common.ts'

export const pickingStaff = Type.Object({
  staffId: Type.Integer(),
  name: Type.String(),
  you: Type.Boolean({ description: 'The staff member who asks' }),
})
export type PickingStaff = Static<typeof pickingStaff>

/** Absent where nobody has taken the order. */
export const pickerOfOrder = Type.Optional(pickingStaff)

export const fulfilmentAssign = callSchema({
  summary: 'Take an order to pick it, hand it over to a colleague, or give it back',
  body: Type.Object({
    order_id: idSchema(),
    staff_id: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'The new picker; absent: nobody' }),
    ),
    seen_staff_id: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'The picker whom the page showed' }),
    ),
  }),
  reply: Type.Object({ picker: pickerOfOrder }),
  refusals: [
    'error.fulfilment.orderNotFound',
    'error.fulfilment.notPickable',
    'error.fulfilment.takenByAnother',
    'error.fulfilment.notYours',
    'error.fulfilment.pickerNotThere',
  ],
})

export const fulfilmentAssignFree = callSchema({
  summary: 'Give all orders of a slot that nobody has taken to one picker',
  body: Type.Object({ timeslot_id: idSchema(), staff_id: idSchema() }),
  reply: Type.Object({ orderIds: Type.Array(Type.Integer(), { description: 'The orders that are theirs now' }) }),
  refusals: ['error.fulfilment.notYours', 'error.fulfilment.pickerNotThere'],
})
