import type { SlotAppearance } from '../../../lib/words/slot-words.ts'
import styles from './SlotSign.module.css'

/** The status as a shape, so that it does not depend on colour alone: disc, square, ring, tick. (Safety, 26) */
export function SlotSign({ appearance }: { appearance: SlotAppearance }) {
  return <span className={styles.sign} data-look={appearance} aria-hidden="true" />
}
