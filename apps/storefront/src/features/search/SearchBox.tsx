import { SearchField } from '@bottega/ui/components/fields/SearchField.tsx'
import { useCombobox } from '@bottega/ui/components/fields/use-combobox.ts'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { VisuallyHidden } from '@bottega/ui/components/text/VisuallyHidden.tsx'
import { lazy, Suspense, useRef, useState } from 'react'
import { Form, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import styles from './SearchBox.module.css'
import { frameWords } from '../../lib/words/shared/frame.ts'
import { panelGroups } from './suggestions/suggestion-groups.ts'
import { useSavedWords } from './saved-words/use-saved-words.ts'
import { useSuggestions } from './suggestions/use-suggestions.ts'

/** Loads with the first typing: the list is not needed before. */
const SuggestionList = lazy(() =>
  import('./suggestions/SuggestionList.tsx').then((module) => ({ default: module.SuggestionList })),
)

/** The search line of the frame: before its scripts load a form that opens the search page, then a combobox. */
export function SearchBox() {
  const t = useTranslations(frameWords, 'search')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [searched] = useSearchParams()
  const [query, setQuery] = useState((pathname === paths.search() && searched.get('q')) || '')
  // On the search page the line has words from the start: suggestions for them wait until it has the focus.
  const [visited, setVisited] = useState(false)
  const suggested = useSuggestions(visited ? query : '')
  const saved = useSavedWords()
  const groups = visited ? panelGroups(saved, query, suggested) : []
  const entries = groups.flatMap((group) => group.items)
  const combobox = useCombobox({ count: entries.length, onChoose: follow })
  const addActive = useRef<(() => void) | undefined>(undefined)

  function registerAdd(add: (() => void) | undefined) {
    addActive.current = add
  }

  function follow(index: number) {
    const entry = entries[index]
    if (entry === undefined) return
    if (entry.item.kind === 'word' || entry.item.kind === 'saved') setQuery(entry.item.name)
    void navigate(entry.path)
  }

  return (
    <search>
      <Form action={paths.search()} className={styles.form} onSubmit={() => combobox.setOpen(false)}>
        <SearchField
          name="q"
          label={t('label')}
          submitLabel={t('submit')}
          placeholder={t('placeholder')}
          maxLength={200}
          value={query}
          {...combobox.field}
          onFocus={() => {
            setVisited(true)
            if (query === '') combobox.setOpen(true)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && event.shiftKey && addActive.current) {
              event.preventDefault()
              addActive.current()
            } else combobox.field.onKeyDown(event)
          }}
          onChange={(event) => {
            setVisited(true)
            setQuery(event.currentTarget.value)
            combobox.typed()
          }}
        />
        {/* Loaded as a whole page: the camera is allowed on that one alone. */}
        <a href={paths.scan()} aria-label={t('scan')} className={styles.scan}>
          <Icon name="barcode" />
        </a>
        <div className={styles.floor}>
          {groups.length > 0 && (
            <Suspense>
              <SuggestionList combobox={combobox.list} groups={groups} onActive={registerAdd} />
            </Suspense>
          )}
        </div>
        <VisuallyHidden>
          <output>{combobox.open && query ? t('count', { count: entries.length }) : ''}</output>
        </VisuallyHidden>
      </Form>
    </search>
  )
}
