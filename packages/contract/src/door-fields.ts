import { absenceWishes, doorTextMaximum } from '@bottega/rules/delivery/at-the-door.ts'
import { Type } from 'typebox'
import { freeText } from './text-fields.ts'

/** The way to the door, and what to do if nobody opens; absent where the customer said nothing. */
export const doorFields = {
  floor: Type.Optional(Type.String()),
  lift: Type.Optional(Type.Boolean()),
  ifAbsent: Type.Optional(Type.Enum([...absenceWishes], { description: 'wait is the rule' })),
  neighbour: Type.Optional(Type.String({ description: 'Who takes the goods; any neighbour where nobody is named' })),
}

/** For whoever drives. */
export const doorText = Type.String({
  description: 'The way to the door and what to do if nobody opens, in the language of the staff member',
})

/** A change of an address that names none of these leaves all of them as they are: older programs do not know them. */
export const doorBody = {
  floor: Type.Optional(freeText({ maxLength: doorTextMaximum.floor })),
  lift: Type.Optional(Type.Boolean()),
  ifAbsent: Type.Optional(Type.Enum([...absenceWishes])),
  neighbour: Type.Optional(freeText({ maxLength: doorTextMaximum.neighbour })),
}
