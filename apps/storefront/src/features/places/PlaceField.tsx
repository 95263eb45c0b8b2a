import type { PlaceView } from '@bottega/contract/geo/geo.ts'
import { ComboboxList } from '@bottega/ui/components/fields/ComboboxList.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useCombobox } from '@bottega/ui/components/fields/use-combobox.ts'
import { VisuallyHidden } from '@bottega/ui/components/text/VisuallyHidden.tsx'
import { useRef, useState } from 'react'
import { browserApi } from '../../lib/api/browser-api.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { deliveryWords } from '../../lib/words/shared/delivery.ts'
import { placeFinder } from './place-finder.ts'
import { unambiguousPlace } from './unambiguous-place.ts'
import styles from './PlaceField.module.css'
import { usePlaceChoices } from './use-place-choices.ts'

type PlaceFieldProps = {
  label: string
  help?: string
  /** In a form that also works without scripts. */
  name?: string
  initial?: string
  onChoose: (place: PlaceView) => void
  /** Called while typing: a place chosen before belongs to another text. */
  onText?: (text: string) => void
  /** The lookup of places failed, or the chosen one was not found again. */
  onFailure: (error: unknown) => void
}

/**
 * A text field that completes to a place of Italy. With the list closed, Enter takes the place meant, or opens the list
 * where the text is ambiguous; it never submits the surrounding form.
 */
export function PlaceField({ label, help, name, initial = '', onChoose, onText, onFailure }: PlaceFieldProps) {
  const t = useTranslations(deliveryWords, 'place')
  const [text, setText] = useState(initial)
  const typed = useRef('')
  const choices = usePlaceChoices(text, onFailure)
  const combobox = useCombobox({
    count: choices.length,
    activatesFirst: true,
    onChoose: (index) => void choose(index),
    onEnter: () => void chooseUnambiguous(),
  })

  async function choose(index: number) {
    const choice = choices[index]
    if (choice === undefined) return
    setText(choice.label)
    try {
      onChoose(await choice.resolve())
    } catch (error) {
      onFailure(error)
    }
  }

  async function chooseUnambiguous() {
    try {
      const place = await unambiguousPlace(await placeFinder(browserApi()), text)
      if (typed.current !== text) return
      combobox.setOpen(place === undefined)
      if (place === undefined) return
      setText(place.label)
      onChoose(place)
    } catch (error) {
      onFailure(error)
    }
  }

  return (
    <div className={styles.field}>
      <TextField
        label={label}
        help={help}
        name={name}
        value={text}
        maxLength={200}
        autoComplete="off"
        {...combobox.field}
        onChange={(event) => {
          const { value } = event.currentTarget
          typed.current = value
          setText(value)
          combobox.typed()
          onText?.(value)
        }}
      />
      <div className={styles.floor}>
        <ComboboxList
          combobox={combobox.list}
          label={t('choices')}
          groups={[{ key: 'places', options: choices.map(({ label: name }) => ({ key: name, content: name })) }]}
        />
      </div>
      <VisuallyHidden>
        <output>{combobox.open && text.trim().length > 1 ? t('count', { count: choices.length }) : ''}</output>
      </VisuallyHidden>
    </div>
  )
}
