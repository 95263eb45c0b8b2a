import type { Profile, SAML, SamlConfig } from '@node-saml/node-saml'
import { type Config, shopOrigin } from '../../kernel/settings/config.ts'

/**
 * The paths on which the shop listens to the identity provider, outside the calls: these are addresses of browsers and
 * of XML.
 */
export const samlPaths = {
  metadata: '/saml/metadata',
  answer: '/saml/acs',
  enter: '/saml/enter',
  logout: '/saml/logout',
} as const

const minute = 60_000
/** Between our clock and the provider's. */
const clockSkew = minute
const oldestAssertion = 10 * minute

export const isSamlOn = (config: Config) => config.SAML_ENTRY_POINT !== ''

export const samlAddress = (config: Config, path: keyof typeof samlPaths) => shopOrigin(config) + samlPaths[path]

const samlIssuer = (config: Config) =>
  config.SAML_ISSUER === '' ? samlAddress(config, 'metadata') : config.SAML_ISSUER

/**
 * The library, configured with the shop and its identity provider. An answer needs a signature over the assertion or
 * over the whole: either covers everything that is read. Open requests are in the database, where an answer is accepted
 * once; hence the request cache here accepts every id, and makes the library require that one is named.
 */
export async function samlPartner(config: Config, more: Partial<SamlConfig> = {}): Promise<SAML> {
  const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml')
  return new SAML({
    entryPoint: config.SAML_ENTRY_POINT,
    idpIssuer: config.SAML_IDP_ISSUER,
    idpCert: [...config.SAML_IDP_CERT],
    issuer: samlIssuer(config),
    audience: samlIssuer(config),
    callbackUrl: samlAddress(config, 'answer'),
    logoutUrl: config.SAML_LOGOUT_URL,
    logoutCallbackUrl: samlAddress(config, 'logout'),
    // One key signs what the shop sends and reads what was encrypted for it.
    ...(config.SAML_PRIVATE_KEY === ''
      ? {}
      : { privateKey: config.SAML_PRIVATE_KEY, decryptionPvk: config.SAML_PRIVATE_KEY }),
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    wantAssertionsSigned: false,
    wantAuthnResponseSigned: false,
    // How a customer proves who they are, and which name identifies them, is decided by the provider.
    disableRequestedAuthnContext: true,
    identifierFormat: null,
    acceptedClockSkewMs: clockSkew,
    maxAssertionAgeMs: oldestAssertion,
    validateInResponseTo: ValidateInResponseTo.always,
    cacheProvider: {
      saveAsync: () => Promise.resolve(null),
      getAsync: () => Promise.resolve(new Date().toISOString()),
      removeAsync: () => Promise.resolve(null),
    },
    ...more,
  })
}

/** The address where a browser signs in, with a request of this id. What comes afterwards is stored here, not sent. */
export async function loginUrl(config: Config, requestId: string): Promise<string> {
  const partner = await samlPartner(config, { generateUniqueId: () => requestId })
  return partner.getAuthorizeUrlAsync('', undefined, {})
}

export interface SamlName {
  nameId: string
  nameIdFormat: string | null
  sessionIndex: string | null
}

const profileOf = (config: Config, { nameId, nameIdFormat, sessionIndex }: SamlName): Profile => ({
  issuer: config.SAML_IDP_ISSUER,
  nameID: nameId,
  nameIDFormat: nameIdFormat ?? 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
  ...(sessionIndex === null ? {} : { sessionIndex }),
})

/**
 * The address a browser goes to in order to end its session at the provider too; undefined when the provider has no
 * such place.
 */
export async function logoutUrl(config: Config, name: SamlName): Promise<string | undefined> {
  if (!isSamlOn(config) || config.SAML_LOGOUT_URL === '') return undefined
  return (await samlPartner(config)).getLogoutUrlAsync(profileOf(config, name), '', {})
}

/** The library names two ciphers more than `checkXml` takes. */
const withoutWeakCiphers = (metadata: string) =>
  metadata.replaceAll(/\s*<EncryptionMethod Algorithm="[^"]*-cbc"\s*\/>/g, '')

/** The description of the shop that the provider's administrators feed their side with. */
export const samlMetadata = async (config: Config): Promise<string> =>
  withoutWeakCiphers(
    (await samlPartner(config)).generateServiceProviderMetadata(
      config.SAML_CERT[0] ?? null,
      config.SAML_CERT.length === 0 ? null : [...config.SAML_CERT],
    ),
  )
