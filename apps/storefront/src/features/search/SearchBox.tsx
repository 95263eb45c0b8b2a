import { SearchField } from '@bottega/ui/components/fields/SearchField.tsx'
import { VisuallyHidden } from '@bottega/ui/components/text/VisuallyHidden.tsx'
import { nextIndex } from '@bottega/ui/components/navigation/roving.ts'
import { lazy, Suspense, useId, useState, type KeyboardEvent } from 'react'
import { Form, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '../../paths.ts'
import styles from './SearchBox.module.css'
import type { SuggestionEntry } from './suggestion-groups.ts'
import { useSuggestions } from './use-suggestions.ts'

/** Nobody needs the list before something is typed. */
const SuggestionList = lazy(() => import('./SuggestionList.tsx').then((module) => ({ default: module.SuggestionList })))

/**
 * The search line of the frame. Before its scripts arrive it is a form that opens the search page; afterwards a
 * combobox (ARIA pattern, list with manual selection): arrows move, Enter follows, Escape closes, Tab leaves.
 */
export function SearchBox() {
  const t = useTranslations('frame.search')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [searched] = useSearchParams()
  const listId = useId()
  const [query, setQuery] = useState((pathname === paths.search() && searched.get('q')) || '')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  // The line of the search page holds words from the start: nobody waits for suggestions before going there.
  const [visited, setVisited] = useState(false)
  const groups = useSuggestions(visited ? query : '')
  const ordered = groups.flatMap((group) => group.items)
  const expanded = open && ordered.length > 0

  function follow({ item, path }: SuggestionEntry) {
    if (item.kind === 'word') setQuery(item.name)
    setOpen(false)
    void navigate(path)
  }

  function onKeyDown(event: KeyboardEvent) {
    const chosen = ordered[active]
    if (event.key === 'Escape') setOpen(false)
    else if (event.key === 'Enter' && expanded && chosen) {
      event.preventDefault()
      follow(chosen)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      const from = active === -1 && event.key === 'ArrowUp' ? 0 : active
      setActive(nextIndex(event.key, from, ordered.length) ?? -1)
    }
  }

  return (
    <search>
      <Form action={paths.search()} className={styles.form} onSubmit={() => setOpen(false)}>
        <SearchField
          name="q"
          label={t('label')}
          submitLabel={t('submit')}
          placeholder={t('placeholder')}
          maxLength={200}
          value={query}
          // A native list holds neither groups nor pictures: this is the ARIA combobox.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="combobox"
          aria-expanded={expanded}
          aria-controls={groups.length > 0 ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={expanded && active >= 0 ? `${listId}-${active}` : undefined}
          onFocus={() => setVisited(true)}
          onChange={(event) => {
            setVisited(true)
            setQuery(event.currentTarget.value)
            setActive(-1)
            setOpen(true)
          }}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
        />
        <div className={styles.floor}>
          {groups.length > 0 && (
            <Suspense>
              <SuggestionList id={listId} hidden={!expanded} groups={groups} active={active} onFollow={follow} />
            </Suspense>
          )}
        </div>
        <VisuallyHidden>
          <output>{open && query ? t('count', { count: ordered.length }) : ''}</output>
        </VisuallyHidden>
      </Form>
    </search>
  )
}
