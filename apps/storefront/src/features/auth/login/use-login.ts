import { authLogin } from '@bottega/contract/auth/calls.ts'
import { loginPassword } from '@bottega/rules/validators/password.ts'
import { loginIdentifier } from '@bottega/rules/validators/login-identifier.ts'
import { required } from '@bottega/rules/validators/presence.ts'
import { every, type Verdict } from '@bottega/rules/validators/verdict.ts'
import { useState } from 'react'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { wordsInPlace } from '../../../lib/api/refusals.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { usePageSetting, type LoginIdentifier } from '../../../lib/visit/page-setting.ts'
import { storeRemarks } from '../../../lib/notices/pending-remarks.ts'
import { withCaptcha } from '../captcha/with-captcha.ts'
import { isSessionKept } from './use-cookies.ts'

export type LoginFields = { login: string; password: string; remember: boolean }
export type LoginVerdicts = { login: Verdict; password: Verdict }
/** Fields of the PIN step: the PIN, or the request for another. */
export type PinFields = { mfa_pin?: string; resend_mfa_pin?: boolean }

const password = every(required, loginPassword)

/** The checks of the form before the call. (Shopping core, section 5) */
export function checkLogin(fields: LoginFields, identifier: LoginIdentifier): LoginVerdicts {
  return { login: loginIdentifier(fields.login, identifier), password: password(fields.password) }
}

/**
 * Signs in; `refusal` is the answer of the shop in the page's language, where no popup shows it. `waiting` holds the
 * login whose password was right and whose mailed PIN is still missing.
 */
export function useLogin(onDone: () => void) {
  const [waiting, setWaiting] = useState<LoginFields>()
  const [isLost, setIsLost] = useState(false)
  const { loginIdentifier: identifier = 'alphanumeric' } = usePageSetting()

  const login = useCommand(
    async (fields: LoginFields, pin: PinFields) => {
      setIsLost(false)
      const { login: identity, password: secret, remember } = fields
      const body = { login: identity.trim(), password: secret, remember_me: remember, show_sectors: true, ...pin }
      const { response } = await withCaptcha((token) =>
        browserApi().call(authLogin, { body: { ...body, ...(token !== undefined && { token }) } }),
      )
      if (!(await isSessionKept())) {
        setIsLost(true)
        return undefined
      }
      // The page reloads: remarks about the cart filled before the login are shown then.
      storeRemarks(response)
      onDone()
      return 'leaving'
    },
    (refused, [fields]) => {
      if (refused.code === 'error.login.mfaPinExpired') setWaiting(undefined)
      if (refused.code !== 'error.login.mfaPinRequired') return wordsInPlace(refused)
      setWaiting(fields)
      return undefined
    },
  )

  return {
    busy: login.busy,
    refusal: login.refusal,
    /** The password was right, and the browser has not kept the session. */
    isLost,
    identifier,
    logIn: (fields: LoginFields) => login.run(fields, {}),
    waiting,
    sendPin: (pin: PinFields) => waiting && login.run(waiting, pin),
    startOver: () => {
      setWaiting(undefined)
      login.clearRefusal()
    },
  }
}
