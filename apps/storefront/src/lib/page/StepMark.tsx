import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import styles from './StepMark.module.css'

const icons = { done: 'check', ended: 'close', astray: 'alert' } as const

/**
 * The mark beside a step, whose state the words there say too. `ended` is the last step of a way that does not go on,
 * `astray` one that is on no usual way.
 */
export function StepMark({ state, isDone = false }: StepMarkProps) {
  const name = state === 'current' || state === 'coming' ? (isDone ? 'check' : undefined) : icons[state]
  return (
    <span className={styles.mark} data-mark={state} aria-hidden="true">
      {name !== undefined && <Icon name={name} size={16} />}
    </span>
  )
}

interface StepMarkProps {
  readonly state: 'done' | 'current' | 'coming' | 'ended' | 'astray'
  /** The step that is due has begun. */
  readonly isDone?: boolean
}
