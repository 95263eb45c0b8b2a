import { minProfileLevel, profileLevel } from '@bottega/rules/people/account.ts'
import { ownPath } from '@bottega/rules/content/own-path.ts'
import { randomBytes } from 'node:crypto'
import type { Db, Tx } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { SessionUser, Visitor } from '../../kernel/visitor.ts'
import { hashToken, newToken } from '../../kernel/sessions/credentials.ts'
import { replaceSession } from '../../kernel/sessions/replace-session.ts'
import { openSession } from '../../kernel/sessions/sessions.service.ts'
import { startStep } from '../../kernel/sessions/sign-on-steps.ts'
import type { Asserted } from './read-answer.ts'
import { isSamlOn, loginUrl, type SamlName } from './saml-partner.ts'
import {
  deleteOldVisits,
  findByEmail,
  findById,
  findByName,
  giveVisitTo,
  insertSamlSession,
  insertVisit,
  storeIdentity,
  type SamlAccount,
  takeAnswer,
  takeVisit,
} from './saml.repository.ts'

const minute = 60_000
/** Time allowed at the provider, and for the browser's way back. */
const visitLimits = { atProvider: 10 * minute, onTheWay: minute, untilPin: 30 * minute } as const

/** Why the sign-in failed: the answer is not valid, or no account here matches. */
export type SamlRefusal = 'refused' | 'unknown'
type Refused = { kind: 'refused'; why: SamlRefusal; relayPath?: string }
type Entered = { kind: 'entered'; user: SessionUser; token: string; relayPath: string }

/** Sends a browser to the provider. What it was about stays here under the request's id, bound to this very browser. */
export async function startVisit(
  shop: Shop,
  visitor: Visitor,
  { relay, checkUser }: { relay: string | undefined; checkUser: boolean },
  now: Date,
): Promise<{ redirectUrl?: string; token?: string }> {
  if (!isSamlOn(shop.config)) throw new ShopError('error.saml.off')
  if (checkUser && visitor.user !== undefined) return {}
  await shop.anonymousVisits.take(visitor.address)
  const requestId = `_${randomBytes(20).toString('hex')}`
  const token = await shop.db.transaction(async (tx) => {
    const opened = visitor.sessionHash === undefined ? await openSession(tx, null, false, now) : undefined
    await insertVisit(tx, {
      requestId,
      browserHash: visitor.sessionHash ?? hashToken(opened ?? ''),
      relayPath: ownPath(relay, '/'),
      expiresAt: new Date(now.getTime() + visitLimits.atProvider),
    })
    return opened
  })
  return { redirectUrl: await loginUrl(shop.config, requestId), ...(token === undefined ? {} : { token }) }
}

const madeUpForOneVisit = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'

/**
 * Customers only: an outside provider never signs in staff. A name stored before decides; a new one is matched by the
 * e-mail address both sides have confirmed, unless that account already has another name there. (decision 0162)
 */
function mayEnter(account: SamlAccount | undefined, nameId: string): SamlRefusal | undefined {
  if (account === undefined || account.user.role !== 'customer') return 'unknown'
  if (account.nameId !== null && account.nameId !== nameId) return 'unknown'
  if (account.nameId === null && profileLevel(account.user.profileConfirmed) < minProfileLevel) return 'unknown'
  return undefined
}

async function accountFor(tx: Tx, issuer: string, { nameId, email }: Asserted): Promise<SamlAccount | undefined> {
  const named = await findByName(tx, issuer, nameId)
  return named ?? (email === undefined ? undefined : findByEmail(tx, issuer, email))
}

/**
 * Takes the provider's answer, which a foreign page posts: the browser gets a code and returns it with its own cookie.
 */
