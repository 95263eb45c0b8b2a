import type { AddressView } from '@bottega/contract/delivery/addresses.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { SegmentedControl } from '@bottega/ui/components/fields/SegmentedControl.tsx'
import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react'
import { ConfirmDialog } from '../../../../lib/questions/ConfirmDialog.tsx'
import { Notice } from '../../../../lib/notices/Notice.tsx'
import type { PlaceView } from '@bottega/contract/geo/geo.ts'
import { browserApi } from '../../../../lib/api/browser-api.ts'
import { formText } from '../../../../lib/words/form-text.ts'
import { commonWords } from '../../../../lib/words/shared/common.ts'
import { useTranslations } from '../../../../lib/words/use-translations.ts'
import { checkedPlace, removeCheckedPlace } from '../../../places/checked-place.ts'
import { placeFinder } from '../../../places/place-finder.ts'
import { unambiguousPlace } from '../../../places/unambiguous-place.ts'
import { DoorFields } from '../../../places/door/DoorFields.tsx'
import { PlaceField } from '../../../places/PlaceField.tsx'
import { deliveryWords } from '../../../../lib/words/shared/delivery.ts'
import { addressOf, addressFields, checkAddressForm, type AddressVerdicts } from './address-form.ts'
import { AddressTextField } from './AddressTextField.tsx'
import styles from './AddressForm.module.css'
import { addressLine } from '../address-list.ts'
import type { NearTo } from '../NearSearch.tsx'
import { ProvinceField } from './ProvinceField.tsx'
import { useSaveAddress } from './use-save-address.ts'

type AddressFormProps = {
  /** The address to change; without one a new address is added. */
  address: AddressView | undefined
  deliveryServiceId: number
  /** Of the form's title: 1 where it is the page. */
  headingLevel?: 1 | 3
  onSaved: (address: AddressView, isStillHere: boolean) => void
  onCancel: () => void
  /** Offered where no store delivers: pickup places, near the address if it is known. */
  onPickup: (near: NearTo | undefined) => void
  /** Addresses cannot be completed; they can still be written. */
  onFailure: (failure: unknown) => void
}

const noPlace = { address1: '', addressNumber: '', city: '', province: '', postalcode: '' }

/** Scrolls too, because the button that was pressed may be far away. */
function focusOn(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
}

function focusFirst(form: HTMLFormElement | null, verdicts: AddressVerdicts) {
  const first = addressFields.find((field) => field in verdicts)
  form?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
}

