import { accountEmail } from '@bottega/rules/people/registration.ts'
import { ownPath } from '@bottega/rules/content/own-path.ts'
import * as oidc from 'openid-client'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import type { SocialProvider } from '../../kernel/sessions/sign-on-steps.tables.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { SessionUser, Visitor } from '../../kernel/visitor.ts'
import { hashToken } from '../../kernel/sessions/credentials.ts'
import { replaceSession } from '../../kernel/sessions/replace-session.ts'
import { openSession } from '../../kernel/sessions/sessions.service.ts'
import { endStep, findStep, startStep } from '../../kernel/sessions/sign-on-steps.ts'
import {
  isSocialOn,
  personOf,
  type ReadProvider,
  socialAddress,
  type SocialPerson,
  socialProviders,
} from './social-provider.ts'
import {
  deleteIdentity,
  findIdentities,
  findLinked,
  hasAccount,
  hasPassword,
  insertIdentity,
  insertVisit,
  takeVisit,
  takeVisitsOf,
} from './social.repository.ts'

const minute = 60_000
/** Time allowed at the provider, and for a registration or a PIN that follows. */
const limits = { atProvider: 10 * minute, nextStep: 30 * minute } as const

/**
 * Why it failed: the provider's answer is not valid, an account has to be proved first, or it asks for a PIN in a client
 * without a session that could wait for one.
 */
export type SocialRefusal = 'refused' | 'join' | 'pin'

export type SocialOutcome =
  | { kind: 'entered'; user: SessionUser; token: string; relayPath: string }
  | { kind: 'linked' }
  | { kind: 'register' }
  | { kind: 'pin'; userId: number }
  | { kind: 'refused'; why: SocialRefusal }

const refused = (why: SocialRefusal): SocialOutcome => ({ kind: 'refused', why })

/** Sends a browser to the provider with `state`, `nonce` and PKCE; what belongs to them stays here, bound to the browser. */
export async function beginSocial(
  shop: Shop,
  readProvider: ReadProvider,
  visitor: Visitor,
  { provider, relay, link }: { provider: SocialProvider; relay: string | undefined; link: boolean },
  now: Date,
): Promise<{ redirectUrl: string; token: string | undefined }> {
  if (!isSocialOn(shop.config, provider)) throw new ShopError('error.social.off')
  if (link && visitor.user?.role !== 'customer') throw new ShopError('error.session.expired')
  const configuration = await readProvider(provider).catch((error: unknown) => {
    shop.log.error({ err: error, provider }, 'the provider of a social login does not answer')
    throw new ShopError('error.social.failed')
  })
  const [state, nonce, codeVerifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()]
  const token = await shop.db.transaction(async (tx) => {
    const opened = visitor.sessionHash === undefined ? await openSession(tx, null, false, now) : undefined
    await insertVisit(tx, {
      stateHash: hashToken(state),
      provider,
      browserHash: visitor.sessionHash ?? hashToken(opened ?? ''),
      nonce,
      codeVerifier,
      relayPath: ownPath(relay, '/'),
      linkTo: link ? (visitor.user?.userId ?? null) : null,
      expiresAt: new Date(now.getTime() + limits.atProvider),
    })
    return opened
  })
  const redirectUrl = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: socialAddress(shop.config, provider),
    scope: provider === 'google' ? 'openid email profile' : 'openid email public_profile',
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  })
  return { redirectUrl: redirectUrl.href, token }
}

/** Keeps a refusal silent to the browser, and tells it to the log. */
async function ifItHolds(shop: Shop, provider: SocialProvider, read: Promise<SocialPerson>) {
  try {
    return await read
  } catch (error) {
    shop.log.warn({ err: error, provider }, 'social login refused')
    return undefined
  }
}

