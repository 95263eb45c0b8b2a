import type { AddressView } from '@bottega/contract/delivery/addresses.ts'
import { Button } from '@bottega/ui/components/Button.tsx'
import { SegmentedControl } from '@bottega/ui/components/SegmentedControl.tsx'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../lib/ConfirmDialog.tsx'
import { Notice } from '../../lib/Notice.tsx'
import { addressOf, addressFields, checkAddressForm, type AddressVerdicts } from './address-form.ts'
import { AddressTextField } from './AddressTextField.tsx'
import styles from './AddressForm.module.css'
import { addressLine } from './address-list.ts'
import { useSaveAddress } from './use-save-address.ts'

type AddressFormProps = {
  /** The address to change; without one a new address is made. */
  address: AddressView | undefined
  deliveryServiceId: number
  onSaved: (address: AddressView) => void
  onCancel: () => void
}

const noPlace = { address1: '', addressNumber: '', city: '', province: '', postalcode: '' }

/** Adds or changes an address; what is missing or wrong is said where it stands. */
export function AddressForm({ address, deliveryServiceId, onSaved, onCancel }: AddressFormProps) {
  const t = useTranslations()
  const [type, setType] = useState<'home' | 'work'>(address?.addressType === 'work' ? 'work' : 'home')
  const [found, setFound] = useState<AddressVerdicts>({})
  const form = useRef<HTMLFormElement>(null)
  const { saving, save, insist, giveUp } = useSaveAddress(onSaved)
  const verdicts = saving.state === 'editing' && saving.verdicts ? saving.verdicts : found

  // The button that opened the form is gone with the list.
  useEffect(() => form.current?.querySelector<HTMLElement>('[name=addressName]')?.focus(), [])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (saving.state !== 'editing') return
    const body = addressOf(new FormData(event.currentTarget), address, deliveryServiceId)
    const wrong = checkAddressForm(body)
    setFound(wrong)
    const first = addressFields.find((field) => field in wrong)
    if (first === undefined) save(body)
    else form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <h3>{t(address ? 'delivery.form.titleEdit' : 'delivery.form.titleNew')}</h3>
      {saving.state === 'editing' && saving.refusal !== undefined && <Notice tone="error">{saving.refusal}</Notice>}
      <SegmentedControl
        legend={t('delivery.form.type')}
        options={[
          { value: 'home', label: t('delivery.form.home') },
          { value: 'work', label: t('delivery.form.work') },
        ]}
        value={type}
        onChange={setType}
      />
      <input type="hidden" name="addressType" value={type} />
      <div className={styles.fields}>
        {addressFields.map((field) => (
          <div key={field} className={styles[field]}>
            <AddressTextField field={field} address={address} verdict={verdicts[field]} />
          </div>
        ))}
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" busy={saving.state === 'busy'}>
          {t(address ? 'delivery.form.save' : 'delivery.form.saveNew')}
        </Button>
      </div>
      {saving.state === 'doubtful' && (
        <ConfirmDialog
          title={t('delivery.form.doubtful')}
          text={t('delivery.form.doubtfulText', { address: addressLine({ ...noPlace, ...saving.body }) })}
          yes={t('delivery.form.saveAnyway')}
          no={t('delivery.form.correct')}
          onAnswer={(yes) => (yes ? insist() : giveUp())}
        />
      )}
    </form>
  )
}
