import { createElement, type ReactNode } from 'react'
import { readRichText, type RichNode } from './rich-text.ts'
import styles from './RichText.module.css'

/** A text that came as HTML, drawn with the marks we know. */
export function RichText({ html }: { html: string }) {
  return <div className={styles.text}>{draw(readRichText(html))}</div>
}

function draw(nodes: readonly RichNode[]): ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node
    const scope = node.tag === 'th' ? { scope: node.row ? 'row' : 'col' } : {}
    return createElement(node.tag, { key: index, ...scope }, ...(node.tag === 'br' ? [] : draw(node.children)))
  })
}