/** The provider's answer as the address of a browser: only the browser that began it, once. */
export async function enterByBrowser(
  shop: Shop,
  readProvider: ReadProvider,
  visitor: Visitor,
  provider: SocialProvider,
  query: string,
  now: Date,
): Promise<SocialOutcome> {
  const address = new URL(`${socialAddress(shop.config, provider)}?${query}`)
  const state = address.searchParams.get('state') ?? ''
  if (visitor.sessionHash === undefined) return refused('refused')
  const visit = await takeVisit(shop.db, hashToken(state), visitor.sessionHash, now)
  if (visit === undefined || visit.provider !== provider) return refused('refused')
  const grant = async () => {
    const answer = await oidc.authorizationCodeGrant(await readProvider(provider), address, {
      pkceCodeVerifier: visit.codeVerifier,
      expectedState: state,
      expectedNonce: visit.nonce,
      idTokenExpected: true,
    })
    return personOf(answer.claims())
  }
  const person = await ifItHolds(shop, provider, grant())
  if (person === undefined) return refused('refused')
  return enterAs(shop, visitor, { provider, person, relayPath: visit.relayPath, linkTo: visit.linkTo }, now)
}

/**
 * The code of an application. A native plugin asks for it by itself, so nothing of ours can be bound to it but the client's
 * secret; any other answers the login this session has begun, with its PKCE and nonce.
 */
export async function enterByCode(
  shop: Shop,
  readProvider: ReadProvider,
  visitor: Visitor,
  { provider, code, fromPlugin }: { provider: SocialProvider; code: string; fromPlugin: boolean },
  now: Date,
): Promise<SocialOutcome> {
  if (!isSocialOn(shop.config, provider)) throw new ShopError('error.social.off')
  const visit =
    fromPlugin || visitor.sessionHash === undefined
      ? undefined
      : await takeVisitsOf(shop.db, visitor.sessionHash, provider, now)
  if (!fromPlugin && visit === undefined) return refused('refused')
  const grant = async () => {
    const parameters =
      visit === undefined
        ? { code, redirect_uri: shop.config.SOCIAL_PLUGIN_REDIRECT }
        : { code, redirect_uri: socialAddress(shop.config, provider), code_verifier: visit.codeVerifier }
    const answer = await oidc.genericGrantRequest(await readProvider(provider), 'authorization_code', parameters)
    const claims = answer.claims()
    if (visit !== undefined && claims?.nonce !== visit.nonce) throw new Error('the nonce is of another login')
    return personOf(claims)
  }
  const person = await ifItHolds(shop, provider, grant())
  if (person === undefined) return refused('refused')
  const where = { relayPath: visit?.relayPath ?? '/', linkTo: visit?.linkTo ?? null }
  return enterAs(shop, visitor, { provider, person, ...where }, now)
}

interface Arrival {
  provider: SocialProvider
  person: SocialPerson
  relayPath: string
  linkTo: number | null
}

/**
 * A linked account is signed in, customers only and never past their PIN. An address that has an account is no proof of
 * it: it is joined by who has signed in to it. Everybody else goes on to register. (decision 0312)
 */
async function enterAs(shop: Shop, visitor: Visitor, arrival: Arrival, now: Date): Promise<SocialOutcome> {
  const { provider, person, relayPath, linkTo } = arrival
  if (linkTo !== null) return linkOwn(shop.db, visitor, arrival, now)
  const { sessionHash } = visitor
  const expiresAt = new Date(now.getTime() + limits.nextStep)
  return shop.db.transaction(async (tx) => {
    const account = await findLinked(tx, provider, person.subject)
    if (account !== undefined) {
      const { user, mfaEnabled } = account
      if (user.role !== 'customer') return refused('refused')
      if (!mfaEnabled) return openFor(tx, shop, visitor, user, relayPath, now)
      if (sessionHash === undefined) return refused('pin')
      const { userId } = user
      await startStep(tx, sessionHash, {
        kind: 'pin',
        userId,
        identity: { by: provider, ...person },
        relayPath,
        expiresAt,
      })
      return { kind: 'pin', userId }
    }
    if (person.emailVerified && person.email !== null && (await hasAccount(tx, person.email))) return refused('join')
    if (sessionHash === undefined || visitor.user !== undefined) return refused('refused')
    const identity = { by: provider, ...person }
    await startStep(tx, sessionHash, { kind: 'register', userId: null, identity, relayPath: '/', expiresAt })
    return { kind: 'register' }
  })
}

/** Signs in a customer whose PIN was right, unless the link has gone or they have become staff meanwhile. */
export async function enterAfterPin(
  tx: Tx,
  shop: Shop,
  visitor: Visitor,
  { by, subject, userId, relayPath }: { by: SocialProvider; subject: string; userId: number; relayPath: string },
  now: Date,
): Promise<SocialOutcome> {
  const user = (await findLinked(tx, by, subject))?.user
  if (user === undefined || user.userId !== userId || user.role !== 'customer') return refused('refused')
  return openFor(tx, shop, visitor, user, relayPath, now)
}

