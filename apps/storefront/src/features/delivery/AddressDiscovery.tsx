import type { PlaceView } from '@bottega/contract/delivery/geo.ts'
import { RefusalError } from '@bottega/contract/api.ts'
import { deliveryService } from '@bottega/rules/delivery/delivery-services.ts'
import { nearMetres } from '@bottega/rules/delivery/distance.ts'
import { Button } from '@bottega/ui/components/Button.tsx'
import { Icon } from '@bottega/ui/components/Icon.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { browserApi } from '../../lib/browser-api.ts'
import { Notice } from '../../lib/Notice.tsx'
import { useCheckoutFlow } from '../checkout-flow/flow-context.ts'
import { devicePosition } from '../places/device-position.ts'
import { distanceText } from '../places/distance-text.ts'
import { placeFinder } from '../places/place-finder.ts'
import { PlaceField } from '../places/PlaceField.tsx'
import { usePageSetting } from '../../lib/page-setting.ts'
import styles from './AddressDiscovery.module.css'
import '../../messages/delivery.ts'

type Found = { place: PlaceView; home: 'yes' | 'no' | 'unknown'; places: number; nearest: number | undefined }
type Problem = { kind: 'disabled' | 'unknown' | 'none' } | { kind: 'failed'; text: string }

/**
 * Does the shop come here? An address of Italy, typed or where the device is, and what the shop can do there. (Shopping
 * core, section 2)
 */
export function AddressDiscovery() {
  const t = useTranslations('delivery')
  const { locale, site } = usePageSetting()
  const { choosePlace } = useCheckoutFlow()
  const [place, setPlace] = useState<PlaceView>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [found, setFound] = useState<Found>()

  function take(chosen: PlaceView | undefined) {
    setPlace(chosen)
    setFound(undefined)
    setProblem(chosen === undefined ? { kind: 'none' } : undefined)
  }

  const fail = (error: unknown) =>
    setProblem({ kind: 'failed', text: error instanceof RefusalError ? error.text : t('near.unavailable') })

  async function locate() {
    setBusy(true)
    const answer = await devicePosition()
    try {
      if (answer.ok) take(await (await placeFinder(browserApi())).at(answer.position))
      else setProblem({ kind: answer.reason })
    } catch (error) {
      fail(error)
    }
    setBusy(false)
  }

  async function verify() {
    if (place === undefined) return setProblem({ kind: 'none' })
    setBusy(true)
    try {
      setFound(await whatReaches(place))
    } catch (error) {
      fail(error)
    }
    setBusy(false)
    return undefined
  }

  return (
    <section className={styles.widget} aria-labelledby="discovery-title">
      <h2 id="discovery-title">{t(`discovery.title.${site}`)}</h2>
      <div className={styles.line}>
        <PlaceField label={t('discovery.label')} onChoose={take} onFailure={fail} />
        <Button variant="secondary" onClick={() => void locate()}>
          <Icon name="pin" />
          {t('near.device')}
        </Button>
        <Button busy={busy} onClick={() => void verify()}>
          {t('discovery.verify')}
        </Button>
      </div>
      {place && !found && <p className={styles.chosen}>{t('discovery.chosen', { place: place.label })}</p>}
      {problem && (
        <Notice tone="error">
          {problem.kind === 'failed'
            ? problem.text
            : t(problem.kind === 'none' ? 'discovery.nothingChosen' : `near.${problem.kind}`)}
        </Notice>
      )}
      {found && (
        <>
          <output className={styles.found}>
            {site === 'coop' && <span>{t(`discovery.home.${found.home}`, { place: found.place.label })}</span>}
            <span>
              {t('discovery.places', {
                count: found.places,
                reach: distanceText(nearMetres, locale),
                distance: found.nearest === undefined ? '' : distanceText(found.nearest, locale),
              })}
            </span>
          </output>
          {(found.home !== 'no' || found.places > 0) && (
            <div>
              <Button onClick={() => void choosePlace()}>{t('discovery.start')}</Button>
            </div>
          )}
        </>
      )}
    </section>
  )
}

/** Home delivery goes by postal code, which a large town has many of; the rest by distance. */
async function whatReaches(place: PlaceView): Promise<Found> {
  const { postalcode, latitude, longitude } = place
  const [coverage, near] = await Promise.all([
    postalcode === undefined
      ? undefined
      : browserApi().call('geo.coverage', { query: { postalcode, delivery_service_id: deliveryService.home } }),
    browserApi().call('geo.pickupPlaces', { query: { latitude, longitude, distance: nearMetres } }),
  ])
  const { places } = near.data
  return {
    place,
    home: coverage === undefined ? 'unknown' : coverage.data.covered ? 'yes' : 'no',
    places: places.length,
    nearest: places[0]?.distance,
  }
}
