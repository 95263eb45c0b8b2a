import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

export const socialClient = { id: 'bottega', secret: 'a-secret-of-the-tests-and-nothing-else' } as const

/** The facts the provider knows of a person. */
export interface SocialAccount {
  email?: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
}

/** A real OpenID provider on loopback, whose login page has signed in the person `signedIn`. */
export async function openSocialProvider(redirects: readonly string[]) {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const people = new Map<string, SocialAccount>()
  const signedIn = { subject: 'nobody' }

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: socialClient.id,
        client_secret: socialClient.secret,
        redirect_uris: [...redirects],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    scopes: ['openid', 'email', 'profile', 'public_profile'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
      public_profile: ['given_name', 'family_name'],
    },
    conformIdTokenClaims: false,
    ttl: { AccessToken: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    cookies: { keys: ['of the tests'] },
    pkce: { required: () => false },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...people.get(id) }) }),
    loadExistingGrant: async ({ oidc }) => {
      const accountId = oidc.session?.accountId ?? ''
      const grant = new oidc.provider.Grant({ clientId: socialClient.id, accountId })
      grant.addOIDCScope('openid email profile public_profile')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  server.on('request', (request: IncomingMessage, reply: ServerResponse) => {
    if (request.url?.startsWith('/interaction/') === true)
      void provider.interactionFinished(request, reply, { login: { accountId: signedIn.subject } })
    else void answer(request, reply)
  })

  /** A browser's way through the provider's pages, until it is sent to another site. */
  async function visit(address: string): Promise<string> {
    const cookies = new Map<string, string>()
    let next = address
    while (next.startsWith(issuer)) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const reply = await fetch(next, { redirect: 'manual', headers: { cookie } })
      for (const line of reply.headers.getSetCookie()) {
        const [pair = ''] = line.split(';')
        const [name = '', value = ''] = pair.split(/=(.*)/s)
        cookies.set(name, value)
      }
      const location = reply.headers.get('location')
      if (location === null) throw new Error(`the provider stopped: ${reply.status} ${await reply.text()}`)
      next = new URL(location, next).href
    }
    return next
  }

  return { issuer, people, signedIn, visit, close: () => server.close() }
}
