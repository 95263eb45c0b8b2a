import { RefusalError } from '@bottega/contract/api.ts'
import { staffLogin } from '@bottega/contract/backoffice/calls.ts'
import { authCaptcha } from '@bottega/contract/captcha/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import type { SubmitEvent } from 'react'
import { type LoaderFunctionArgs, redirect, redirectDocument, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { Remark } from '../../lib/Remark.tsx'
import { api } from '../../lib/api.ts'
import { formText } from '../../lib/form-text.ts'
import { PageTitle } from '../../lib/head/PageHead.tsx'
import { forgetStaff, readStaff } from '../../lib/signed-in-staff.ts'
import { useCommand } from '../../lib/use-command.ts'
import { isOwn, ownTarget } from '../../paths.ts'
import { Door } from './Door.tsx'
import { OtpField, otpIn } from './OtpField.tsx'
import { useFieldErrors } from './use-field-errors.ts'

/**
 * Makes the attempt; where the shop demands proof of a human, computes it and tries once more. This page does not load
 * Google's script: if the shop asks for its proof, the refusal stands until the limit ends.
 */
export async function withCaptcha<Answer>(attempt: (token?: string) => Promise<Answer>): Promise<Answer> {
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof RefusalError) || error.code !== 'error.captcha.required') throw error
    const { data: task } = await api.call(authCaptcha)
    if (task.provider !== 'work') throw error
    const { work } = await import('@bottega/rules/people/work.ts')
    return attempt(await work(task.challenge, task.bits))
  }
}

/** Somebody signed in already goes on to the page they asked for. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  if (searchParams.has('expired') || (await readStaff()) === undefined) return null
  const target = ownTarget(searchParams.get('to'))
  return isOwn(target) ? redirect(target) : redirectDocument(target)
}

/** Name, password and the code of the authenticator; a refusal does not tell which of them is wrong. */
export function SignInPage() {
  const t = useTranslations('signIn')
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { form, errors, check } = useFieldErrors<'backoffice_user' | 'password' | 'otp'>()
  const { busy, refusal, run } = useCommand(
    async (body: { backoffice_user: string; password: string; otp: string }) => {
      await withCaptcha((token) => api.call(staffLogin, { body: { ...body, ...(token !== undefined && { token }) } }))
      forgetStaff()
      const target = ownTarget(query.get('to'))
      if (isOwn(target)) await navigate(target, { replace: true })
      else window.location.assign(target)
    },
  )

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const otp = otpIn(fields)
    const body = {
      backoffice_user: formText(fields, 'backoffice_user').trim(),
      password: formText(fields, 'password'),
      otp: otp ?? '',
    }
    const canBeSent = check({
      ...(body.backoffice_user === '' && { backoffice_user: t('required') }),
      ...(body.password === '' && { password: t('required') }),
      ...(otp === undefined && { otp: t('otpDigits') }),
    })
    if (canBeSent) run(body)
  }

  return (
    <Door title={t('title')} text={t('text')}>
      <PageTitle>{t('title')}</PageTitle>
      {query.has('expired') && <Remark tone="info">{t('expired')}</Remark>}
      {refusal !== undefined && <Remark tone="error">{refusal}</Remark>}
      <form ref={form} method="post" noValidate onSubmit={submit}>
        <TextField
          name="backoffice_user"
          label={t('username')}
          defaultValue={query.get('login') ?? ''}
          error={errors.backoffice_user}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          required
        />
        <TextField
          name="password"
          type="password"
          label={t('password')}
          error={errors.password}
          autoComplete="current-password"
          maxLength={200}
          required
        />
        <OtpField label={t('otp')} help={t('otpHelp')} error={errors.otp} />
        <Button type="submit" size="large" wide busy={busy}>
          {t('submit')}
        </Button>
      </form>
    </Door>
  )
}
