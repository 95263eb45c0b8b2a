import { Type, type Static } from 'typebox'

const maximum = () => Type.Optional(Type.Number({ description: 'Most of it in one cart, over all its products' }))

/** A class as a product has it. */
export const classSchema = Type.Object({ classId: Type.Integer(), name: Type.String(), maximum: maximum() })

const groupSchema = Type.Object({ name: Type.String(), classes: Type.Array(classSchema) })
export type DeskClassGroup = Static<typeof groupSchema>

/** The classes a product may be given; brands come with the import of products. */
export const classGroups = Type.Object({ groups: Type.Array(groupSchema) })
