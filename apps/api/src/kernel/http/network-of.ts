import ipaddr from 'ipaddr.js'

/**
 * The network an address is counted as: of IPv6 its /64 network, for one household has all of it and a new address at
 * will; of IPv4 itself, also where it is written as IPv6.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]).toString()
}

export const isThisMachine = (address: string) =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
