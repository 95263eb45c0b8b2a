import { Type, type Static } from 'typebox'
import { receivedNoteLength } from '@bottega/rules/orders/order-note.ts'
import { callSchema } from '../call-schema.ts'
import { idSchema, pageSchema } from '../common.ts'
import { freeText } from '../text-fields.ts'

const noteSchema = Type.Object({
  noteId: Type.Integer(),
  orderId: Type.Integer(),
  body: Type.String(),
  rating: Type.Optional(Type.Integer({ description: '1 to 5 stars' })),
  date: Type.String({ description: 'ISO instant of its last change' }),
})
export type OrderNoteView = Static<typeof noteSchema>

const written = {
  // Longer than a note may be: one that is too long is refused in its own words.
  body: freeText({ maxLength: receivedNoteLength }),
  rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
}

export const orderNoteAdd = callSchema({
  summary: 'Rate an order that arrived; a second note is an update of the first',
  body: Type.Object({ order_id: idSchema(), ...written }),
  reply: Type.Object({ note: noteSchema }),
  refusals: ['error.order.notFound', 'error.order.notRatable', 'error.order.noteEmpty', 'error.order.noteTooLong'],
})

export const orderNoteUpdate = callSchema({
  summary: 'Write a note of mine again',
  body: Type.Object({ noteId: idSchema(), ...written }),
  reply: Type.Object({ note: noteSchema }),
  refusals: ['error.order.noteNotFound', 'error.order.noteEmpty', 'error.order.noteTooLong'],
})

export const orderNoteList = callSchema({
  summary: 'My notes, newest first',
  body: Type.Object({
    filter: Type.Optional(Type.Object({ order_id: Type.Optional(idSchema()) })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Default 12' })),
  }),
  reply: Type.Object({ page: pageSchema, notes: Type.Array(noteSchema) }),
  refusals: [],
})
