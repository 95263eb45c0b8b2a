import type { ServiceNote } from './service-notes.ts'
import styles from './ServiceNotes.module.css'

export function ServiceNotes({ notes }: { notes: readonly ServiceNote[] }) {
  return notes.map(({ id, html }) => (
    // oxlint-disable-next-line react/no-danger
    <div key={id} className={styles.note} dangerouslySetInnerHTML={{ __html: html }} />
  ))
}
