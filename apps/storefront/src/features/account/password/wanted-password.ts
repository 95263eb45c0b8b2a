import { newPassword, type PasswordRule } from '@bottega/rules/validators/password.ts'
import { required } from '@bottega/rules/validators/presence.ts'
import { every } from '@bottega/rules/validators/verdict.ts'

/** The rules that the form of a new password checks; the server knows which passwords are common. */
export const wantedPassword = (rule?: PasswordRule) =>
  every(
    required,
    newPassword(() => false, rule),
  )
