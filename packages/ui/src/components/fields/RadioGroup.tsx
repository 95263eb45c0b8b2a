import { useId, type ReactNode } from 'react'
import styles from './Choice.module.css'
import { FieldNote } from './FieldNote.tsx'

type RadioGroupProps<Value extends string> = {
  legend: string
  /** The question of the choice: it is read before the answers. */
  about?: ReactNode
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
  const described = [...(rest.about ? [`${id}-about`] : []), ...(rest.error ? [`${id}-error`] : [])]
  return (
    <fieldset aria-describedby={described.length > 0 ? described.join(' ') : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {rest.about && <div id={`${id}-about`}>{rest.about}</div>}
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
