import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../text/Icon.tsx'
import styles from './SearchField.module.css'

type SearchFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'aria-label'> & {
  label: string
  submitLabel: string
}

/** The rounded search line. It belongs inside a form with `role="search"`: its glass is the submit button. */
export function SearchField({ label, submitLabel, ...input }: SearchFieldProps) {
  return (
    <div className={styles.field}>
      <button type="submit" className={styles.submit} aria-label={submitLabel}>
        <Icon name="search" />
      </button>
      <input
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        {...input}
        type="search"
        aria-label={label}
        className={styles.input}
      />
    </div>
  )
}
