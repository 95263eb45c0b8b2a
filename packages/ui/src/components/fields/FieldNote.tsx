import { Icon } from '../text/Icon.tsx'
import styles from './FieldNote.module.css'

/** What stands below a field: its help, or what is wrong with it. Nothing without either. */
export function FieldNote({ id, help, error }: { id: string; help?: string | undefined; error?: string | undefined }) {
  if (!error && !help) return null
  return (
    <p id={id} className={error ? styles.error : styles.help}>
      {error && <Icon name="alert" size={16} />}
      {error ?? help}
    </p>
  )
}
