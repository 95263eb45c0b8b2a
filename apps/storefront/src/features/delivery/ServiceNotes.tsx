import { EditorHtml } from '../../lib/page/EditorHtml.tsx'
import type { ServiceNote } from './service-notes.ts'
import styles from './ServiceNotes.module.css'

type ServiceNotesProps = { notes: readonly ServiceNote[]; position: ServiceNote['position'] }

export function ServiceNotes({ notes, position }: ServiceNotesProps) {
  const shown = notes.filter((note) => note.position === position)
  if (shown.length === 0) return null
  return (
    <div className={styles.notes} data-position={position}>
      {shown.map(({ id, html }) => (
        <EditorHtml key={id} html={html} />
      ))}
    </div>
  )
}
