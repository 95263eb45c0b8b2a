import { countriesByName } from '@bottega/rules/text/country-name.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { billingUpdate } from '@bottega/contract/billing/calls.ts'
import type { BillingView } from '@bottega/contract/billing/billing.ts'
import {
  type BillingField,
  billingFields,
  billingFieldsOf,
  checkBilling,
  type WholeBilling,
} from '@bottega/rules/payments/billing.ts'
import { countries, homeCountry } from '@bottega/rules/payments/countries.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useRef, useState, type ChangeEvent, type ComponentPropsWithRef, type SubmitEvent } from 'react'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { formText } from '../../../lib/words/form-text.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { notifyRemarks } from '../../../lib/notices/notifications.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useFaults } from '../../../lib/fields/use-faults.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { useVerdictText } from '../../../lib/words/use-verdict-text.ts'
import { checkoutWords } from '../words/checkout.ts'
import styles from './BillingForm.module.css'

type BillingFormProps = {
  billing: BillingView
  isCompany: boolean
  /** Stores the data; without it they become those of the default person. */
  save?: (billing: BillingView) => Promise<void>
  onSaved: () => void
  onCancel: () => void
}

type Hints = Partial<Record<BillingField, ComponentPropsWithRef<'input'>>>

/** Autofill and phone keyboard of each field. */
const hintsFor = (isCompany: boolean, isHome: boolean): Hints => ({
  name: { autoComplete: isCompany ? 'organization' : 'name' },
  fiscalCode: { autoCapitalize: 'characters', maxLength: 16 },
  vatNumber: isHome ? { maxLength: 25 } : { autoCapitalize: 'characters', maxLength: 15 },
  sdiCode: { autoCapitalize: 'characters', maxLength: 7 },
  pec: { type: 'email' },
  cig: { autoCapitalize: 'characters', maxLength: 10 },
  cup: { autoCapitalize: 'characters', maxLength: 15 },
  street: { autoComplete: 'address-line1' },
  postalCode: isHome
    ? { autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 5 }
    : { autoComplete: 'postal-code', maxLength: 10 },
  city: { autoComplete: 'address-level2' },
  province: { autoComplete: 'address-level1', autoCapitalize: 'characters', maxLength: 2 },
})

async function saveDefault(body: BillingView) {
  notifyRemarks((await browserApi().call(billingUpdate, { body })).response)
}

/** Every country by its name in a language, in the order of that language. */
const countryOptions = (language: Language) =>
  countriesByName(countries, language).map(({ code: value, name: label }) => ({ value, label }))

/** The data of an invoice; missing or wrong values are marked at their fields. */
export function BillingForm({ billing, isCompany, save = saveDefault, onSaved, onCancel }: BillingFormProps) {
  const t = useTranslations(checkoutWords, 'billing')
  const textOf = useVerdictText()
  const form = useRef<HTMLFormElement>(null)
  const { faults, setFaults, forgetFault } = useFaults<BillingField>()
  const { locale } = usePageSetting()
  // The fields asked for follow the country, and the code that tells a public body.
  const [country, setCountry] = useState(billing.country ?? homeCountry)
  const [sdiCode, setSdiCode] = useState(billing.sdiCode)
  const hints = hintsFor(isCompany, country === homeCountry)
  const shown = billingFieldsOf(isCompany, { country, sdiCode })

  const { busy, refusal, run } = useCommand(async (body: WholeBilling) => {
    await save(body)
    onSaved()
    return 'leaving'
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const entries = billingFields.map((field) => [field, formText(data, field).trim()])
    const texts = Object.fromEntries(entries) as WholeBilling
    const wrong = checkBilling(isCompany, texts)
    setFaults(wrong)
    const first = shown.find((field) => field in wrong)
    if (first === undefined) run(texts)
    else form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit} onChange={forgetFault}>
      {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
      {isCompany && <p className={styles.help}>{t('companyHelp')}</p>}
      <div className={styles.fields}>
        {shown.map((field) => (
          <div key={field} className={styles[field]}>
            {field === 'country' ? (
              <Select
                name={field}
                label={t(field)}
                value={country}
                autoComplete="country"
                options={countryOptions(locale)}
                error={textOf(faults[field])}
                onChange={(event) => setCountry(event.target.value)}
              />
            ) : (
              <TextField
                {...hints[field]}
                name={field}
                label={t(field)}
                defaultValue={billing[field]}
                error={textOf(faults[field])}
                {...(field === 'sdiCode' && {
                  onChange: (event: ChangeEvent<HTMLInputElement>) => setSdiCode(event.target.value),
                })}
              />
            )}
          </div>
        ))}
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
