let typed: string | undefined

/**
 * Keeps the address typed at the login by somebody who turns out to have no account: the registration they go to begins
 * with it. The page alone has it in memory, nothing is stored; a user name is no e-mail.
 */
export function keepTypedEmail(text: string): void {
  typed = text.includes('@') ? text.trim() : undefined
}

export const typedEmail = () => typed

/** Once a registration has begun with it: the next one in this browser may be another person's. */
export function forgetTypedEmail(): void {
  typed = undefined
}
