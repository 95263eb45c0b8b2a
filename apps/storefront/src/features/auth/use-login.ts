import { RefusalError } from '@bottega/contract/api.ts'
import { loginIdentifier } from '@bottega/rules/validators/login-identifier.ts'
import { loginPassword } from '@bottega/rules/validators/password.ts'
import { required } from '@bottega/rules/validators/presence.ts'
import { every, type Verdict } from '@bottega/rules/validators/verdict.ts'
import { useState } from 'react'
import { browserApi } from '../../lib/browser-api.ts'

export type LoginFields = { login: string; password: string; remember: boolean }
export type LoginVerdicts = { login: Verdict; password: Verdict }

const password = every(required, loginPassword)

/** What the form rules say before the shop is asked. (Shopping core, section 5) */
export function checkLogin(fields: LoginFields): LoginVerdicts {
  return { login: loginIdentifier(fields.login), password: password(fields.password) }
}

/** Asks the shop to let somebody in; `refusal` is what it answered, in the page's language. */
export function useLogin(onDone: () => void) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function logIn({ login, password, remember }: LoginFields) {
    setBusy(true)
    setRefusal(undefined)
    try {
      const body = { login: login.trim(), password, remember_me: remember, show_sectors: true }
      await browserApi().call('auth.login', { body })
      onDone()
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      setRefusal(error.text)
      setBusy(false)
    }
  }

  return { busy, refusal, logIn: (fields: LoginFields) => void logIn(fields) }
}
