import { storesView, timeslotsList } from '@bottega/contract/delivery/calls.ts'
import { Skeleton } from '@bottega/ui/components/feedback/Skeleton.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { useState } from 'react'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useLoaded } from '../../../lib/api/use-loaded.ts'
import { LoadedPart } from '../../../lib/notices/LoadedPart.tsx'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { formatEuros } from '../../../lib/words/format.ts'
import { formatShopDay } from '../../../lib/words/shop-day.ts'
import { deliveryWords } from '../../../lib/words/shared/delivery.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { visitorWords } from '../words/visitor.ts'
import styles from './VisitorTerms.module.css'

/** The times of a store by service, with their prices: to look at, for nothing is held before there is a customer. */
export function VisitorTimes({ storeId }: { storeId: number }) {
  const t = useTranslations(visitorWords)
  const [chosen, choose] = useState<number>()
  const services = useLoaded(String(storeId), async () => {
    const { data } = await browserApi().call(storesView, { query: { store_id: storeId } })
    return data.store.deliveryServices.filter(({ showTab }) => showTab)
  })
  return (
    <LoadedPart loaded={services} placeholder={<Skeleton shape="row" />}>
      {(offered) => {
        const serviceId = chosen ?? offered[0]?.deliveryServiceId
        return (
          <div className={styles.times}>
            <Select
              label={t('service')}
              options={offered.map(({ deliveryServiceId: id, name }) => ({ value: String(id), label: name }))}
              value={String(serviceId)}
              onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
            />
            {serviceId !== undefined && <TimesOf key={serviceId} serviceId={serviceId} />}
          </div>
        )
      }}
    </LoadedPart>
  )
}

function TimesOf({ serviceId }: { serviceId: number }) {
  const t = useTranslations(visitorWords)
  const tSlot = useTranslations(deliveryWords, 'slot')
  const { locale } = usePageSetting()
  const times = useLoaded(String(serviceId), async () => {
    const { data } = await browserApi().call(timeslotsList, { query: { delivery_service_id: serviceId } })
    return data.days.filter(({ timeslots }) => timeslots.length > 0)
  })
  return (
    <LoadedPart loaded={times} placeholder={<Skeleton shape="row" />}>
      {(days) =>
        days.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          days.map(({ dateIso, timeslots }) => (
            <section key={dateIso}>
              <h2 className={styles.day}>{formatShopDay(dateIso, locale)}</h2>
              <ul>
                {timeslots.map(({ timeslotId, name, fee, active }) => (
                  <li key={timeslotId} className={styles.time} data-full={active < 1}>
                    <span>{name}</span>
                    <b>
                      {active < 1
                        ? t('full')
                        : fee === undefined || fee === 0
                          ? tSlot('free')
                          : formatEuros(fee, locale)}
                    </b>
                  </li>
                ))}
              </ul>
            </section>
          ))
        )
      }
    </LoadedPart>
  )
}
