import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldTexts } from './Field.tsx'

type TextFieldProps = FieldTexts & Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'children'>

/** One line of text. `error` replaces `help` and marks the field invalid. */
export function TextField({ label, help, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error} required={input.required}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  )
}
