import styles from './EditorHtml.module.css'

/**
 * Markup an editor wrote. This is the only place where such markup reaches a page: it is cleaned on the server when
 * stored and when read, and the content policy lets nothing in it run. (Safety, 17 and 18)
 */
export function EditorHtml({ html }: { html: string }) {
  // oxlint-disable-next-line react/no-danger
  return <div className={styles.html} dangerouslySetInnerHTML={{ __html: html }} />
}
