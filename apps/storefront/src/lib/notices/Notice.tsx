import { classNames } from '@bottega/ui/class-names.ts'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import type { IconName } from '@bottega/ui/components/text/icon-paths.ts'
import type { ReactNode } from 'react'
import styles from './Notice.module.css'
import tones from './tones.module.css'

type NoticeProps = { tone: 'info' | 'warn' | 'error'; children: ReactNode }

const icons: Record<NoticeProps['tone'], IconName> = { info: 'info', warn: 'alert', error: 'alert' }

/** A message shown where it belongs. Screen readers announce an error at once, other tones in reading order. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      className={classNames(tones.toned, styles.notice)}
      data-tone={tone}
    >
      <Icon name={icons[tone]} />
      <div className={styles.words}>{children}</div>
    </div>
  )
}
