import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { shopName } from '../shop-name.ts'
import styles from './PageHead.module.css'

/** The name of the page in the browser's tab. */
export function PageTitle({ children }: { children: string }) {
  const t = useTranslations('shell')
  return <title>{t('title', { page: children, shop: shopName() })}</title>
}

interface PageHeadProps {
  title: string
  text?: string
  /** The list a page about one thing belongs to. */
  back?: { href: string; text: string }
  children?: ReactNode
}

/** The heading of a page, in the tab too, with the way back above it and what can be done with all of it. */
export function PageHead({ title, text, back, children }: PageHeadProps) {
  return (
    <>
      {back !== undefined && (
        <p className={styles.back}>
          <Anchor href={back.href}>{back.text}</Anchor>
        </p>
      )}
      <header className={styles.head}>
        <PageTitle>{title}</PageTitle>
        <div>
          <h1>{title}</h1>
          {text !== undefined && <p>{text}</p>}
        </div>
        {children !== undefined && <div className={styles.actions}>{children}</div>}
      </header>
    </>
  )
}