async function openFor(
  tx: Tx,
  shop: Shop,
  visitor: Visitor,
  user: SessionUser,
  relayPath: string,
  now: Date,
): Promise<SocialOutcome> {
  const { token } = await replaceSession(shop, tx, visitor, user.userId, now)
  return { kind: 'entered', user, token, relayPath }
}

async function linkOwn(db: Reader, visitor: Visitor, { provider, person, linkTo }: Arrival, now: Date) {
  const { user } = visitor
  if (user === undefined || user.userId !== linkTo || user.staff !== undefined) return refused('refused')
  const { subject, email } = person
  const isNew = await insertIdentity(db, { provider, subject, userId: user.userId, email, createdAt: now })
  const isOwn = isNew || (await findLinked(db, provider, subject))?.user.userId === user.userId
  return isOwn ? ({ kind: 'linked' } as const) : refused('refused')
}

async function registeringIdentity(db: Reader, sessionHash: string | undefined, now: Date) {
  const step = sessionHash === undefined ? undefined : await findStep(db, sessionHash, 'register', now)
  return step?.identity.by === 'saml' ? undefined : step?.identity
}

type Identity = NonNullable<Awaited<ReturnType<typeof registeringIdentity>>>

/** The address the provider vouches for, if an account may have it. */
const vouchedEmail = ({ email, emailVerified }: Identity) =>
  emailVerified && email !== null && accountEmail(email).ok ? email : undefined

const isSame = (one: string | undefined, other: string) => one?.toLowerCase() === other.toLowerCase()

/** Returns the facts known of the visitor whose registration is missing. */
export async function readSocialDetail(shop: Shop, { sessionHash }: Visitor, now: Date) {
  const identity = await registeringIdentity(shop.db, sessionHash, now)
  if (identity === undefined) return undefined
  const { by, email, firstName, lastName } = identity
  return { provider: by, email: email ?? '', emailVerified: vouchedEmail(identity) !== undefined, firstName, lastName }
}

/** Whether the sign-on whose registration is missing in this browser vouches for the address. */
export async function isVouched(db: Reader, { sessionHash }: Visitor, email: string, now: Date): Promise<boolean> {
  const identity = await registeringIdentity(db, sessionHash, now)
  return identity !== undefined && isSame(vouchedEmail(identity), email)
}

/**
 * Links the identity of this browser's sign-on to the account that has just been registered in it, where the provider
 * vouches for its very address: at another one an attacker could wait inside for its owner. For the call that registers, in
 * its transaction. Answers whether it was linked, which proves the address as well as a mail does.
 */
export async function linkRegistered(
  tx: Reader,
  { sessionHash }: Pick<Visitor, 'sessionHash'>,
  { userId, email: registered }: { userId: number; email: string },
  now: Date,
): Promise<boolean> {
  const identity = await registeringIdentity(tx, sessionHash, now)
  if (identity === undefined || sessionHash === undefined) return false
  const { by: provider, subject, email } = identity
  await endStep(tx, sessionHash)
  return (
    isSame(vouchedEmail(identity), registered) &&
    insertIdentity(tx, { provider, subject, userId, email, createdAt: now })
  )
}

/** Those that are configured or linked. */
export async function readLinks(shop: Shop, userId: number) {
  const linked = new Map((await findIdentities(shop.db, userId)).map(({ provider, email }) => [provider, email]))
  return socialProviders
    .filter((provider) => isSocialOn(shop.config, provider) || linked.has(provider))
    .map((provider) => ({ provider, linked: linked.has(provider), email: linked.get(provider) ?? null }))
}

/** Not the last way into an account without a password. */
export const unlink = (shop: Shop, userId: number, provider: SocialProvider): Promise<void> =>
  shop.db.transaction(async (tx) => {
    const others = (await findIdentities(tx, userId)).filter((one) => one.provider !== provider)
    if (!(await hasPassword(tx, userId)) && others.length === 0) throw new ShopError('error.social.lastWay')
    await deleteIdentity(tx, userId, provider)
  })
