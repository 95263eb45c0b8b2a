import { tidyEmail } from '../validators/email.ts'

/** Providers for which dots of the local part mean nothing. */
const withoutDots = new Set(['gmail.com', 'googlemail.com'])

/** A domain as the mail is sent there: one in letters of a language has a second spelling in plain ones. */
function inAscii(domain: string): string {
  const address = `http://${domain}`
  return URL.canParse(address) ? new URL(address).hostname : domain
}

/**
 * The mailbox behind an address, for counting: `Anna+spesa@coop.example` and ` anna@COOP.example` reach one person.
 * Only for limits, never to find an account: providers may tell such addresses apart.
 */
export function mailboxOf(address: string): string {
  const tidy = tidyEmail(address.normalize('NFKC').replaceAll(/\s/g, '')).toLowerCase()
  const at = tidy.lastIndexOf('@')
  if (at === -1) return tidy
  const [domain, local] = [inAscii(tidy.slice(at + 1)), tidy.slice(0, at)]
  const [name = ''] = local.split('+')
  // An address that begins with the sign has no other name.
  const named = name === '' ? local : name
  return withoutDots.has(domain) ? `${named.replaceAll('.', '')}@gmail.com` : `${named}@${domain}`
}
