import { Type, type Static } from 'typebox'
import { callSchema, fileSchema } from '../call-schema.ts'
import { calendarDay, fileFormat, idSchema } from '../common.ts'

/** A line counts once in a day, for whoever took the last step on it: figures of a store add up to what was picked. */
const figures = {
  lines: Type.Integer({ description: 'Lines whose last step of the day is theirs, shorts and substitutes included' }),
  pieces: Type.Integer({ description: 'Put into bags, of goods sold by the piece; of substitutes too' }),
  kilograms: Type.Number({ description: 'Weighed, of pieces that are weighed too' }),
  shorts: Type.Integer({ description: 'Lines left with less than ordered, or with nothing' }),
  substitutes: Type.Integer({ description: 'Lines for which something else was put in' }),
  orders: Type.Integer({ description: 'Orders whose picking they finished' }),
  firstAt: Type.Optional(Type.String({ description: 'ISO instant of the first step on a line' })),
  lastAt: Type.Optional(Type.String({ description: 'ISO instant of the last step on a line' })),
}

export const ownShiftSchema = Type.Object(figures)
export type OwnShift = Static<typeof ownShiftSchema>

const shiftSchema = Type.Object({
  staffId: Type.Integer(),
  name: Type.String(),
  ...figures,
  corrections: Type.Integer({ description: 'Steps by which they took a line out of the bag again' }),
  activeMinutes: Type.Integer({ description: 'Times between their steps, as far as none is longer than ten minutes' }),
  linesPerHour: Type.Union([Type.Number(), Type.Null()], {
    description: 'Lines per hour of active time; null below ten minutes of it',
  }),
})
export type ShiftView = Static<typeof shiftSchema>

const storeSchema = Type.Object({ storeId: Type.Integer(), name: Type.String() })

export const fulfilmentShift = callSchema({
  summary: 'What a picker picked today, told to themselves alone',
  reply: Type.Object({
    day: Type.String(),
    shift: ownShiftSchema,
    stores: Type.Array(storeSchema, {
      description: 'The stores whose figures by person they may see: none unless the shop shows them to shopkeepers',
    }),
  }),
  refusals: [],
})

const asked = { store_id: idSchema(), day: calendarDay() }

export const fulfilmentShifts = callSchema({
  summary: 'What each picker of a store picked on a day; not there unless the shop is set to show it',
  query: Type.Object(asked),
  reply: Type.Object({ store: storeSchema, shifts: Type.Array(shiftSchema) }),
  refusals: ['error.request.invalid'],
})

export const fulfilmentShiftsFile = callSchema({
  summary: 'The same as a table for spreadsheets, in the language of the reader',
  query: Type.Object({ ...asked, format: fileFormat() }),
  reply: fileSchema,
  refusals: ['error.request.invalid'],
})
