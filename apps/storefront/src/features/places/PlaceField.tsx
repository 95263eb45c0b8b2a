// A native list cannot stand under a text that goes on being typed: these are the roles of the ARIA combobox.
// oxlint-disable jsx-a11y/prefer-tag-over-role
import type { PlaceView } from '@bottega/contract/geo/geo.ts'
import { nextIndex } from '@bottega/ui/components/navigation/roving.ts'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { VisuallyHidden } from '@bottega/ui/components/text/VisuallyHidden.tsx'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { browserApi } from '../../lib/api/browser-api.ts'
import { placeFinder, type PlaceChoice } from './place-finder.ts'
import { placeMeant } from './place-meant.ts'
import styles from './PlaceField.module.css'
import { usePlaceChoices } from './use-place-choices.ts'

type PlaceFieldProps = {
  label: string
  help?: string
  onChoose: (place: PlaceView) => void
  /** What is typed now: whatever was chosen before stands for another text. */
  onText?: (text: string) => void
  /** Nobody could be asked, or what was chosen could not be found again. */
  onFailure: (error: unknown) => void
}

/**
 * A text that is completed to a place of Italy: arrows move, Enter chooses, Escape closes. With the list closed, Enter
 * takes the place that is meant, and opens the list where that is not sure.
 */
export function PlaceField({ label, help, onChoose, onText, onFailure }: PlaceFieldProps) {
  const t = useTranslations('delivery.place')
  const listId = useId()
  const [text, setText] = useState('')
  const typed = useRef('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const choices = usePlaceChoices(text, onFailure)
  const expanded = open && choices.length > 0

  async function choose(choice: PlaceChoice) {
    setText(choice.label)
    setOpen(false)
    try {
      onChoose(await choice.resolve())
    } catch (error) {
      onFailure(error)
    }
  }

  async function takeMeant() {
    try {
      const place = await placeMeant(await placeFinder(browserApi()), text)
      if (typed.current !== text) return
      setOpen(place === undefined)
      if (place === undefined) return
      setText(place.label)
      onChoose(place)
    } catch (error) {
      onFailure(error)
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    const chosen = choices[active]
    if (event.key === 'Escape' && expanded) {
      event.preventDefault()
      setOpen(false)
    } else if (event.key === 'Enter') {
      // In a form, Enter here means the place and not the form.
      event.preventDefault()
      if (expanded && chosen) void choose(chosen)
      else void takeMeant()
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && choices.length > 0) {
      event.preventDefault()
      if (expanded) setActive(nextIndex(event.key, active, choices.length) ?? 0)
      setOpen(true)
    }
  }

  return (
    <div className={styles.field}>
      <TextField
        label={label}
        help={help}
        value={text}
        maxLength={200}
        autoComplete="off"
        role="combobox"
        aria-expanded={expanded}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={expanded ? `${listId}-${active}` : undefined}
        onChange={(event) => {
          const { value } = event.currentTarget
          typed.current = value
          setText(value)
          setActive(0)
          setOpen(true)
          onText?.(value)
        }}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <div id={listId} role="listbox" aria-label={t('choices')} hidden={!expanded} className={styles.list}>
        {choices.map((choice, index) => (
          // The keyboard is handled by the line that owns the list.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={choice.label}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => void choose(choice)}
          >
            {choice.label}
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <output>{open && text.trim().length > 1 ? t('count', { count: choices.length }) : ''}</output>
      </VisuallyHidden>
    </div>
  )
}
