import { Type } from 'typebox'
import { formSchema } from '../../forms/form-view.ts'
import { blockSchema } from '../block-schema.ts'
import { text } from '../fields.ts'

/** A form by the name of its file or its slug. Of one that needs a login only the title comes with the page. */
export const formDetail = blockSchema(Type.Object({ form: text() }), { form: formSchema })
