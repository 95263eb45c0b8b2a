import { standingOrderAdd, standingOrderChange, standingOrderTimes } from '@bottega/contract/standing-orders/calls.ts'
import type {
  StandingOrdersView,
  StandingOrderView,
  StandingTimesView,
} from '@bottega/contract/standing-orders/standing-orders.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { useState, type SyntheticEvent } from 'react'
import { browserApi } from '../../lib/api/browser-api.ts'
import { useCommand } from '../../lib/api/use-command.ts'
import { useLoaded } from '../../lib/api/use-loaded.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { formatShopDay } from '../../lib/words/shop-day.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { hoursText } from './hours-text.ts'
import styles from './StandingOrders.module.css'
import { standingWords } from './words/standing.ts'

type Option = { value: string; label: string }
export type Choices = { lists: Option[]; addresses: Option[] }

type Props = {
  choices: Choices
  /** The one that is changed. */
  order?: StandingOrderView
  /** The list the customer comes from. */
  listId?: number | undefined
  onSaved: (orders: StandingOrdersView['orders']) => void
  onCancel: () => void
}

type Days = StandingTimesView['days']

const keyOf = ({ beginMinute, endMinute }: Days[number]['times'][number]) => `${beginMinute}-${endMinute}`

/** The coming days and hours at an address. */
async function load(addressId: string): Promise<Days> {
  if (addressId === '') return []
  return (await browserApi().call(standingOrderTimes, { query: { address_id: Number(addressId) } })).data.days
}

/** Asks for list, place, first date, hours and rhythm; hours are those the store delivers at on that day. */
export function StandingOrderForm({ choices, order, listId, onSaved, onCancel }: Props) {
  const t = useTranslations(standingWords)
  const { locale } = usePageSetting()
  const known = (options: Option[], id: number | undefined) =>
    options.find(({ value }) => value === String(id))?.value ?? options[0]?.value ?? ''
  const [list, setList] = useState(known(choices.lists, order?.listId ?? listId))
  const [address, setAddress] = useState(known(choices.addresses, order?.addressId))
  const [wantedDay, setDay] = useState(order?.nextDay)
  const [wantedTime, setTime] = useState(order && keyOf(order))
  const [every, setEvery] = useState(String(order?.everyWeeks ?? 1))
  const loaded = useLoaded(address, () => load(address))
  const days = loaded.state === 'ready' ? loaded.data : []
  const day = days.find((one) => one.day === wantedDay) ?? days[0]
  const time = day?.times.find((one) => keyOf(one) === wantedTime) ?? day?.times[0]
  const { busy, refusal, run } = useCommand(async () => {
    if (day === undefined || time === undefined) return
    const body = {
      list_id: Number(list),
      address_id: Number(address),
      first_day: day.day,
      begin_minute: time.beginMinute,
      end_minute: time.endMinute,
      every_weeks: Number(every),
    }
    const { data } =
      order === undefined
        ? await browserApi().call(standingOrderAdd, { body })
        : await browserApi().call(standingOrderChange, { body: { ...body, standing_order_id: order.standingOrderId } })
    onSaved(data.orders)
  })

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault()
    run()
  }

  const whyNone = { loading: t('form.loading'), ready: t('form.noTimes') }
  const missing = loaded.state === 'failed' ? loaded.text : whyNone[loaded.state]
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <Select
        label={t('form.list')}
        options={choices.lists}
        value={list}
        onChange={(event) => setList(event.currentTarget.value)}
      />
      <Select
        label={t('form.address')}
        options={choices.addresses}
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      {day === undefined || time === undefined ? (
        <p>
          <output>{missing}</output>
        </p>
      ) : (
        <>
          <Select
            label={t('form.day')}
            options={days.map((one) => ({ value: one.day, label: formatShopDay(one.day, locale) }))}
            value={day.day}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
          <Select
            label={t('form.time')}
            options={day.times.map((one) => ({ value: keyOf(one), label: hoursText(one) }))}
            value={keyOf(time)}
            onChange={(event) => setTime(event.currentTarget.value)}
          />
        </>
      )}
      <Select
        label={t('form.every')}
        options={[
          { value: '1', label: t('every.1') },
          { value: '2', label: t('every.2') },
        ]}
        value={every}
        onChange={(event) => setEvery(event.currentTarget.value)}
      />
      {refusal !== undefined && <p role="alert">{refusal}</p>}
      <div className={styles.actions}>
        <Button type="submit" busy={busy} disabled={time === undefined}>
          {t(order === undefined ? 'form.save' : 'form.saveChange')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
