import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { generateKeyPairSync } from 'node:crypto'
import { IdentityProvider, ServiceProvider, setSchemaValidator } from 'samlify'

/** Test keys, used nowhere else. */
const key = (name: string) => readFileSync(new URL(`keys/${name}.pem`, import.meta.url), 'utf8')

export const providerCertificate = key('identity-provider.cert')
export const shopKey = key('shop.key')
export const shopCertificate = key('shop.cert')
export const providerIssuer = 'https://identity.example/saml'

const sha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'
const sha1 = 'http://www.w3.org/2000/09/xmldsig#rsa-sha1'
const binding = (name: 'HTTP-Redirect' | 'HTTP-POST') => `urn:oasis:names:tc:SAML:2.0:bindings:${name}`
const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'

// The library insists on a validator of schemas; what the shop sends is read by the provider's own rules.
setSchemaValidator({ validate: () => Promise.resolve('taken as it is') })

const wayOut = 'http://localhost:3000/saml/logout'

const ciphers = {
  gcm: 'http://www.w3.org/2009/xmlenc11#aes256-gcm',
  cbc: 'http://www.w3.org/2001/04/xmlenc#aes256-cbc',
} as const

/** The claims of an answer; each of them can be made wrongly. */
export interface AssertionClaims {
  nameId: string
  nameIdFormat?: string
  email?: string | undefined
  requestId: string
  sessionIndex?: string
  audience?: string
  recipient?: string
  issuer?: string
  /** Minutes from now at which it began and ends to hold. */
  minutes?: { from: number; to: number }
  signed?: 'assertion' | 'response' | 'nothing' | 'by another key' | 'with SHA-1'
  /** Null says none. */
  destination?: string | null
  /** The cipher of the assertion; absent sends it readable. */
  encrypted?: keyof typeof ciphers
}

/** The parts of a logout that may be wrong. */
interface LogoutClaims {
  destination?: string
  signed?: 'with SHA-1'
}

const after = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

const attribute = (email: string) =>
  `<saml:AttributeStatement><saml:Attribute Name="email"><saml:AttributeValue>${email}</saml:AttributeValue></saml:Attribute></saml:AttributeStatement>`

