import { geoChooseStore } from '@bottega/contract/geo/calls.ts'
import type { PlaceView } from '@bottega/contract/geo/geo.ts'
import { nearMetres } from '@bottega/rules/delivery/places/distance.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { useState, type ReactNode } from 'react'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { isSignedIn, useShopper } from '../../../lib/visit/shopper.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { useCartStore } from '../../cart-store/cart-context.ts'
import { storeCheckedPlace } from '../../places/checked-place.ts'
import { devicePosition } from '../../places/device-position.ts'
import { distanceText } from '../../places/distance-text.ts'
import { placeFinder } from '../../places/place-finder.ts'
import { unambiguousPlace } from '../../places/unambiguous-place.ts'
import { PlaceField } from '../../places/PlaceField.tsx'
import { CompletionFailure } from '../addresses/form/CompletionFailure.tsx'
import styles from './PlaceCheck.module.css'
import { deliveryWords } from '../../../lib/words/shared/delivery.ts'
import { servicesAt, type Reach } from './services-at.ts'

type Problem =
  | { kind: 'disabled' | 'unknown' | 'none' }
  | { kind: 'incomplete'; failure: unknown }
  | { kind: 'refused'; text: string }

/**
 * Checks whether the shop delivers to a place: an address of Italy, typed or from the device, and the services there.
 * An anonymous visitor then sees the prices of the store that serves it. (Shopping core, section 2)
 */
export function PlaceCheck({ next }: { next: ReactNode }) {
  const t = useTranslations(deliveryWords)
  const { locale, site } = usePageSetting()
  const { user, cart } = useShopper()
  const { perform } = useCartStore()
  const [text, setText] = useState('')
  const [place, setPlace] = useState<PlaceView>()
  const [problem, setProblem] = useState<Problem>()
  const [reach, setReach] = useState<Reach>()

  function take(chosen: PlaceView | undefined) {
    setPlace(chosen)
    setReach(undefined)
    setProblem(chosen === undefined ? { kind: 'none' } : undefined)
  }

  function write(typed: string) {
    setText(typed)
    setPlace(undefined)
    setReach(undefined)
    setProblem(undefined)
  }

  const fail = (failure: unknown) => setProblem({ kind: 'incomplete', failure })

  const locate = useCommand(async () => {
    const answer = await devicePosition()
    try {
      if (answer.ok) take(await (await placeFinder(browserApi())).at(answer.position))
      else setProblem({ kind: answer.reason })
    } catch (error) {
      fail(error)
    }
  })

  /** The place of the typed text without a choice from the list, where it is unambiguous. */
  async function meant(): Promise<PlaceView | undefined> {
    try {
      const found = await unambiguousPlace(await placeFinder(browserApi()), text)
      take(found)
      return found
    } catch (error) {
      fail(error)
      return undefined
    }
  }

  const verify = useCommand(
    async () => {
      const wanted = place ?? (await meant())
      if (wanted === undefined) return
      const found = await servicesAt(browserApi(), wanted)
      const { storeId } = found
      if (!isSignedIn(user)) storeCheckedPlace(wanted)
      if (storeId !== undefined && !isSignedIn(user)) {
        const query = { show_sectors: true }
        await perform((api) => api.call(geoChooseStore, { query, body: { store_id: storeId } }))
      }
      setReach(found)
    },
    ({ text: refusal }) => setProblem({ kind: 'refused', text: refusal }),
  )

  return (
    <>
      <div className={styles.line}>
        <PlaceField label={t('discovery.label')} onChoose={take} onText={write} onFailure={fail} />
        <Button variant="secondary" onClick={locate.run}>
          <Icon name="pin" />
          {t('near.device')}
        </Button>
        <Button busy={verify.busy || locate.busy} onClick={verify.run}>
          {t('discovery.verify')}
        </Button>
      </div>
      {place && !reach && <p className={styles.chosen}>{t('discovery.chosen', { place: place.label })}</p>}
      {problem?.kind === 'incomplete' && (
        <CompletionFailure failure={problem.failure} onRetry={() => setProblem(undefined)} />
      )}
      {problem?.kind === 'refused' && <Notice tone="error">{problem.text}</Notice>}
      {problem?.kind === 'none' && <Notice tone="error">{t('discovery.nothingChosen')}</Notice>}
      {(problem?.kind === 'disabled' || problem?.kind === 'unknown') && (
        <Notice tone="error">{t(`near.${problem.kind}`)}</Notice>
      )}
      {reach && (
        <>
          <output className={styles.found}>
            {site === 'coop' && <span>{t(`discovery.home.${reach.home}`, { place: reach.place.label })}</span>}
            <span>
              {t('discovery.places', {
                count: reach.places,
                reach: distanceText(nearMetres, locale),
                distance: reach.nearest === undefined ? '' : distanceText(reach.nearest, locale),
              })}
            </span>
            {cart.store.chosen === true && reach.storeId !== undefined && (
              <span>{t('discovery.prices', { name: cart.store.name })}</span>
            )}
          </output>
          {reach.storeId !== undefined && <div className={styles.next}>{next}</div>}
        </>
      )}
    </>
  )
}
