import { EditorHtml } from '../../../lib/page/EditorHtml.tsx'
import type { BlockProps } from '../define-block.ts'
import { EmbeddedForm } from './embedded-forms.tsx'
import styles from './StaticText.module.css'
import { textParts } from './text-parts.ts'

/** A rich text; its accordions are `<details>`, its forms stand where it names them. */
export function StaticText({ block }: BlockProps<'StaticText'>) {
  return (
    <div className={styles.text}>
      {textParts(block.content.html).map((part) =>
        'form' in part ? (
          <EmbeddedForm key={`form ${part.form}`} slug={part.form} />
        ) : (
          <EditorHtml key={part.html} html={part.html} />
        ),
      )}
    </div>
  )
}
