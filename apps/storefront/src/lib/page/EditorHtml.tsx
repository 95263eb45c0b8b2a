import styles from './EditorHtml.module.css'

/**
 * Markup an editor wrote. This is the only place where such markup reaches a page: the server cleans it when it is
 * stored and when it is read, and the content policy runs no script in it. (Safety, 17 and 18)
 */
export function EditorHtml({ html }: { html: string }) {
  // oxlint-disable-next-line react/no-danger
  return <div className={styles.html} dangerouslySetInnerHTML={{ __html: html }} />
}
