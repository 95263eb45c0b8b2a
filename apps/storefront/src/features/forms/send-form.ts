import { cuFormInsert, formSubmit } from '@bottega/contract/forms/calls.ts'
import type { FormView } from '@bottega/contract/forms/form-view.ts'
import { checkForm, type FieldFault } from '@bottega/rules/forms/check-form.ts'
import type { FormValues } from '@bottega/rules/forms/form-field.ts'
import { browserApi } from '../../lib/api/browser-api.ts'
import { withCaptcha } from '../auth/captcha/with-captcha.ts'

/** The values in the fields of a form, by their keys. */
export function valuesOf({ fields }: FormView, data: FormData): FormValues {
  const texts = (name: string) => data.getAll(name).filter((value) => typeof value === 'string')
  return Object.fromEntries(
    fields.map(({ key }) => {
      const several = texts(`values[${key}][]`)
      return [key, several.length > 0 ? several : (texts(`values[${key}]`)[0] ?? '')]
    }),
  )
}

/** The form is checked as a whole when it is sent, not while it is filled in. (Content and discovery, section 5) */
export const faultsOf = ({ fields }: FormView, values: FormValues): readonly FieldFault[] => checkForm(fields, values)

/**
 * Resolves with the words to show, where the form has words of its own. A custom form is sent by the call of custom
 * forms. (Content and discovery, section 7)
 */
export async function sendForm({ formId, custom }: FormView, values: FormValues): Promise<string | undefined> {
  const sent = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, typeof value === 'string' ? value : [...value]]),
  )
  return withCaptcha(async (captcha) => {
    const body = { values: sent, ...(captcha !== undefined && { captcha }) }
    if (custom) return (await browserApi().call(cuFormInsert, { query: { cuform_type_id: formId }, body })).data.content
    return (await browserApi().call(formSubmit, { body: { form_id: formId, ...body } })).data.message
  })
}
