import styles from './EditorHtml.module.css'

/** Marks editors' markup, whose links `useShopLinks` follows. */
const mark = 'data-editor-html'
export const editorLinkSelector = `[${mark}] a[href]`

/**
 * Markup an editor wrote. This is the only place where such markup reaches a page: the server cleans it when it is
 * stored and when it is read, and the content policy runs no script in it. (Safety, 17 and 18)
 */
export function EditorHtml({ html }: { html: string }) {
  // oxlint-disable-next-line react/no-danger
  return <div {...{ [mark]: '' }} className={styles.html} dangerouslySetInnerHTML={{ __html: html }} />
}
