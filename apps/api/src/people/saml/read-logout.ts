import type { Profile } from '@node-saml/node-saml'
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import type { Config } from '../../kernel/settings/config.ts'
import { checkMessage } from './check-message.ts'
import { samlAddress, samlPartner } from './saml-partner.ts'

/** A logout at the provider: the customer's name there, as the library needs it for the answer. */
export interface LogoutRequest {
  profile: Profile
  relayState: string
}

const partsOfQuery = new Set(['SAMLRequest', 'RelayState', 'SigAlg', 'Signature'])
const strongAlgorithm = /^http:\/\/www\.w3\.org\/2001\/04\/xmldsig-more#rsa-sha(256|384|512)$/

/**
 * The parts of a signed query, each at most once and written plainly. The library takes a query without signature for a
 * good one, and finds the signed parts by looking for their names in the text: hence none other, and none twice.
 */
function signedQuery(query: string): Readonly<Record<string, string>> | undefined {
  const names = query.split('&').map((part) => part.slice(0, part.indexOf('=')))
  if (new Set(names).size < names.length || names.some((name) => !partsOfQuery.has(name))) return undefined
  const parts = Object.fromEntries(new URLSearchParams(query))
  if (parts['SAMLRequest'] === undefined || parts['Signature'] === undefined) return undefined
  return strongAlgorithm.test(parts['SigAlg'] ?? '') ? parts : undefined
}

const unpack = promisify(inflateRaw)
/** Bytes of a logout request unpacked; a few thousand say all there is to say. */
const longestRequest = 64 * 1024

/** Reads a logout the provider sends with the browser's address; throws for one that is not the provider's. */
export async function readLogoutFromQuery(config: Config, query: string): Promise<LogoutRequest> {
  const parts = signedQuery(query)
  if (parts === undefined) throw new Error('the logout is not signed as it must be')
  // The library unpacks and reads before it checks the signature: a few forged kilobytes would become millions.
  const xml = await unpack(Buffer.from(parts['SAMLRequest'] ?? '', 'base64'), { maxOutputLength: longestRequest })
  checkMessage(xml.toString(), samlAddress(config, 'logout'))
  const { profile } = await (await samlPartner(config)).validateRedirectAsync(parts, query)
  if (profile === null) throw new Error('the logout names no user')
  return { profile, relayState: parts['RelayState'] ?? '' }
}

/** The same from a form the browser posts, signed within. */
export async function readLogoutFromForm(
  config: Config,
  form: Readonly<Record<string, string>>,
): Promise<LogoutRequest> {
  checkMessage(Buffer.from(form['SAMLRequest'] ?? '', 'base64').toString(), samlAddress(config, 'logout'))
  const { profile } = await (await samlPartner(config)).validatePostRequestAsync({ ...form })
  return { profile, relayState: form['RelayState'] ?? '' }
}
