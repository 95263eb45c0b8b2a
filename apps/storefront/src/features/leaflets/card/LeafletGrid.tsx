import type { LeafletView } from '@bottega/contract/leaflets/leaflets.ts'
import type { ReactNode } from 'react'
import { LeafletCard } from './LeafletCard.tsx'
import styles from './LeafletGrid.module.css'

type LeafletGridProps = {
  title: string
  leaflets: readonly LeafletView[]
  /** How many of the first pictures are loaded at once. */
  eager?: number
  /** Beside the title. */
  more?: ReactNode
}

/** Leaflets side by side under a title; nothing where there are none. */
export function LeafletGrid({ title, leaflets, eager = 0, more }: LeafletGridProps) {
  if (leaflets.length === 0) return null
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {more}
      </div>
      <ul className={styles.grid}>
        {leaflets.map((leaflet, index) => (
          <li key={leaflet.leafletId}>
            <LeafletCard leaflet={leaflet} eager={index < eager} />
          </li>
        ))}
      </ul>
    </section>
  )
}
