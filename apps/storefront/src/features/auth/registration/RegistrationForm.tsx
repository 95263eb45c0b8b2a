import { registerUser } from '@bottega/contract/registration/calls.ts'
import type { DisclaimerView } from '@bottega/contract/registration/disclaimers.ts'
import {
  type CustomerType,
  customerTypes,
  fieldsOf,
  genders,
  isBusiness,
  type RegistrationField,
} from '@bottega/rules/people/registration.ts'
import type { Verdict } from '@bottega/rules/validators/verdict.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { RadioGroup } from '@bottega/ui/components/fields/RadioGroup.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useEffect, useRef, useState, type ComponentProps, type FormEvent, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { storeRemarks } from '../../../lib/notices/pending-remarks.ts'
import { useFaults } from '../../../lib/fields/use-faults.ts'
import { DayField } from '../../../lib/fields/DayField.tsx'
import { useHydrated } from '../../../lib/hooks/use-hydrated.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { useDraft } from '../../../lib/storage/use-draft.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { useVerdictText } from '../../../lib/words/use-verdict-text.ts'
import { withCaptcha } from '../captcha/with-captcha.ts'
import { PasswordField } from '../login/PasswordField.tsx'
import { registrationWords } from '../words/registration.ts'
import { refusalOf } from './registration-refusals.ts'
import { answerFaults, type Answers, givenAnswers } from './consent-answers.ts'
import { ConsentFields } from './ConsentFields.tsx'
import { bodyOf, faultsOf, textsOf } from './registration-values.ts'
import styles from './Registration.module.css'

/** The right keyboard on a phone, and what the browser may fill in. */
const controls: Partial<Record<RegistrationField, ComponentProps<'input'>>> = {
  companyName: { autoComplete: 'organization', maxLength: 120 },
  vatNumber: { maxLength: 25 },
  sdiCode: { autoCapitalize: 'characters', maxLength: 7 },
  pec: { type: 'email', maxLength: 100 },
  firstName: { autoComplete: 'given-name', maxLength: 60 },
  lastName: { autoComplete: 'family-name', maxLength: 60 },
  birthDate: { autoComplete: 'bday' },
  fiscalCode: { autoCapitalize: 'characters', maxLength: 16, spellCheck: false },
  mobilePhone: { type: 'tel', autoComplete: 'tel', maxLength: 25 },
  phone: { type: 'tel', maxLength: 25 },
  email: { type: 'email', autoComplete: 'username', maxLength: 50 },
}
const business = ['companyName', 'vatNumber', 'sdiCode', 'pec'] as const
const person = ['firstName', 'lastName', 'birthDate', 'fiscalCode', 'mobilePhone', 'phone'] as const
/** Every order needs them; all else is in the profile. */
const personInShort = ['firstName', 'lastName', 'birthDate', 'mobilePhone'] as const
const optional = (type: CustomerType): ReadonlySet<RegistrationField> =>
  new Set(['phone', 'pec', 'sdiCode', ...(type === 'soleProprietor' ? [] : (['fiscalCode'] as const))])
const helped = ['sdiCode', 'birthDate', 'email'] as const
const isKnown = (field: RegistrationField): field is 'firstName' | 'lastName' | 'email' =>
  field === 'firstName' || field === 'lastName' || field === 'email'
const isHelped = (field: RegistrationField): field is (typeof helped)[number] => helped.some((one) => one === field)

export type KnownPerson = Partial<Record<'firstName' | 'lastName' | 'email', string>> & {
  /** The service vouches for the address: neither it nor a password is asked. */
  emailVerified?: boolean
}

type RegistrationFormProps = {
  known?: KnownPerson | undefined
  /** The button of the short form of the checkout, for private customers, who are in the shop at once. */
  inCheckout?: string
  disclaimers: readonly DisclaimerView[]
  stores: readonly { storeId: number; name: string }[]
  /** A mail went to this address. */
  onSent: (email: string) => void
  /** The customer is signed in; nothing but the next page follows. */
  onEntered: () => void
}

