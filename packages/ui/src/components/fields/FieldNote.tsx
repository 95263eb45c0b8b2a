import { Icon } from '../text/Icon.tsx'
import styles from './FieldNote.module.css'

/** The text below a field: its help or its error. Nothing without either. */
export function FieldNote({ id, help, error }: { id: string; help?: string | undefined; error?: string | undefined }) {
  if (!error && !help) return null
  return (
    <p id={id} className={error ? styles.error : styles.help}>
      {error && <Icon name="alert" size={16} />}
      {error ?? help}
    </p>
  )
}
