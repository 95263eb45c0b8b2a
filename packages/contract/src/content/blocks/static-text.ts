import { Type } from 'typebox'
import { blockSchema } from '../block-schema.ts'
import { markup } from '../fields.ts'

export const staticText = blockSchema(Type.Object({ html: markup() }))
