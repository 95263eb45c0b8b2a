import { EditorHtml } from '../../lib/page/EditorHtml.tsx'
import styles from './ArticleText.module.css'

/** The text of an article, in the width of a book; folded parts are its accordions. */
export function ArticleText({ html }: { html: string }) {
  return (
    <div className={styles.text}>
      <EditorHtml html={html} />
    </div>
  )
}
