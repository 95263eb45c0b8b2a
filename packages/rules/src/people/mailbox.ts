/** Where dots of the local part mean nothing. */
const withoutDots = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox behind an address, for counting: `Anna+spesa@coop.example` and ` anna@COOP.example` reach one person. Only
 * for limits, never to find an account: providers may tell such addresses apart.
 */
export function mailboxOf(address: string): string {
  const tidy = address.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase()
  const at = tidy.lastIndexOf('@')
  if (at === -1) return tidy
  const [domain, local] = [tidy.slice(at + 1), tidy.slice(0, at)]
  const [name = ''] = local.split('+')
  // What begins with the sign has no other name.
  const named = name === '' ? local : name
  return withoutDots.has(domain) ? `${named.replaceAll('.', '')}@gmail.com` : `${named}@${domain}`
}
