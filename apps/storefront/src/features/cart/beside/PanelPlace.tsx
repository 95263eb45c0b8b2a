import { Skeleton } from '@bottega/ui/components/feedback/Skeleton.tsx'
import styles from './PanelPlace.module.css'

/** Reserves the space of the cart panel, in its size. */
export function PanelPlace() {
  return (
    <div className={styles.place} aria-hidden="true">
      <Skeleton shape="title" narrow />
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} shape="row" />
      ))}
    </div>
  )
}
