import { useId, type ReactNode } from 'react'
import styles from './Field.module.css'
import { FieldNote } from './FieldNote.tsx'

export type FieldTexts = { label: string; help?: string | undefined; error?: string | undefined }

type FieldProps = FieldTexts & {
  required?: boolean | undefined
  children: (control: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
    className: string | undefined
  }) => ReactNode
}

/** Label above, control, then help or error below; the control is told what describes it. */
export function Field({ label, help, error, required, children }: FieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children({
        id,
        'aria-describedby': (error ?? help) ? `${id}-note` : undefined,
        'aria-invalid': error ? true : undefined,
        className: styles.control,
      })}
      <FieldNote id={`${id}-note`} help={help} error={error} />
    </div>
  )
}
