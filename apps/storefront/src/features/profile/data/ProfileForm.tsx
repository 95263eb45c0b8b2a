import type { CallInput, CallReply } from '@bottega/contract/call.ts'
import { updateUserDetail } from '@bottega/contract/profile/calls.ts'
import type { userDetail } from '@bottega/contract/registration/calls.ts'
import {
  checkProfile,
  type ProfileField,
  profileFieldsOf,
  type ProfileTexts,
} from '@bottega/rules/people/profile-update.ts'
import { genders } from '@bottega/rules/people/registration.ts'
import { readDay } from '@bottega/rules/validators/date.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useRef, type ComponentPropsWithRef, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { DayField } from '../../../lib/fields/DayField.tsx'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { languages } from '@bottega/rules/text/language.ts'
import styles from '../../../lib/page/AccountSheet.module.css'
import { ShopLink } from '../../../lib/page/ShopLink.tsx'
import { languagesIn, usePageSetting } from '../../../lib/visit/page-setting.ts'
import { formText } from '../../../lib/words/form-text.ts'
import { useFaults } from '../../../lib/fields/use-faults.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { useVerdictText } from '../../../lib/words/use-verdict-text.ts'
import { paths } from '../../../paths.ts'
import { withCaptcha } from '../../auth/captcha/with-captcha.ts'
import { profileWords } from '../words/profile.ts'

type ProfileFormProps = {
  detail: CallReply<typeof userDetail>
  stores: readonly { storeId: number; name: string }[]
  /** Of the shop, yyyy-MM-dd. */
  today: string
}

type Body = CallInput<typeof updateUserDetail>['body']

/** Autofill and phone keyboard of each field. */
const hints: Partial<Record<ProfileField, ComponentPropsWithRef<'input'>>> = {
  companyName: { autoComplete: 'organization' },
  sdiCode: { autoCapitalize: 'characters', maxLength: 7 },
  pec: { type: 'email' },
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  birthDate: { autoComplete: 'bday' },
  fiscalCode: { autoCapitalize: 'characters', maxLength: 16 },
  mobilePhone: { type: 'tel', autoComplete: 'tel' },
  phone: { type: 'tel' },
}

/** Sent only when it is valid; missing or wrong values are marked at their fields. */
export function ProfileForm({ detail, stores, today }: ProfileFormProps) {
  const t = useTranslations(profileWords, 'data')
  const textOf = useVerdictText()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const { faults, setFaults, forgetFault } = useFaults<ProfileField>()
  const offered = languagesIn(usePageSetting())
  const { customerType } = detail
  const fields = profileFieldsOf(customerType)

  const { busy, refusal, run } = useCommand(async (body: Body) => {
    await withCaptcha((token) =>
      browserApi().call(updateUserDetail, { body: { ...body, ...(token !== undefined && { token }) } }),
    )
    await navigate(paths.profileUpdated())
    return 'leaving'
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const texts = Object.fromEntries(fields.map((field) => [field, formText(data, field).trim()]))
    const typed = { ...nothing, ...texts }
    const all = { ...typed, birthDate: readDay(typed.birthDate) ?? typed.birthDate }
    const wrong = checkProfile(customerType, all, today)
    setFaults(wrong)
    const first = fields.find((field) => field in wrong)
    if (first === undefined) run(bodyOf(all, data))
    else form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }

  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit} onChange={forgetFault}>
      {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
      <p>
        {t('email', { email: detail.email })} <ShopLink to={paths.security()}>{t('changeEmail')}</ShopLink>
      </p>
      {detail.vatNumber !== null && <p>{t('vatNumber', { number: detail.vatNumber })}</p>}
      {fields.map((field) => {
        const Control = field === 'birthDate' ? DayField : TextField
        return (
          <Control
            key={field}
            {...hints[field]}
            name={field}
            label={t(`fields.${field}`)}
            {...(field === 'birthDate' && { help: t('birthDateHelp') })}
            defaultValue={detail[field] ?? ''}
            error={textOf(faults[field])}
          />
        )
      })}
      {fields.includes('birthDate') && (
        <Select
          name="gender"
          label={t('gender.label')}
          defaultValue={detail.gender ?? ''}
          options={[
            { value: '', label: t('gender.none') },
            ...genders.map((value) => ({ value, label: t(`gender.${value}`) })),
          ]}
        />
      )}
      <Select
        name="storeId"
        label={t('store.label')}
        defaultValue={String(detail.storeId ?? '')}
        options={[
          { value: '', label: t('store.none') },
          ...stores.map(({ storeId, name }) => ({ value: String(storeId), label: name })),
        ]}
      />
      {offered.length > 1 && (
        <Select
          name="language"
          label={t('language.label')}
          defaultValue={detail.languageChosen ? detail.language : followsUse}
          options={[
            { value: followsUse, label: t('language.used') },
            ...offered.map((value) => ({ value, label: t(`language.${value}`) })),
          ]}
        />
      )}
      <Button type="submit" size="large" busy={busy}>
        {t('save')}
      </Button>
    </form>
  )
}

/** Mails in the language the shop is used in. */
const followsUse = 'used'

const nothing: ProfileTexts = {
  companyName: '',
  sdiCode: '',
  pec: '',
  firstName: '',
  lastName: '',
  birthDate: '',
  fiscalCode: '',
  mobilePhone: '',
  phone: '',
}

function bodyOf({ birthDate, ...texts }: ProfileTexts, data: FormData): Body {
  const gender = genders.find((one) => one === formText(data, 'gender'))
  const storeId = Number(formText(data, 'storeId'))
  const language = languages.find((one) => one === formText(data, 'language')) ?? followsUse
  return {
    ...texts,
    language,
    ...(birthDate !== '' && { birthDate }),
    ...(gender && { gender }),
    ...(storeId > 0 && { storeId }),
  }
}
