import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldTexts } from './Field.tsx'

type TextAreaProps = FieldTexts & Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className' | 'children'>

/** Several lines of text, for notes. */
export function TextArea({ label, help, error, rows = 3, ...area }: TextAreaProps) {
  return (
    <Field label={label} help={help} error={error} required={area.required}>
      {(control) => <textarea rows={rows} {...area} {...control} />}
    </Field>
  )
}
