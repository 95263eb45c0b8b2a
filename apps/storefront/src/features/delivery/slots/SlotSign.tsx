import type { SlotLook } from '../../../lib/words/slot-words.ts'
import styles from './SlotSign.module.css'

/** The status as a shape, so that it does not depend on colour alone: disc, square, ring, tick. (Safety, 26) */
export function SlotSign({ look }: { look: SlotLook }) {
  return <span className={styles.sign} data-look={look} aria-hidden="true" />
}
