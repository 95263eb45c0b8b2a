import { fulfilmentRoundDriver } from '@bottega/contract/fulfilment/calls.ts'
import type { DeliveryRound } from '@bottega/contract/fulfilment/rounds.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ActionDialog } from '../../lib/actions/ActionDialog.tsx'
import type { Fact } from '../../lib/actions/conflict.ts'
import { useActionDialog } from '../../lib/actions/use-action-dialog.ts'
import { api } from '../../lib/api.ts'
import { formText } from '../../lib/form-text.ts'
import { roundAsSeen } from './round-as-seen.ts'
import styles from './Picking.module.css'

/** The choice of somebody who is none of the staff. */
const other = 'other'

function driverIn(fields: FormData): { staff_id?: number; name?: string } {
  const who = formText(fields, 'who')
  if (who === other) return { name: formText(fields, 'name').trim() }
  return who === '' ? {} : { staff_id: Number(who) }
}

/** The driver of a round, and the dialog that asks for one. */
export function RoundDriver({ round, mayChange }: { round: DeliveryRound; mayChange: boolean }) {
  const t = useTranslations('picking.rounds')
  const { driver, drivers } = round
  const dialog = useActionDialog<'driver'>(async (_, fields) => {
    await api.call(fulfilmentRoundDriver, { body: { ...roundAsSeen(round), ...driverIn(fields) } })
  })
  const factOf = (name: string | undefined): Fact[] => [[t('driver'), name ?? t('nobody')]]

  function yours(fields: FormData): Fact[] {
    const { staff_id: staffId, name } = driverIn(fields)
    return factOf(drivers.find((one) => one.staffId === staffId)?.name ?? name)
  }

  return (
    <>
      <div className={styles.buttons}>
        <p>
          {t('driver')}: <strong>{driver?.name ?? t('nobody')}</strong>
        </p>
        {mayChange && (
          <Button variant="secondary" size="large" onClick={() => dialog.show('driver')}>
            {t(driver === undefined ? 'chooseDriver' : 'changeDriver')}
          </Button>
        )}
      </div>
      {dialog.open !== undefined && (
        <ActionDialog
          dialog={dialog}
          title={t('driverOf', { begin: round.beginTime, end: round.endTime, place: round.warehouseName })}
          text={t('driverText')}
          button={t('save')}
          facts={factOf(driver?.name)}
          yours={yours}
        >
          <DriverFields round={round} />
        </ActionDialog>
      )}
    </>
  )
}

function DriverFields({ round: { driver, drivers } }: { round: DeliveryRound }) {
  const t = useTranslations('picking.rounds')
  const [who, setWho] = useState(() => {
    if (driver === undefined) return ''
    return driver.staffId === undefined ? other : String(driver.staffId)
  })
  return (
    <>
      <Select
        name="who"
        label={t('driver')}
        value={who}
        onChange={({ currentTarget }) => setWho(currentTarget.value)}
        options={[
          { value: '', label: t('nobody') },
          ...drivers.map(({ staffId, name }) => ({ value: String(staffId), label: name })),
          { value: other, label: t('other') },
        ]}
      />
      {who === other && (
        <TextField
          name="name"
          label={t('name')}
          defaultValue={driver?.staffId === undefined ? driver?.name : undefined}
          minLength={2}
          maxLength={80}
          autoComplete="off"
          required
        />
      )}
    </>
  )
}
