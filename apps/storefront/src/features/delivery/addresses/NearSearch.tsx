import { RefusalError } from '@bottega/contract/api.ts'
import { nearMetres, type Position } from '@bottega/rules/delivery/places/distance.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { TextButton } from '@bottega/ui/components/actions/TextButton.tsx'
import { useState, type ReactNode } from 'react'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { devicePosition } from '../../places/device-position.ts'
import { distanceText } from '../../places/distance-text.ts'
import { isLoadingFailure, placeFinder } from '../../places/place-finder.ts'
import { PlaceField } from '../../places/PlaceField.tsx'
import { deliveryWords } from '../../../lib/words/shared/delivery.ts'
import styles from './NearSearch.module.css'

/** The position from which places are near. */
export interface NearTo {
  label: string
  position: Position
}

type NearSearchProps = {
  near: NearTo | undefined
  onChange: (near: NearTo | undefined) => void
  /** Addresses cannot be completed now. */
  onFailure: (error: unknown) => void
  /** Other actions on the places, beside the search by device. */
  children?: ReactNode
}

/**
 * Search for near places: around a typed place of Italy, or the device; with a button back to all places. (Shopping
 * core, section 2)
 */
export function NearSearch({ near, onChange, onFailure, children }: NearSearchProps) {
  const t = useTranslations(deliveryWords, 'near')
  const { locale } = usePageSetting()
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<'disabled' | 'unknown'>()
  const [attempt, setAttempt] = useState(0)

  function choose(chosen: NearTo | undefined) {
    setProblem(undefined)
    // The typed text is cleared with the place it stood for.
    if (chosen === undefined) setAttempt((count) => count + 1)
    onChange(chosen)
  }

  async function locateDevice() {
    setAsking(true)
    const answer = await devicePosition()
    setAsking(false)
    if (!answer.ok) return setProblem(answer.reason)
    choose({ label: await nameOf(answer.position, t('yourPosition')), position: answer.position })
    return undefined
  }

  return (
    <div className={styles.search}>
      <div className={styles.line}>
        <PlaceField
          key={attempt}
          label={t('label')}
          onFailure={onFailure}
          onChoose={({ label, latitude, longitude }) => choose({ label, position: { latitude, longitude } })}
        />
        <div className={styles.buttons}>
          <Button variant="secondary" busy={asking} onClick={() => void locateDevice()}>
            <Icon name="pin" />
            {t('device')}
          </Button>
          {children}
        </div>
      </div>
      {problem && <Notice tone="error">{t(problem)}</Notice>}
      {near && (
        <p className={styles.near}>
          <output>{t('within', { reach: distanceText(nearMetres, locale), place: near.label })}</output>
          <TextButton onClick={() => choose(undefined)}>{t('reset')}</TextButton>
        </p>
      )}
    </div>
  )
}

/** The name is optional: without it the position is used all the same. */
async function nameOf(position: Position, otherwise: string): Promise<string> {
  try {
    return (await (await placeFinder(browserApi())).at(position))?.label ?? otherwise
  } catch (error) {
    if (error instanceof RefusalError || isLoadingFailure(error)) return otherwise
    throw error
  }
}
