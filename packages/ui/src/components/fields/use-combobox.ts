import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { nextIndex } from '../navigation/roving.ts'

interface ComboboxOptions {
  /** How many options there are now, in all groups. */
  count: number
  /** The first option is active with every text, so that Enter chooses it. */
  activatesFirst?: boolean
  onChoose: (index: number) => void
  /** Enter without an active option on screen; without it Enter submits the form. */
  onEnter?: () => void
}

/**
 * The combobox of the ARIA Authoring Practices with a list box (`ComboboxList`): the focus stays in the text field,
 * arrows move through the options and around, Enter and a press choose, Escape closes the list first and only then does
 * what it does elsewhere, leaving the field closes.
 */
export function useCombobox({ count, activatesFirst = false, onChoose, onEnter }: ComboboxOptions) {
  const listId = useId()
  const initial = activatesFirst ? 0 : -1
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(initial)
  const expanded = open && count > 0
  const optionId = (index: number) => `${listId}-${index}`
  const activeId = expanded && active >= 0 && active < count ? optionId(active) : undefined

  // The browser scrolls to what has the focus, and the options never have it.
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function choose(index: number) {
    setOpen(false)
    onChoose(index)
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event
    if (key === 'Escape' && expanded) {
      event.preventDefault()
      setOpen(false)
    } else if (key === 'Enter' && activeId !== undefined) {
      event.preventDefault()
      choose(active)
    } else if (key === 'Enter' && onEnter) {
      event.preventDefault()
      onEnter()
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      const from = expanded && active >= 0 ? active : key === 'ArrowDown' ? -1 : 0
      setActive(nextIndex(key, from, count) ?? initial)
      setOpen(true)
    }
  }

  return {
    open,
    setOpen,
    /** For `onChange`: the options belong to another text now. */
    typed() {
      setActive(initial)
      setOpen(true)
    },
    /** Of the text field. */
    field: {
      role: 'combobox',
      'aria-expanded': expanded,
      'aria-controls': expanded ? listId : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': activeId,
      onBlur: () => setOpen(false),
      onKeyDown,
    },
    /** Of the `ComboboxList`. */
    list: { id: listId, hidden: !expanded, active, optionId, onChoose: choose },
  } as const
}

export type Combobox = ReturnType<typeof useCombobox>
