/**
 * Which wording of the cookie question people answer. A test compares it with the texts themselves: whoever changes
 * them gives it a new date, so that a kept answer says what it answered.
 */
export const cookieTextVersion = '2026-11-21'
