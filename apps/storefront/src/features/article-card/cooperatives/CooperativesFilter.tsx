import type { Position } from '@bottega/rules/delivery/places/distance.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { SearchField } from '@bottega/ui/components/fields/SearchField.tsx'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { useRef, useState } from 'react'
import { devicePosition } from '../../places/device-position.ts'
import { useHydrated } from '../../../lib/hooks/use-hydrated.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { articlesWords } from '../words/articles.ts'
import styles from './CooperativesList.module.css'
import type { CooperativesFilterState } from './use-cooperatives.ts'
import { cooperativesList } from './search-cooperatives.ts'

type CooperativesFilterProps = {
  filter: CooperativesFilterState
  type: (typed: string) => void
  locate: (position: Position) => void
  clear: () => void
}

/** The field, a button for the device's position, and one that clears the filter. Without scripts the field is a form. */
export function CooperativesFilter({ filter, type, locate, clear }: CooperativesFilterProps) {
  const t = useTranslations(articlesWords, 'cooperatives')
  const isHydrated = useHydrated()
  const field = useRef<HTMLInputElement>(null)
  const [isShort, setIsShort] = useState(false)
  const { problem, find } = usePosition(locate)
  const isFiltered = filter.q !== '' || filter.position !== undefined

  function onType(typed: string) {
    const { length } = typed.trim()
    setIsShort(length > 0 && length < cooperativesList.shortestQuery)
    type(typed)
  }

  function onClear() {
    if (field.current) field.current.value = ''
    setIsShort(false)
    clear()
    field.current?.focus()
  }

  return (
    <search>
      <form
        action={paths.cooperatives()}
        className={styles.filter}
        onSubmit={(event) => {
          event.preventDefault()
          onType(field.current?.value ?? '')
        }}
      >
        <SearchField
          ref={field}
          name="q"
          defaultValue={filter.q}
          maxLength={200}
          label={t('filter')}
          placeholder={t('filter')}
          submitLabel={t('submit')}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        {isHydrated && (
          <Button type="button" variant="secondary" onClick={find}>
            <Icon name="pin" />
            {t('locate')}
          </Button>
        )}
        {isFiltered && (
          <Button type="button" variant="quiet" onClick={onClear}>
            <Icon name="close" />
            {t('clear')}
          </Button>
        )}
        {isShort && <p className={styles.hint}>{t('short', { count: cooperativesList.shortestQuery })}</p>}
        {problem && (
          <p role="alert" className={styles.hint}>
            {t(problem)}
          </p>
        )}
      </form>
    </search>
  )
}

function usePosition(locate: (position: Position) => void) {
  const [problem, setProblem] = useState<'disabled' | 'unknown'>()
  async function find() {
    setProblem(undefined)
    const device = await devicePosition()
    if (device.ok) locate(device.position)
    else setProblem(device.reason)
  }
  return { problem, find: () => void find() }
}
