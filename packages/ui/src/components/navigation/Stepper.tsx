import { Icon } from '../text/Icon.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import styles from './Stepper.module.css'

type StepperProps = { label: string; steps: readonly string[]; current: number; doneLabel: string }

/** The present step of a sequence; `current` counts from 0. It shows, it does not navigate. */
export function Stepper({ label, steps, current, doneLabel }: StepperProps) {
  return (
    <ol aria-label={label} className={styles.steps}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-state={index < current ? 'done' : index === current ? 'current' : 'coming'}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {index < current ? <Icon name="check" size={16} /> : index + 1}
          </span>
          <span>
            {step}
            {index < current && <VisuallyHidden> ({doneLabel})</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  )
}
