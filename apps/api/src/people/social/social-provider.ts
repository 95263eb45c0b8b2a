import * as oidc from 'openid-client'
import type { Config } from '../../kernel/settings/config.ts'
import { shopOrigin } from '../../kernel/settings/config.ts'
import type { SocialProvider } from '../../kernel/sessions/sign-on-steps.tables.ts'

/** A provider's statement about a person, its signature checked or come over its own connection. */
export interface SocialPerson {
  subject: string
  email: string | null
  /** Facebook does not say it, and then it counts as no. */
  emailVerified: boolean
  firstName: string
  lastName: string
}

/** Seconds a provider may take. */
const patience = 5
/** Milliseconds after which what a provider publishes about itself is read again. */
const knownFor = 3600_000

export const socialProviders = ['google', 'facebook'] as const satisfies readonly SocialProvider[]

const settingsOf = (config: Config, provider: SocialProvider) =>
  provider === 'google'
    ? { id: config.GOOGLE_CLIENT_ID, secret: config.GOOGLE_CLIENT_SECRET, issuer: config.GOOGLE_ISSUER, token: '' }
    : {
        id: config.FACEBOOK_CLIENT_ID,
        secret: config.FACEBOOK_CLIENT_SECRET,
        issuer: config.FACEBOOK_ISSUER,
        token: config.FACEBOOK_TOKEN_URL,
      }

export const isSocialOn = (config: Config, provider: SocialProvider) => settingsOf(config, provider).id !== ''

/** The path to which the provider sends a browser back. */
export const socialPath = (provider: SocialProvider) => `/social/enter/${provider}`
export const socialAddress = (config: Config, provider: SocialProvider) => shopOrigin(config) + socialPath(provider)

/** Each provider as it describes itself; Facebook does not name where its tokens are given. */
export function createSocialProviders(config: Config) {
  const known = new Map<SocialProvider, { read: Promise<oidc.Configuration>; at: number }>()

  async function read(provider: SocialProvider): Promise<oidc.Configuration> {
    const { id, secret, issuer, token } = settingsOf(config, provider)
    const address = new URL(issuer)
    // For a provider beside the shop, as in tests.
    const execute = address.protocol === 'http:' ? [oidc.allowInsecureRequests] : []
    const found = await oidc.discovery(address, id, secret, oidc.ClientSecretPost(secret), {
      execute,
      timeout: patience,
    })
    if (token === '') return found
    const described = JSON.parse(JSON.stringify(found.serverMetadata())) as oidc.ServerMetadata
    const configuration = new oidc.Configuration(
      { ...described, token_endpoint: token },
      id,
      secret,
      oidc.ClientSecretPost(secret),
    )
    for (const allow of execute) allow(configuration)
    return configuration
  }

  return (provider: SocialProvider): Promise<oidc.Configuration> => {
    const before = known.get(provider)
    if (before !== undefined && Date.now() - before.at < knownFor) return before.read
    const reading = read(provider)
    known.set(provider, { read: reading, at: Date.now() })
    reading.catch(() => known.delete(provider))
    return reading
  }
}

export type ReadProvider = ReturnType<typeof createSocialProviders>

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The person an ID token is about. Throws where there is none. */
export function personOf(claims: oidc.IDToken | undefined): SocialPerson {
  if (claims === undefined) throw new Error('the provider sent no ID token')
  const { sub: subject, email, email_verified: verified } = claims
  const address = textOf(email)
  return {
    subject,
    email: address === '' ? null : address,
    emailVerified: address !== '' && (verified === true || verified === 'true'),
    firstName: textOf(claims['given_name']).slice(0, 100),
    lastName: textOf(claims['family_name']).slice(0, 100),
  }
}
