import { SearchField } from '@bottega/ui/components/fields/SearchField.tsx'
import { useCombobox } from '@bottega/ui/components/fields/use-combobox.ts'
import { VisuallyHidden } from '@bottega/ui/components/text/VisuallyHidden.tsx'
import { lazy, Suspense, useState } from 'react'
import { Form, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import styles from './SearchBox.module.css'
import { frameWords } from '../../lib/words/shared/frame.ts'
import { useSuggestions } from './use-suggestions.ts'

/** Loads with the first typing: the list is not needed before. */
const SuggestionList = lazy(() => import('./SuggestionList.tsx').then((module) => ({ default: module.SuggestionList })))

/** The search line of the frame: before its scripts load a form that opens the search page, then a combobox. */
export function SearchBox() {
  const t = useTranslations(frameWords, 'search')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [searched] = useSearchParams()
  const [query, setQuery] = useState((pathname === paths.search() && searched.get('q')) || '')
  // On the search page the line has words from the start: suggestions for them wait until it has the focus.
  const [visited, setVisited] = useState(false)
  const groups = useSuggestions(visited ? query : '')
  const entries = groups.flatMap((group) => group.items)
  const combobox = useCombobox({ count: entries.length, onChoose: follow })

  function follow(index: number) {
    const entry = entries[index]
    if (entry === undefined) return
    if (entry.item.kind === 'word') setQuery(entry.item.name)
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
          onFocus={() => setVisited(true)}
          onChange={(event) => {
            setVisited(true)
            setQuery(event.currentTarget.value)
            combobox.typed()
          }}
        />
        <div className={styles.floor}>
          {groups.length > 0 && (
            <Suspense>
              <SuggestionList combobox={combobox.list} groups={groups} />
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
