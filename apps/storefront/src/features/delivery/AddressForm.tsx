import type { AddressView } from '@bottega/contract/delivery/addresses.ts'
import { Button } from '@bottega/ui/components/Button.tsx'
import { SegmentedControl } from '@bottega/ui/components/SegmentedControl.tsx'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../lib/ConfirmDialog.tsx'
import { Notice } from '../../lib/Notice.tsx'
import type { PlaceView } from '@bottega/contract/delivery/geo.ts'
import { PlaceField } from '../places/PlaceField.tsx'
import { addressOf, addressFields, checkAddressForm, type AddressVerdicts } from './address-form.ts'
import { AddressTextField } from './AddressTextField.tsx'
import styles from './AddressForm.module.css'
import { addressLine } from './address-list.ts'
import { ProvinceField } from './ProvinceField.tsx'
import { useSaveAddress } from './use-save-address.ts'

type AddressFormProps = {
  /** The address to change; without one a new address is made. */
  address: AddressView | undefined
  deliveryServiceId: number
  /** Of the form's title: 1 where it is the page. */
  headingLevel?: 1 | 3
  onSaved: (address: AddressView, isStillHere: boolean) => void
  onCancel: () => void
  /** Addresses cannot be completed; they can still be written. */
  onFailure: (failure: unknown) => void
}

const noPlace = { address1: '', addressNumber: '', city: '', province: '', postalcode: '' }

/** Adds or changes an address; what is missing or wrong is said where it stands. */
export function AddressForm({
  headingLevel = 3,
  address,
  deliveryServiceId,
  onSaved,
  onCancel,
  onFailure,
}: AddressFormProps) {
  const t = useTranslations()
  const Heading = `h${headingLevel}` as const
  const [type, setType] = useState<'home' | 'work'>(address?.addressType === 'work' ? 'work' : 'home')
  const [province, setProvince] = useState(address?.province ?? '')
  const [found, setFound] = useState<AddressVerdicts>({})
  const form = useRef<HTMLFormElement>(null)
  const { saving, save, insist, giveUp } = useSaveAddress(onSaved)
  const verdicts = saving.state === 'editing' && saving.verdicts ? saving.verdicts : found

  // The button that opened the form is gone with the list.
  useEffect(() => form.current?.querySelector<HTMLElement>('[name=addressName]')?.focus(), [])

  /** What a place does not know stays as it was written. */
  function fillIn(place: PlaceView) {
    const known = { address1: place.address1, addressNumber: place.addressNumber, postalcode: place.postalcode ?? '' }
    for (const [name, text] of Object.entries({ ...known, city: place.city })) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement && text !== '') field.value = text
    }
    setProvince(place.province)
    const needed = ['address1', 'addressNumber', 'postalcode'].map((name) => form.current?.elements.namedItem(name))
    const empty = needed.find((field) => field instanceof HTMLInputElement && field.value === '')
    if (empty instanceof HTMLInputElement) empty.focus()
  }

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
      <Heading>{t(address ? 'delivery.form.titleEdit' : 'delivery.form.titleNew')}</Heading>
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
      <PlaceField
        label={t('delivery.form.find')}
        help={t('delivery.form.findHelp')}
        onChoose={fillIn}
        onFailure={onFailure}
      />
      <div className={styles.fields}>
        {addressFields.map((field) => (
          <div key={field} className={styles[field]}>
            {field === 'province' ? (
              <ProvinceField value={province} verdict={verdicts.province} onChange={setProvince} />
            ) : (
              <AddressTextField field={field} address={address} verdict={verdicts[field]} />
            )}
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
