import type { FormView } from '@bottega/contract/forms/form-view.ts'
import { isFixed, type FormValues } from '@bottega/rules/forms/form-field.ts'
import type { FieldFault } from '@bottega/rules/forms/check-form.ts'

/** A form that was sent without a script and refused: what was typed, and what is wrong with it. */
export interface RefusedForm {
  readonly values: FormValues
  readonly faults: readonly FieldFault[]
  /** Why the shop took none of it, where no check of the answers finds that: a file, or too many at once. */
  readonly problem?: string | undefined
}

/** A form whose fields begin with what was typed, but for those an editor fixed. */
export const filledForm = (form: FormView, values: FormValues): FormView => ({
  ...form,
  fields: form.fields.map((field) => {
    if (isFixed(field)) return field
    const { value: _before, ...rest } = field
    return { ...rest, default: [values[field.key] ?? ''].flat().join(',') }
  }),
})
