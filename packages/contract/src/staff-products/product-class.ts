import { Type, type Static } from 'typebox'
import { freeText } from '../text-fields.ts'

const maximum = () => Type.Optional(Type.Number({ description: 'Most of it in one cart, over all its products' }))

const fields = { classId: Type.Integer(), name: Type.String(), maximum: maximum() }

/** A class as a product has it. */
export const classSchema = Type.Object(fields)

/** Its name in every language it has one in. */
export const classNames = () =>
  Type.Object({
    it: freeText({ minLength: 1, maxLength: 120 }),
    de: Type.Optional(freeText({ minLength: 1, maxLength: 120 })),
    en: Type.Optional(freeText({ minLength: 1, maxLength: 120 })),
  })
export type ClassNames = Static<ReturnType<typeof classNames>>

const groupedSchema = Type.Object({ ...fields, names: classNames() })
export type StaffClass = Static<typeof groupedSchema>

const groupSchema = Type.Object({ groupId: Type.Integer(), name: Type.String(), classes: Type.Array(groupedSchema) })
export type StaffClassGroup = Static<typeof groupSchema>

/** The classes a product may be given; brands come with the import of products. */
export const classGroups = Type.Object({ groups: Type.Array(groupSchema) })
