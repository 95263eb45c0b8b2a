import { useId, useState, type KeyboardEvent } from 'react'
import { Icon } from '../text/Icon.tsx'
import styles from './NumberStepper.module.css'

type NumberStepperProps = {
  label: string
  decreaseLabel: string
  increaseLabel: string
  /** The value as shown, unit included: `3`, `0,8 kg`. */
  text: string
  onDecrease: () => void
  onIncrease: () => void
  /** Called with what was typed when it differs from what was shown. */
  onEnter: (typed: string) => void
  /** Why the last thing typed or pressed did not count as it was; it stands under the field and is read aloud. */
  note?: string | undefined
  canDecrease?: boolean
  canIncrease?: boolean
  busy?: boolean
}

/** Minus, an editable value, plus: as wide as the button it replaces. It knows no rule: the owner steps and refuses. */
export function NumberStepper({
  text,
  onDecrease,
  onIncrease,
  onEnter,
  canDecrease = true,
  canIncrease = true,
  note,
  ...rest
}: NumberStepperProps) {
  const [draft, setDraft] = useState<string>()
  const noteId = useId()

  function commit() {
    if (draft !== undefined && draft.trim() !== '' && draft !== text) onEnter(draft)
    setDraft(undefined)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const actions: Record<string, () => void> = {
      Enter: commit,
      Escape: () => setDraft(undefined),
      ArrowUp: () => canIncrease && onIncrease(),
      ArrowDown: () => canDecrease && onDecrease(),
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }

  return (
    <div className={styles.field}>
      <fieldset aria-label={rest.label} aria-busy={rest.busy || undefined} className={styles.stepper}>
        <button
          type="button"
          aria-label={rest.decreaseLabel}
          aria-disabled={!canDecrease || undefined}
          className={styles.step}
          onClick={canDecrease ? onDecrease : undefined}
        >
          <Icon name="minus" />
        </button>
        <input
          className={styles.value}
          inputMode="decimal"
          autoComplete="off"
          aria-label={rest.label}
          aria-describedby={note === undefined ? undefined : noteId}
          value={draft ?? text}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          aria-label={rest.increaseLabel}
          aria-disabled={!canIncrease || undefined}
          className={styles.step}
          onClick={canIncrease ? onIncrease : undefined}
        >
          <Icon name="plus" />
        </button>
      </fieldset>
      {/* Its name comes with the note: a part of a page that is rendered once and copied has no ids. (decision 0570) */}
      <p id={note === undefined ? undefined : noteId} aria-live="polite" className={styles.note}>
        {note}
      </p>
    </div>
  )
}
