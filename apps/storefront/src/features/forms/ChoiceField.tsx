import { isTickBox } from '@bottega/rules/forms/check-form.ts'
import { useId } from 'react'
import { Checkbox } from '@bottega/ui/components/fields/Checkbox.tsx'
import { FieldNote } from '@bottega/ui/components/fields/FieldNote.tsx'
import { EditorHtml } from '../../lib/page/EditorHtml.tsx'
import { nameOf, type FieldProps } from './field-control.ts'
import styles from './ChoiceField.module.css'
import { RadioOption } from './RadioOption.tsx'

/** One of several, some of several, or the box of a consent. */
export function ChoiceField({ field, error, focused }: FieldProps) {
  const id = useId()
  const { type, label, help_text: help, required, disable_input: disabled } = field
  const chosen = new Set((field.value ?? field.default ?? '').split(',').map((value) => value.trim()))
  const state = {
    disabled,
    ...(focused && { autoFocus: true }),
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': (error ?? help) === undefined ? undefined : `${id}-note`,
  } as const
  const note = <FieldNote id={`${id}-note`} help={help} error={error} />
  if (isTickBox(field))
    return (
      <div>
        {field.content && <EditorHtml html={field.content} />}
        <Checkbox {...state} name={nameOf(field)} value="true" required={required} defaultChecked={chosen.has('true')}>
          {label}
          {required && <span aria-hidden="true"> *</span>}
        </Checkbox>
        {note}
      </div>
    )
  return (
    <fieldset>
      <legend className={styles.legend}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      {field.options.map(({ value, label: words }, index) => {
        const isFirst = index === 0
        const shown = { ...(isFirst ? state : { ...state, autoFocus: false, 'aria-invalid': undefined }), value }
        return type === 'radio' ? (
          <RadioOption
            key={value}
            {...shown}
            name={nameOf(field)}
            required={required}
            defaultChecked={chosen.has(value)}
          >
            {words}
          </RadioOption>
        ) : (
          <Checkbox key={value} {...shown} name={`${nameOf(field)}[]`} defaultChecked={chosen.has(value)}>
            {words}
          </Checkbox>
        )
      })}
      {note}
    </fieldset>
  )
}
