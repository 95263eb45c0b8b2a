import type { ReactNode } from 'react'
import { PageTitle } from './PageTitle.tsx'
import styles from './PageHead.module.css'

/** The heading of a page, in the tab too, and what can be done with all of it. */
export function PageHead({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <PageTitle>{title}</PageTitle>
      <div>
        <h1>{title}</h1>
        {text !== undefined && <p>{text}</p>}
      </div>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </header>
  )
}
