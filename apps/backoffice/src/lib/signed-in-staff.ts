import { authTest } from '@bottega/contract/auth/calls.ts'
import type { UserView } from '@bottega/contract/envelope.ts'
import { anonymousUserId } from '@bottega/rules/people/account.ts'
import { hasAnyRole, type StaffRole } from '@bottega/rules/people/roles.ts'
import { redirect, redirectDocument, useRouteLoaderData } from 'react-router'
import { paths, userBoard } from '../paths.ts'
import { api } from './api.ts'
import { askOrRead, deleteCopies, readCopy, storeCopy } from './reading/offline-copies.ts'
import { forgetPage } from './reading/stay-open.ts'

/** The staff member of this browser; while acting, also the customer they act for. */
export interface SignedInStaff {
  username: string
  roles: readonly string[]
  /** Works for the whole group, and not for some stores alone. */
  wholeGroup: boolean
  actingFor: string | undefined
}

/** A customer who is signed in is no staff member; undefined is an anonymous visitor. */
type Visitor = SignedInStaff | 'customer' | undefined

let asked: Promise<Visitor> | undefined

function visitorOf({ ssoUser, userId, firstName, lastName }: UserView): Visitor {
  if (ssoUser === undefined) return userId > anonymousUserId ? 'customer' : undefined
  const { username, roles, stores, actingUntil } = ssoUser
  const actingFor = actingUntil === undefined ? undefined : `${firstName} ${lastName}`
  return { username, roles, wholeGroup: stores === undefined, actingFor }
}

const copy = 'who'

/**
 * Without a connection the staff member who was last signed in here. Copies of another one, or of a session that has
 * ended, are deleted before anything is shown.
 */
async function askForStaff(): Promise<Visitor> {
  const before = await readCopy<SignedInStaff>(copy)
  const { answer: visitor, copiedAt } = await askOrRead<Visitor>(
    () => api.call(authTest).then(({ user }) => visitorOf(user)),
    () => Promise.resolve(before),
  )
  if (copiedAt !== undefined) return visitor
  const staff = staffOf(visitor)
  if (before !== undefined && before.answer.username !== staff?.username) await deleteCopies()
  if (staff !== undefined && staff.actingFor === undefined) await storeCopy(copy, staff)
  return visitor
}

const staffOf = (visitor: Visitor): SignedInStaff | undefined => (visitor === 'customer' ? undefined : visitor)

function readVisitor(): Promise<Visitor> {
  asked ??= askForStaff().catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}

/** Asked once; signing in and out ask again. */
export const readStaff = async (): Promise<SignedInStaff | undefined> => staffOf(await readVisitor())

export function forgetStaff(): void {
  asked = undefined
  forgetPage()
}

/**
 * Redirects anonymous visitors to the login, and back to the page that was asked for; a customer goes to the user board.
 * (Shopping core, section 2)
 */
export async function requireStaff(request: Request): Promise<SignedInStaff> {
  const visitor = await readVisitor()
  if (visitor === 'customer') throw redirectDocument(userBoard)
  if (visitor !== undefined) return visitor
  const { pathname, search } = new URL(request.url)
  throw redirect(paths.signIn({ to: pathname + search }))
}

/** A page of other roles is not there, exactly as an address that never was. */
export async function requireRole(request: Request, roles: readonly StaffRole[]): Promise<SignedInStaff> {
  const staff = await requireStaff(request)
  // React Router takes a thrown response as the status of the page.
  // oxlint-disable-next-line typescript/only-throw-error
  if (!hasAnyRole(staff.roles, roles)) throw new Response(null, { status: 404 })
  return staff
}

/** A page about all stores together: for staff of some stores it is not there, whatever their role. */
export async function requireWholeGroup(request: Request, roles: readonly StaffRole[]): Promise<SignedInStaff> {
  const staff = await requireRole(request, roles)
  // oxlint-disable-next-line typescript/only-throw-error
  if (!staff.wholeGroup) throw new Response(null, { status: 404 })
  return staff
}

/** The staff member of a page behind the login. */
export function useSignedInStaff(): SignedInStaff {
  const staff = useRouteLoaderData<SignedInStaff>('shell')
  if (staff === undefined) throw new Error('this page is not behind the login')
  return staff
}
