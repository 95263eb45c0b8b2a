import type { RefusalError } from '@bottega/contract/api.ts'
import { ordersReserve } from '@bottega/contract/orders/calls.ts'
import type { OrderView } from '@bottega/contract/orders/orders.ts'
import { metresBetween } from '@bottega/rules/delivery/places/distance.ts'
import { formatTime } from '@bottega/rules/text/format.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { notifyRemarks } from '../../../lib/notices/notifications.ts'
import { useAsk } from '../../../lib/questions/ask.ts'
import { MessageDialog } from '../../../lib/questions/MessageDialog.tsx'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { devicePosition } from '../../places/device-position.ts'
import { orderRequestsWords } from '../words/orderRequests.ts'
import styles from './OrderRequests.module.css'

interface ParkingProps {
  orderId: number
  parking: NonNullable<OrderView['parking']>
}

/**
 * The customer is on the way to collect: reserves a place to park, and says so again on arrival. (Account and
 * after-sales, section 8, "Parking reservation")
 */
export function ParkingReservation({ orderId, parking }: ParkingProps) {
  const t = useTranslations(orderRequestsWords, 'parking')
  const { locale } = usePageSetting()
  const [info, setInfo] = useState(parking.info ?? '')
  const { busy, run } = useReserveParking(orderId, parking)
  const { reservedAt } = parking
  return (
    <form
      className={styles.request}
      onSubmit={(event) => {
        event.preventDefault()
        run(info)
      }}
    >
      <h3>{t('title')}</h3>
      <p>
        {reservedAt === undefined
          ? t('text')
          : t(parking.info === undefined ? 'reserved' : 'reservedWith', {
              time: formatTime(new Date(reservedAt), locale),
              info: parking.info ?? '',
            })}
      </p>
      <TextField
        label={t('info')}
        help={t('help')}
        maxLength={100}
        value={info}
        onChange={(event) => setInfo(event.target.value)}
      />
      <div>
        <Button type="submit" busy={busy} variant={reservedAt === undefined ? 'primary' : 'secondary'}>
          {t(reservedAt === undefined ? 'reserve' : 'again')}
        </Button>
      </div>
    </form>
  )
}

function useReserveParking(orderId: number, { latitude, longitude }: ParkingProps['parking']) {
  const t = useTranslations(orderRequestsWords, 'parking')
  const ask = useAsk()
  const { revalidate } = useRevalidator()
  const tell = (title: string, text: string) =>
    ask<void>((close) => <MessageDialog title={title} text={text} onClose={() => close()} />)

  return useCommand(
    async (info: string) => {
      const device = await devicePosition()
      if (!device.ok) return tell(t('locationTitle'), t('locationText'))
      const distance = Math.round(metresBetween(device.position, { latitude, longitude }))
      const body = { order_id: orderId, distance, reservation_info: info }
      const { response } = await browserApi().call(ordersReserve, { body })
      notifyRemarks(response)
      await revalidate()
      return undefined
    },
    (refusal) => (isKnown(refusal) ? tell(t('attention'), refusal.text) : tell(t('errorTitle'), t('unexpected'))),
  )
}

/** A refusal of the shop has a text of its own; what could not be asked has the general one. */
const isKnown = ({ code, text }: RefusalError) => text !== '' && code !== 'error.general'
