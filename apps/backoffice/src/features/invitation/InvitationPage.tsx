import { staffInvitationAccept, staffInvitationView } from '@bottega/contract/backoffice/calls.ts'
import { RefusalError } from '@bottega/contract/api.ts'
import { passwordLength } from '@bottega/rules/validators/password.ts'
import { characters } from '@bottega/rules/validators/text.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { create } from 'qrcode'
import { useState, type SubmitEvent } from 'react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { formText } from '../../lib/form-text.ts'
import { PageTitle } from '../../lib/head/PageHead.tsx'
import { Remark } from '../../lib/Remark.tsx'
import { useCommand } from '../../lib/use-command.ts'
import { paths } from '../../paths.ts'
import { Door } from '../sign-in/Door.tsx'
import { OtpField, otpIn } from '../sign-in/OtpField.tsx'
import { useFieldErrors } from '../sign-in/use-field-errors.ts'
import styles from './Invitation.module.css'

/** The token stands behind the #, which no server ever sees. (Safety, 12) */
export async function loader() {
  const token = window.location.hash.slice(1)
  try {
    const { data } = await api.call(staffInvitationView, { body: { token } })
    return { ...data, token }
  } catch (error) {
    if (error instanceof RefusalError && error.httpStatus === 200) return { refusal: error.text }
    throw error
  }
}

/** Password and authenticator of a new account, once. */
export function Component() {
  const t = useTranslations('invitation')
  const invitation = useLoaderData<typeof loader>()
  const [done, setDone] = useState(false)
  const { form, errors, check } = useFieldErrors<'password' | 'otp'>()
  const { busy, refusal, run } = useCommand(async (body: { token: string; password: string; otp: string }) => {
    await api.call(staffInvitationAccept, { body })
    setDone(true)
  })

  if ('refusal' in invitation)
    return (
      <Door title={t('title')}>
        <PageTitle>{t('title')}</PageTitle>
        <Remark tone="error">{invitation.refusal}</Remark>
      </Door>
    )
  if (done)
    return (
      <Door title={t('doneTitle')} text={t('doneText', { login: invitation.login })}>
        <PageTitle>{t('doneTitle')}</PageTitle>
        <LinkButton href={paths.signIn({ login: invitation.login })}>{t('signIn')}</LinkButton>
      </Door>
    )

  const { token, firstName, login, secret, address } = invitation
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const password = formText(fields, 'password')
    const otp = otpIn(fields)
    const canBeSent = check({
      ...(characters(password) < passwordLength.minimum && { password: t('passwordShort') }),
      ...(otp === undefined && { otp: t('otpDigits') }),
    })
    if (canBeSent) run({ token, password, otp: otp ?? '' })
  }

  return (
    <Door title={t('title')} text={t('text', { firstName, login })}>
      <PageTitle>{t('title')}</PageTitle>
      {refusal !== undefined && <Remark tone="error">{refusal}</Remark>}
      <form ref={form} method="post" noValidate onSubmit={submit}>
        <input type="hidden" name="username" autoComplete="username" value={login} readOnly />
        <TextField
          name="password"
          type="password"
          label={t('password')}
          help={t('passwordHelp')}
          error={errors.password}
          autoComplete="new-password"
          maxLength={128}
          required
        />
        <p>{t('scan')}</p>
        <Code text={address} label={t('code')} />
        <p>
          {t('orType')} <span className={styles.secret}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</span>
        </p>
        <OtpField label={t('otp')} error={errors.otp} />
        <Button type="submit" size="large" wide busy={busy}>
          {t('submit')}
        </Button>
      </form>
    </Door>
  )
}

/** A QR code as one path: it needs no picture, which the content policy would have to allow. */
function Code({ text, label }: { text: string; label: string }) {
  const { size, data } = create(text).modules
  const path = [...data].map((dark, at) => (dark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : '')).join('')
  return (
    <figure className={styles.code}>
      <svg aria-hidden="true" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
        <path d={path} fill="currentColor" />
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  )
}
