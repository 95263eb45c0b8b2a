import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import type { ReactNode } from 'react'
import styles from './Remark.module.css'

/** A remark of the shop about an action, beside it; an error is announced at once. */
export function Remark({ tone, children }: { tone: 'info' | 'ok' | 'warn' | 'error'; children: ReactNode }) {
  const icon = { info: 'info', ok: 'check', warn: 'alert', error: 'alert' } as const
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={styles.remark} data-tone={tone}>
      <Icon name={icon[tone]} size={20} />
      <div>{children}</div>
    </div>
  )
}
