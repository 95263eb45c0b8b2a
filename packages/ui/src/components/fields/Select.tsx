import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../class-names.ts'
import { Field, type FieldTexts } from './Field.tsx'
import styles from './Select.module.css'

type SelectProps = FieldTexts &
  Omit<ComponentPropsWithRef<'select'>, 'id' | 'className' | 'children'> & {
    options: readonly { value: string; label: string; disabled?: boolean }[]
  }

/** The system's own list: the best one on a phone, and it works before any script. */
export function Select({ label, help, error, options, ...select }: SelectProps) {
  return (
    <Field label={label} help={help} error={error} required={select.required}>
      {({ className, ...control }) => (
        <select {...select} {...control} className={classNames(className, styles.select)}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
