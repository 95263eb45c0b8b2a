import type { ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'
import styles from './Chip.module.css'

type ChipProps = { children: ReactNode; tone?: 'plain' | 'offer'; active?: boolean } & (
  { href: string; onClick?: never } | { href?: never; onClick: () => void }
)

/** A small choice in a row: a link where it changes the address, a pressed button where it does not. */
export function Chip({ children, tone = 'plain', active = false, href, onClick }: ChipProps) {
  if (href !== undefined)
    return (
      <Anchor href={href} className={styles.chip} data-tone={tone} aria-current={active ? 'true' : undefined}>
        {children}
      </Anchor>
    )
  return (
    <button type="button" className={styles.chip} data-tone={tone} aria-pressed={active} onClick={onClick}>
      {children}
    </button>
  )
}
