import { searchDistances } from '@bottega/rules/stores/store-map.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { useCommand } from '../../lib/api/use-command.ts'
import { Notice } from '../../lib/notices/Notice.tsx'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import { devicePosition } from '../places/device-position.ts'
import { distanceText } from '../places/distance-text.ts'
import { loadingFailure, isLoadingFailure } from '../places/place-finder.ts'
import { PlaceField } from '../places/PlaceField.tsx'
import { positionText, type StoresQuery } from './load-stores.ts'
import styles from './StoreSearch.module.css'
import { locatorWords } from '../store-map/words/locator.ts'

type Problem = 'disabled' | 'unknown' | 'failed' | 'maps'

/**
 * The place around which stores are searched: a typed place of Italy or the device, and the distance. A form before any
 * script.
 */
export function StoreSearch({ query: { q, distance } }: { query: StoresQuery }) {
  const t = useTranslations(locatorWords, 'search')
  const { locale } = usePageSetting()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<Problem>()
  const [reach, setReach] = useState(distance)

  const locate = useCommand(async () => {
    setProblem(undefined)
    const answer = await devicePosition()
    if (!answer.ok) return setProblem(answer.reason)
    await navigate(paths.stores({ position: positionText(answer.position), distance: reach }))
    return undefined
  })

  return (
    <Form action={paths.stores()} className={styles.search}>
      <div className={styles.place}>
        <PlaceField
          label={t('label')}
          name="q"
          initial={q}
          onChoose={({ label }) => void navigate(paths.stores({ q: label, distance: reach }))}
          onFailure={(error) => setProblem(isLoadingFailure(error) ? 'maps' : 'failed')}
        />
      </div>
      <Select
        label={t('distance')}
        name="distance"
        value={String(reach)}
        onChange={({ currentTarget }) => setReach(Number(currentTarget.value))}
        options={searchDistances.map((metres) => ({ value: String(metres), label: distanceText(metres, locale) }))}
      />
      <div className={styles.buttons}>
        <Button type="submit">{t('submit')}</Button>
        <Button variant="secondary" busy={locate.busy} onClick={locate.run}>
          <Icon name="pin" />
          {t('device')}
        </Button>
      </div>
      {problem !== undefined && (
        <div className={styles.problem}>
          <Notice tone="error">{problem === 'maps' ? loadingFailure : t(problem)}</Notice>
        </div>
      )}
    </Form>
  )
}