/** Adds or changes an address; missing or wrong values are marked at their fields. */
export function AddressForm({
  headingLevel = 3,
  address,
  deliveryServiceId,
  onSaved,
  onCancel,
  onPickup,
  onFailure,
}: AddressFormProps) {
  const t = useTranslations([commonWords, deliveryWords])
  const Heading = `h${headingLevel}` as const
  const isNew = address === undefined
  const [type, setType] = useState<'home' | 'work'>(address?.addressType === 'work' ? 'work' : 'home')
  const [province, setProvince] = useState(address?.province ?? '')
  const [found, setFound] = useState<AddressVerdicts>({})
  /** The typed municipality, where it has more than one postal code. */
  const [manyCodes, setManyCodes] = useState<string>()
  /** The place that filled the form in. */
  const placed = useRef<PlaceView>(undefined)
  const form = useRef<HTMLFormElement>(null)
  const { busy, refusal, save, insist, giveUp } = useSaveAddress((saved, isStillHere) => {
    removeCheckedPlace()
    onSaved(saved, isStillHere)
  })
  const refused = refusal?.kind === 'incomplete' ? refusal.verdicts : undefined
  const verdicts = refused ?? found

  // Fields the shop finds missing are shown like those the form itself finds.
  useEffect(() => {
    if (refused) focusFirst(form.current, refused)
  }, [refused])

  // The focus moves to the form, because the button that opened it is removed with the list: of a new address to the
  // search that fills it in, of a known one to its first field.
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>(isNew ? '[role=combobox]' : '[name=addressName]')
    first?.focus()
  }, [isNew])

  /** Fields the place has no value for stay as typed. */
  function fillIn(place: PlaceView) {
    const known = { address1: place.address1, addressNumber: place.addressNumber, postalcode: place.postalcode ?? '' }
    for (const [name, text] of Object.entries({ ...known, city: place.city })) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement && text !== '') field.value = text
    }
    placed.current = place
    setProvince(place.province)
    setManyCodes(place.postalcode === undefined ? place.city : undefined)
    const needed = ['address1', 'addressNumber', 'postalcode'].map((name) => form.current?.elements.namedItem(name))
    const empty = needed.find((field) => field instanceof HTMLInputElement && field.value === '')
    if (empty instanceof HTMLInputElement) empty.focus()
  }

  const beginWithChecked = useEffectEvent(() => {
    const place = isNew ? checkedPlace() : undefined
    if (place !== undefined) fillIn(place)
  })
  // Only the browser knows the place: the form is filled in like by a choice from the list, after its first render.
  useEffect(() => queueMicrotask(() => beginWithChecked()), [])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy || refusal?.kind === 'doubtful') return
    const body = addressOf(new FormData(event.currentTarget), address, deliveryServiceId, placed.current)
    const wrong = checkAddressForm(body)
    setFound(wrong)
    if (Object.keys(wrong).length === 0) save(body)
    else focusFirst(form.current, wrong)
  }

  /** Fills in postal code and province by municipality, or the municipality by postal code, where there is only one. */
  async function complete(field: EventTarget) {
    if (!(field instanceof HTMLInputElement) || !(field.name === 'city' || field.name === 'postalcode')) return
    const other = form.current?.elements.namedItem(field.name === 'city' ? 'postalcode' : 'city')
    if (!(other instanceof HTMLInputElement) || other.value !== '' || field.value.trim() === '') return
    try {
      const place = await unambiguousPlace(await placeFinder(browserApi()), field.value)
      if (place?.kind !== 'town' || other.value !== '') return
      other.value = (field.name === 'city' ? place.postalcode : place.city) ?? ''
      setManyCodes(place.postalcode === undefined ? place.city : undefined)
      if (province === '') setProvince(place.province)
    } catch (error) {
      onFailure(error)
    }
  }

  async function offerPickup() {
    const text = ['postalcode', 'city'].map((name) => formText(new FormData(form.current ?? undefined), name)).join(' ')
    try {
      const place = await unambiguousPlace(await placeFinder(browserApi()), text)
      onPickup(place && { label: place.label, position: place })
    } catch (error) {
      onFailure(error)
      onPickup(undefined)
    }
  }

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <Heading>{t(address ? 'delivery.form.titleEdit' : 'delivery.form.titleNew')}</Heading>
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
      <div className={styles.fields} onBlur={({ target }) => void complete(target)}>
        {addressFields.map((field) => (
          <div key={field} className={styles[field]}>
            {field === 'province' ? (
              <ProvinceField value={province} verdict={verdicts.province} onChange={setProvince} />
            ) : (
              <AddressTextField
                field={field}
                address={address}
                verdict={verdicts[field]}
                help={
                  field === 'postalcode' && manyCodes ? t('delivery.form.severalCodes', { city: manyCodes }) : undefined
                }
              />
            )}
          </div>
        ))}
      </div>
      <DoorFields known={address} />
      {refusal?.kind === 'refused' && (
        <div ref={focusOn} tabIndex={-1} className={styles.refusal}>
          <Notice tone="error">{refusal.text}</Notice>
          {refusal.outOfReach && (
            <Button variant="secondary" wide onClick={() => void offerPickup()}>
              <Icon name="store" />
              {t('delivery.form.pickup')}
            </Button>
          )}
        </div>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" busy={busy}>
          {t(address ? 'delivery.form.save' : 'delivery.form.saveNew')}
        </Button>
      </div>
      {refusal?.kind === 'doubtful' && (
        <ConfirmDialog
          title={t('delivery.form.doubtful')}
          text={t('delivery.form.doubtfulText', { address: addressLine({ ...noPlace, ...refusal.body }) })}
          yes={t('delivery.form.saveAnyway')}
          no={t('delivery.form.correct')}
          onAnswer={(yes) => (yes ? insist() : giveUp())}
        />
      )}
    </form>
  )
}
