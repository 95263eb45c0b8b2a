// A native list holds neither groups nor pictures, and takes the focus: these are the roles of the ARIA combobox.
// oxlint-disable jsx-a11y/prefer-tag-over-role
import type { ReactNode } from 'react'
import styles from './ComboboxList.module.css'
import type { Combobox } from './use-combobox.ts'

interface OptionGroup {
  readonly key: string
  readonly label?: string
  readonly options: readonly { readonly key: string | number; readonly content: ReactNode }[]
}

type ComboboxListProps = { combobox: Combobox['list']; label: string; groups: readonly OptionGroup[] }

/** The list box of a combobox; its options are counted through all groups. Its owner places it. */
export function ComboboxList({ combobox, label, groups }: ComboboxListProps) {
  const { id, hidden, active, optionId, onChoose } = combobox
  return (
    <div id={id} role="listbox" aria-label={label} hidden={hidden} className={styles.list}>
      {groups.map((group, groupIndex) => {
        const first = groups.slice(0, groupIndex).reduce((count, before) => count + before.options.length, 0)
        const options = group.options.map(({ key, content }, place) => (
          // The text field has the focus and the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={key}
            id={optionId(first + place)}
            role="option"
            aria-selected={first + place === active}
            tabIndex={-1}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(first + place)}
          >
            {content}
          </div>
        ))
        if (group.label === undefined) return options
        return (
          <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`}>
            <div id={`${id}-${group.key}`} className={styles.heading}>
              {group.label}
            </div>
            {options}
          </div>
        )
      })}
    </div>
  )
}