export async function receiveAnswer(
  shop: Shop,
  asserted: Asserted,
  now: Date,
): Promise<{ kind: 'taken'; code: string } | Refused> {
  const code = newToken()
  const { requestId, nameId, nameIdFormat, sessionIndex } = asserted
  const name = { nameId, nameIdFormat, sessionIndex }
  const answer = { ...name, codeHash: hashToken(code), expiresAt: new Date(now.getTime() + visitLimits.onTheWay) }
  return shop.db.transaction(async (tx) => {
    const visit = await takeAnswer(tx, requestId, answer, now)
    if (visit === undefined) return { kind: 'refused', why: 'refused' }
    const account = await accountFor(tx, shop.config.SAML_IDP_ISSUER, asserted)
    const why = mayEnter(account, nameId)
    if (account === undefined || why !== undefined)
      return { kind: 'refused', why: why ?? 'unknown', relayPath: visit.relayPath }
    await giveVisitTo(tx, requestId, account.user.userId)
    return { kind: 'taken', code }
  })
}

/** Signs in the browser that asked; an account that takes a PIN at every login waits for it. (decision 0430) */
export async function enter(
  shop: Shop,
  visitor: Visitor,
  code: string,
  now: Date,
): Promise<Entered | Refused | { kind: 'pin'; userId: number }> {
  const { sessionHash } = visitor
  if (sessionHash === undefined) return { kind: 'refused', why: 'refused' }
  const issuer = shop.config.SAML_IDP_ISSUER
  return shop.db.transaction(async (tx) => {
    const visit = await takeVisit(tx, hashToken(code), sessionHash, now)
    if (visit === undefined || visit.userId === null || visit.nameId === null)
      return { kind: 'refused', why: 'refused' }
    const { relayPath, nameId, nameIdFormat, sessionIndex } = visit
    const account = await findById(tx, issuer, visit.userId)
    const why = mayEnter(account, nameId)
    if (account === undefined || why !== undefined) return { kind: 'refused', why: why ?? 'unknown', relayPath }
    const name = { nameId, nameIdFormat, sessionIndex }
    if (!account.mfaEnabled) return openFor(tx, shop, visitor, { account, name, relayPath }, now)
    const { userId } = account.user
    const expiresAt = new Date(now.getTime() + visitLimits.untilPin)
    await startStep(tx, sessionHash, { kind: 'pin', userId, identity: { by: 'saml', ...name }, relayPath, expiresAt })
    return { kind: 'pin', userId }
  })
}

/** Signs in a customer whose PIN was right, unless what the provider said has lost its ground meanwhile. */
export async function enterAfterPin(
  tx: Tx,
  shop: Shop,
  visitor: Visitor,
  { userId, name, relayPath }: { userId: number; name: SamlName; relayPath: string },
  now: Date,
): Promise<Entered | Refused> {
  const account = await findById(tx, shop.config.SAML_IDP_ISSUER, userId)
  const why = mayEnter(account, name.nameId)
  if (account === undefined || why !== undefined) return { kind: 'refused', why: why ?? 'unknown', relayPath }
  return openFor(tx, shop, visitor, { account, name, relayPath }, now)
}

async function openFor(
  tx: Tx,
  shop: Shop,
  visitor: Visitor,
  { account: { user, nameId: stored }, name, relayPath }: { account: SamlAccount; name: SamlName; relayPath: string },
  now: Date,
): Promise<Entered | Refused> {
  const { nameId, nameIdFormat } = name
  // A name made up for one visit will never come again.
  const isNew = stored === null && nameIdFormat !== madeUpForOneVisit
  const identity = { issuer: shop.config.SAML_IDP_ISSUER, nameId, userId: user.userId, createdAt: now }
  if (isNew && !(await storeIdentity(tx, identity))) return { kind: 'refused', why: 'unknown', relayPath }
  const { token } = await replaceSession(shop, tx, visitor, user.userId, now)
  await insertSamlSession(tx, hashToken(token), name)
  return { kind: 'entered', user, token, relayPath }
}

/** Housekeeping: single sign-ons that were not finished. */
export const purgeSignOns = (db: Db, now: Date) => deleteOldVisits(db, now)
