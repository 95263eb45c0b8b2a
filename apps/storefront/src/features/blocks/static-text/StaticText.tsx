import { EditorHtml } from '../../../lib/page/EditorHtml.tsx'
import type { BlockProps } from '../define-block.ts'
import styles from './StaticText.module.css'

export function StaticText({ block }: BlockProps<'StaticText'>) {
  return (
    <div className={styles.text}>
      <EditorHtml html={block.content.html} />
    </div>
  )
}
