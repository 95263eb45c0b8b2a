let typed: string | undefined

/**
 * What was typed at the login by somebody who turns out to have no account: their registration begins with it. The page
 * alone has it in memory, nothing is stored; a user name is no e-mail.
 */
export function keepTypedEmail(text: string): void {
  typed = text.includes('@') ? text.trim() : undefined
}

export const typedEmail = () => typed