/** One form in parts: who, their data, how they sign in, what they agree to. (Account and after-sales, section 5) */
export function RegistrationForm({ known, inCheckout, disclaimers, stores, onSent, onEntered }: RegistrationFormProps) {
  const t = useTranslations(registrationWords)
  const textOf = useVerdictText()
  const hydrated = useHydrated()
  useDraft()
  const { passwordRule } = usePageSetting()
  const form = useRef<HTMLFormElement>(null)
  const isShort = inCheckout !== undefined
  const isVouchedFor = known?.emailVerified === true && known.email !== undefined
  const [type, setType] = useState<CustomerType>('private')
  const [answers, setAnswers] = useState<Answers>({})
  const { faults, setFaults, forgetFault } = useFaults<RegistrationField>()
  const [consentFaults, setConsentFaults] = useState<Record<number, Verdict>>({})
  const hasFaults = Object.keys(faults).length + Object.keys(consentFaults).length > 0

  const sending = useCommand(async (element: HTMLFormElement) => {
    const data = new FormData(element)
    const texts = textsOf(type, data)
    const [wrong, unanswered] = [
      faultsOf(type, texts, { passwordRule, isVouchedFor }),
      answerFaults(disclaimers, answers),
    ]
    // Rendered at once: the focus goes to a field that says why.
    flushSync(() => {
      setFaults(wrong)
      setConsentFaults(unanswered)
    })
    if (Object.keys(wrong).length + Object.keys(unanswered).length > 0) {
      element.querySelector<HTMLElement>('[aria-invalid], fieldset[aria-describedby] input')?.focus()
      return undefined
    }
    const body = bodyOf(type, texts, data, givenAnswers(disclaimers, answers))
    const { data: registered, response } = await withCaptcha((token) =>
      browserApi().call(registerUser, {
        body: { ...body, ...(inCheckout !== undefined && { atOnce: true }), ...(token !== undefined && { token }) },
      }),
    )
    if (registered.confirmed !== true && registered.signedIn !== true) return onSent(texts.email)
    storeRemarks(response)
    onEntered()
    return 'leaving'
  }, refusalOf)

  /** Takes the shop's refusal of a field away when that field changes. */
  function mend(event: FormEvent<HTMLFormElement>) {
    forgetFault(event)
    const { refusal } = sending
    if (refusal?.field !== undefined && event.target instanceof HTMLInputElement && event.target.name === refusal.field)
      sending.clearRefusal()
  }

  // A fault that the shop alone knows is shown like one that the form finds.
  const refusedField = sending.refusal?.field
  useEffect(() => {
    if (refusedField !== undefined) form.current?.querySelector<HTMLElement>(`[name=${refusedField}]`)?.focus()
  }, [refusedField])

  function answer(id: number, value: '0' | '1' | undefined) {
    setAnswers((before) => ({ ...before, [id]: value }))
    setConsentFaults(({ [id]: _answered, ...others }) => others)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    sending.run(event.currentTarget)
  }

  const refusal =
    sending.refusal === undefined || sending.refusal.field !== undefined ? undefined : sending.refusal.text
  const errorOf = (field: RegistrationField) =>
    textOf(faults[field]) ?? (sending.refusal?.field === field ? sending.refusal.text : undefined)
  const asked = new Set(fieldsOf(type))
  const fieldOf = (field: RegistrationField) => {
    if (!asked.has(field)) return null
    const Control = field === 'birthDate' ? DayField : TextField
    return (
      <Control
        key={field}
        {...controls[field]}
        name={field}
        {...(isKnown(field) && { defaultValue: known?.[field] })}
        label={t(`fields.${field}`)}
        {...(isHelped(field) && { help: t(`help.${field}`) })}
        error={errorOf(field)}
        required={!optional(type).has(field)}
      />
    )
  }
  return (
    // Before the script loads, a submit must not put the password into the address: hence `post`.
    <form ref={form} method="post" noValidate data-draft className={styles.form} onSubmit={submit} onChange={mend}>
      {!isShort && (
        <RadioGroup
          legend={t('who')}
          name="customerType"
          options={customerTypes.map((value) => ({ value, label: t(value) }))}
          value={type}
          onChange={setType}
        />
      )}
      {isBusiness(type) && (
        <section className={styles.part}>
          <h2>{t('business')}</h2>
          <Notice tone="info">{t('businessNote')}</Notice>
          <div className={styles.fields}>{business.map(fieldOf)}</div>
        </section>
      )}
      <section className={styles.part}>
        <h2>{t(isBusiness(type) ? 'contact' : 'person')}</h2>
        <div className={styles.fields}>
          {(isShort ? personInShort : person).map(fieldOf)}
          {type !== 'company' && !isShort && (
            <Select
              name="gender"
              label={t('gender')}
              options={[
                { value: '', label: t('genders.none') },
                ...genders.map((value) => ({ value, label: t(`genders.${value}`) })),
              ]}
            />
          )}
          {!isShort && (
            <Select
              name="storeId"
              label={t('store')}
              options={[
                { value: '', label: t('noStore') },
                ...stores.map(({ storeId, name }) => ({ value: String(storeId), label: name })),
              ]}
            />
          )}
        </div>
      </section>
      <section className={styles.part}>
        <h2>{t('access')}</h2>
        {isVouchedFor ? (
          <>
            <p>{t('vouchedFor', { email: known.email ?? '' })}</p>
            <input type="hidden" name="email" value={known.email} readOnly />
          </>
        ) : (
          <>
            {fieldOf('email')}
            <PasswordField name="password" label={t('fields.password')} sets error={errorOf('password')} />
          </>
        )}
        {!isShort && <TextField name="inviteCode" label={t('invite')} maxLength={40} autoComplete="off" />}
      </section>
      {/* A consent belongs to the text on screen and is never restored from storage. */}
      <section className={styles.part} data-no-draft>
        <h2>{t('consents')}</h2>
        <ConsentFields disclaimers={disclaimers} answers={answers} onAnswer={answer} faults={consentFaults} />
      </section>
      {(refusal ?? hasFaults) && <Notice tone="error">{refusal ?? t('faults')}</Notice>}
      <Button type="submit" size="large" wide busy={sending.busy} disabled={!hydrated}>
        {inCheckout ?? t('submit')}
      </Button>
    </form>
  )
}
