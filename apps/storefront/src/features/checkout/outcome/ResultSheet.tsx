import { classNames } from '@bottega/ui/class-names.ts'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import type { IconName } from '@bottega/ui/components/text/icon-paths.ts'
import type { ReactNode } from 'react'
import tones from '../../../lib/notices/tones.module.css'
import styles from './ResultSheet.module.css'

type ResultSheetProps = {
  /** `waiting` shows a spinner instead of an icon. */
  tone: 'ok' | 'warn' | 'error' | 'waiting'
  title: string
  text: ReactNode
  /** Details, between the text and the actions. */
  facts?: ReactNode
  /** A form that goes on from here: its parts are parts of the sheet, so that a bar of it sticks all along the sheet. */
  form?: ReactNode
  /** The next actions. */
  children?: ReactNode
}

const icons: Record<Exclude<ResultSheetProps['tone'], 'waiting'>, IconName> = {
  ok: 'check',
  warn: 'clock',
  error: 'alert',
}

/** The result of a payment, or that it is still open, in large type, with the next step. */
export function ResultSheet({ tone, title, text, facts, form, children }: ResultSheetProps) {
  return (
    <div className={styles.place}>
      <div className={styles.sheet}>
        {tone === 'waiting' ? (
          <progress className={styles.ring} aria-label={title} />
        ) : (
          <div className={classNames(tones.toned, styles.sign)} data-tone={tone}>
            <Icon name={icons[tone]} size={32} />
          </div>
        )}
        <h1 className={styles.title}>{title}</h1>
        <output className={styles.text}>{text}</output>
        {facts}
        {form}
        <div className={styles.actions}>{children}</div>
      </div>
    </div>
  )
}
