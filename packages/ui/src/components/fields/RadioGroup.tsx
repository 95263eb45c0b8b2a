import { useId, type ReactNode } from 'react'
import styles from './Choice.module.css'
import { FieldNote } from './FieldNote.tsx'

type RadioGroupProps<Value extends string> = {
  legend: string
  options: readonly { value: Value; label: ReactNode; help?: ReactNode; disabled?: boolean }[]
  value: Value | undefined
  onChange: (value: Value) => void
  name?: string
  error?: string
}

/** One choice among few, all visible. Arrow keys move, as the platform does. */
export function RadioGroup<Value extends string>({
  legend,
  options,
  value,
  onChange,
  ...rest
}: RadioGroupProps<Value>) {
  const id = useId()
  return (
    <fieldset aria-describedby={rest.error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.row}>
          <input
            type="radio"
            name={rest.name ?? id}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            className={styles.dot}
          />
          <span>
            {option.label}
            {option.help && <span className={styles.help}>{option.help}</span>}
          </span>
        </label>
      ))}
      <FieldNote id={`${id}-error`} error={rest.error} />
    </fieldset>
  )
}
