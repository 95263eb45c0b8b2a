import type { ReactNode } from 'react'
import styles from './Sheet.module.css'

type SheetProps = { children: ReactNode } & ({ title: string } | { label: string })

/** A part of a page on a surface of its own, under its title or, where it speaks for itself, with a name. */
export function Sheet({ children, ...named }: SheetProps) {
  return (
    <section className={styles.sheet} aria-label={'label' in named ? named.label : undefined}>
      {'title' in named && <h2>{named.title}</h2>}
      {children}
    </section>
  )
}