/** Makes the provider of the tests: the library's, with its own log-in pages on loopback. */
export async function openIdentityProvider(readMetadata: () => Promise<string>) {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const place = (path: string) => [{ Binding: binding('HTTP-Redirect'), Location: `${origin}${path}` }]
  const provider = (privateKey: string, requestSignatureAlgorithm = sha256, cipher?: keyof typeof ciphers) =>
    IdentityProvider({
      ...(cipher !== undefined && { isAssertionEncrypted: true, dataEncryptionAlgorithm: ciphers[cipher] }),
      entityID: providerIssuer,
      privateKey,
      signingCert: providerCertificate,
      wantAuthnRequestsSigned: true,
      wantLogoutRequestSigned: true,
      requestSignatureAlgorithm,
      nameIDFormat: [persistent],
      singleSignOnService: place('/sso'),
      singleLogoutService: place('/slo'),
    })
  const own = provider(key('identity-provider.key'))
  const weak = provider(key('identity-provider.key'), sha1)

  const shopAsKnown = async (signed: AssertionClaims['signed'] = 'response') => {
    const metadata = await readMetadata()
    const wants = metadata.replace('<SPSSODescriptor', '<SPSSODescriptor WantAssertionsSigned="true"')
    return ServiceProvider({ metadata: signed === 'assertion' ? wants : metadata, wantLogoutRequestSigned: true })
  }

  /** A `SAMLResponse` in base64, as the form of a browser carries it. */
  async function answer(claims: AssertionClaims): Promise<string> {
    const { signed = 'response', minutes = { from: -1, to: 5 } } = claims
    const shop = await shopAsKnown(signed)
    const words: Record<string, string> = {
      ID: `_${crypto.randomUUID()}`,
      AssertionID: `_${crypto.randomUUID()}`,
      InResponseTo: claims.requestId,
      Issuer: claims.issuer ?? providerIssuer,
      IssueInstant: after(minutes.from),
      Destination: claims.destination ?? 'http://localhost:3000/saml/acs',
      SubjectRecipient: claims.recipient ?? 'http://localhost:3000/saml/acs',
      Audience: claims.audience ?? 'http://localhost:3000/saml/metadata',
      NameID: claims.nameId,
      NameIDFormat: claims.nameIdFormat ?? persistent,
      StatusCode: 'urn:oasis:names:tc:SAML:2.0:status:Success',
      ConditionsNotBefore: after(minutes.from),
      ConditionsNotOnOrAfter: after(minutes.to),
      SubjectConfirmationDataNotOnOrAfter: after(minutes.to),
      AuthnStatement: `<saml:AuthnStatement AuthnInstant="${after(minutes.from)}" SessionIndex="${claims.sessionIndex ?? 'first'}"/>`,
      AttributeStatement: claims.email === undefined ? '' : attribute(claims.email),
    }
    const fill = (template: string) => ({
      id: words['ID'] ?? '',
      context: withoutDestination(claims, template).replaceAll(
        /\{(\w+)\}/g,
        (_whole, name: string) => words[name] ?? '',
      ),
    })
    const otherKey = () =>
      generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    const signer = provider(
      signed === 'by another key' ? otherKey() : key('identity-provider.key'),
      signed === 'with SHA-1' ? sha1 : sha256,
      claims.encrypted,
    )
    // An answer that is signed as a whole is signed as it is sent.
    const encryptThenSign = claims.encrypted !== undefined && signed !== 'assertion'
    const { context } = await signer.createLoginResponse(
      shop,
      { extract: {} },
      'post',
      {},
      { customTagReplacement: fill, encryptThenSign },
    )
    return signed === 'nothing' ? withoutSignature(context) : context
  }

  /** The id of the shop's request, once its signature was found right. */
  async function readRequest(redirectUrl: string): Promise<string> {
    const { extract } = await own.parseLoginRequest(await shopAsKnown(), 'redirect', signedParts(redirectUrl))
    return String(extract.request?.['id'])
  }

  /** The account signed in at the provider, which its page sends to the shop. */
  const signedIn = { nameId: 'nobody', email: undefined as string | undefined }
  server.on('request', (request, response) => {
    const url = new URL(request.url ?? '/', origin)
    const page = readRequest(url.href)
      .then((requestId) => answer({ ...signedIn, requestId }))
      .then((samlResponse) => `<form method="post"><input name="SAMLResponse" value="${samlResponse}"></form>`)
    void page.then(
      (html) => response.writeHead(200, { 'content-type': 'text/html' }).end(html),
      (error: unknown) => response.writeHead(400).end(String(error)),
    )
  })

  return {
    origin,
    signedIn,
    answer,
    readRequest,
    /** Returns the name whose logout the shop asks for, once the signature was found right. */
    readLogout: async (redirectUrl: string) => {
      const { extract } = await own.parseLogoutRequest(await shopAsKnown(), 'redirect', signedParts(redirectUrl))
      return extract.nameID
    },
    /** The same request as a browser's address, over the octets of which the signature is. */
    logoutQuery: (nameId: string, sessionIndex: string, { destination = wayOut }: LogoutClaims = {}) => {
      const shop = ServiceProvider({
        entityID: 'http://localhost:3000/saml/metadata',
        singleLogoutService: [{ Binding: binding('HTTP-Redirect'), Location: destination }],
        wantLogoutRequestSigned: true,
      })
      return new URL(own.createLogoutRequest(shop, 'redirect', { logoutNameID: nameId, sessionIndex }).context).search
    },
    /** A logout request as the form of a browser carries it. */
    logout: async (nameId: string, sessionIndex: string, { destination = wayOut, signed }: LogoutClaims = {}) => {
      const metadata = (await readMetadata()).replaceAll(wayOut, destination)
      const shop = ServiceProvider({ metadata, wantLogoutRequestSigned: true })
      const signer = signed === 'with SHA-1' ? weak : own
      return signer.createLogoutRequest(shop, 'post', { logoutNameID: nameId, sessionIndex }).context
    },
    close: () => {
      server.close()
    },
  }
}

const withoutDestination = ({ destination }: Pick<AssertionClaims, 'destination'>, template: string) =>
  destination === null ? template.replace(/ Destination="[^"]*"/, '') : template

const withoutSignature = (response: string) =>
  Buffer.from(
    Buffer.from(response, 'base64')
      .toString()
      .replaceAll(/<ds:Signature[\s\S]*?<\/ds:Signature>/g, ''),
  ).toString('base64')

/** The signed octets of a redirect are its query as sent, without the signature. */
function signedParts(redirectUrl: string) {
  const { searchParams, search } = new URL(redirectUrl)
  return { query: Object.fromEntries(searchParams), octetString: search.slice(1).replace(/&Signature=.*$/, '') }
}
