import type { FormFieldView, FormView } from '@bottega/contract/forms/form-view.ts'

export type FieldProps = {
  form: FormView
  field: FormFieldView
  /** Below the title of the form. */
  heading: 'h2' | 'h3'
  /** Undefined while nothing is wrong. */
  error: string | undefined
  /** The first to be mended of a form that came back refused: before the scripts arrive the browser puts the focus there. */
  focused?: boolean | undefined
}

export const nameOf = ({ key }: FormFieldView) => `values[${key}]`

/** Texts, limits and values that the control of a field has, whatever it is. */
export function controlOf(field: FormFieldView, focused = false) {
  const { label, placeholder, help_text: help, required, disable_input: disabled, input_limit: limit } = field
  const value = field.value ?? field.default
  return {
    name: nameOf(field),
    label,
    required,
    ...(help !== undefined && { help }),
    ...(placeholder !== undefined && { placeholder }),
    ...(limit !== undefined && { maxLength: limit }),
    ...(disabled && { readOnly: true }),
    ...(value !== undefined && { defaultValue: value }),
    ...(focused && { autoFocus: true }),
  }
}
