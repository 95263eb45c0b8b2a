import { RefusalError } from '@bottega/contract/api.ts'
import { loginIdentifier } from '@bottega/rules/validators/login-identifier.ts'
import { loginPassword } from '@bottega/rules/validators/password.ts'
import { required } from '@bottega/rules/validators/presence.ts'
import { every, type Verdict } from '@bottega/rules/validators/verdict.ts'
import { useState } from 'react'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { wordsInPlace } from '../../../lib/words/words-in-place.ts'
import { usePageSetting, type LoginIdentifier } from '../../../lib/visit/page-setting.ts'
import { keepRemarks } from '../../../lib/notices/pending-remarks.ts'
import { withCaptcha } from '../captcha/with-captcha.ts'

export type LoginFields = { login: string; password: string; remember: boolean }
export type LoginVerdicts = { login: Verdict; password: Verdict }
/** What comes with the PIN step: the PIN, or the wish for another. */
export type PinFields = { mfa_pin?: string; resend_mfa_pin?: boolean }

const password = every(required, loginPassword)

/** What the form rules say before the shop is asked. (Shopping core, section 5) */
export function checkLogin(fields: LoginFields, identifier: LoginIdentifier): LoginVerdicts {
  return { login: loginIdentifier(fields.login, identifier), password: password(fields.password) }
}

/**
 * Asks the shop to let somebody in; `refusal` is what it answered, in the page's language, where no popup says it.
 * `waiting` holds who knew the password and owes the PIN that was mailed.
 */
export function useLogin(onDone: () => void) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [waiting, setWaiting] = useState<LoginFields>()
  const { loginIdentifier: identifier = 'alphanumeric' } = usePageSetting()

  async function logIn(fields: LoginFields, pin: PinFields = {}) {
    setBusy(true)
    setRefusal(undefined)
    try {
      const { login, password: secret, remember } = fields
      const body = { login: login.trim(), password: secret, remember_me: remember, show_sectors: true, ...pin }
      const { response } = await withCaptcha((token) =>
        browserApi().call('auth.login', { body: { ...body, ...(token !== undefined && { token }) } }),
      )
      // The shop begins anew: what it says of the cart filled before the login is said then.
      keepRemarks(response)
      onDone()
    } catch (error) {
      setBusy(false)
      if (!(error instanceof RefusalError)) throw error
      if (error.code === 'error.login.mfaPinRequired') setWaiting(fields)
      else setRefusal(wordsInPlace(error))
      if (error.code === 'error.login.mfaPinExpired') setWaiting(undefined)
    }
  }

  return {
    busy,
    refusal,
    identifier,
    logIn: (fields: LoginFields) => void logIn(fields),
    waiting,
    sendPin: (pin: PinFields) => waiting && void logIn(waiting, pin),
    startOver: () => {
      setWaiting(undefined)
      setRefusal(undefined)
    },
  }
}
