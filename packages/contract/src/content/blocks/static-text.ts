import { Type } from 'typebox'
import { formSchema } from '../../forms/form-view.ts'
import { blockSchema } from '../block-schema.ts'
import { markup } from '../fields.ts'

/** A rich text; the forms are those its `[form:slug]` places name, as anonymous visitors see them. */
export const staticText = blockSchema(Type.Object({ html: markup() }), { forms: Type.Array(formSchema) })
