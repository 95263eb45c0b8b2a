import type { StaffAccountView } from '@bottega/contract/backoffice/accounts.ts'
import { isDeepStrictEqual } from 'node:util'
import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import type { StaffRole } from '@bottega/rules/people/roles.ts'
import { email as isEmail } from '@bottega/rules/validators/email.ts'
import type { Db, Tx } from '../../kernel/database/database.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { unlessTaken } from '../../kernel/database/unless-taken.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { StaffMember } from '../../kernel/visitor.ts'
import { enqueue } from '../../kernel/outbox/outbox.service.ts'
import { endOtherLogins } from '../../kernel/sessions/other-logins.ts'
import {
  changeAccount,
  countAccounts,
  deleteInvitation,
  findAccount,
  insertAccount,
  listAccounts,
  lockAdministrators,
  type StaffAccountRow,
  storeInvitation,
} from './accounts.repository.ts'
import { changedMeanwhile, recordChange } from '../../kernel/audit/audit.service.ts'
import { findPlaces, type Places, replacePlaces, wholeGroup } from '../../kernel/accounts/staff-places.ts'
import { placesToGive, refuseBeyond } from './staff-places.service.ts'
import { newTotpSecret } from './totp.ts'
import { deleteViewsOf } from './views.repository.ts'

/** Two working days: time enough to read it on the morning after. */
const invitationFor = 48 * 3_600_000
const mostAccounts = 500

const stateOf = ({ disabledAt, invitationEndsAt }: StaffAccountRow): StaffAccountView['state'] => {
  if (disabledAt !== null) return 'disabled'
  return invitationEndsAt === null ? 'active' : 'invited'
}

function presentAccount(row: StaffAccountRow, { storeIds, cooperativeIds }: Places): StaffAccountView {
  const { userId, login, email, firstName, lastName, role, invitationEndsAt, version } = row
  const places = { storeIds: [...storeIds], cooperativeIds: [...cooperativeIds] }
  const account = { userId, login, email, firstName, lastName, role, state: stateOf(row), ...places, version }
  return invitationEndsAt === null ? account : { ...account, invitationEndsAt: invitationEndsAt.toISOString() }
}

/** The accounts of those who work for nothing but these stores, and the places they can be given. */
export async function readAccounts(db: Db, stores: StoreScope) {
  const rows = await listAccounts(db, stores, mostAccounts)
  const places = await findPlaces(
    db,
    rows.map(({ userId }) => userId),
  )
  const accounts = rows.map((row) => presentAccount(row, places.get(row.userId) ?? wholeGroup))
  return { accounts, ...(await placesToGive(db, stores)) }
}

export interface NewAccount {
  email: string
  firstName: string
  lastName: string
  role: StaffRole
  language: Language
  places: Places
}

/** Nothing opens the account until its owner has accepted the invitation. */
export async function inviteStaff(db: Db, admin: StaffMember, account: NewAccount, now: Date): Promise<void> {
  const address = account.email.trim()
  if (!isEmail(address).ok) throw new ShopError('error.email.invalid')
  await refuseBeyond(db, admin.stores, account.places)
  if ((await countAccounts(db)) >= mostAccounts)
    throw new ShopError('error.staff.tooManyAccounts', { maximum: mostAccounts })
  const made = await unlessTaken(() =>
    db.transaction(async (tx) => {
      const { firstName, lastName, role, language } = account
      const userId = await insertAccount(tx, { login: address, email: address, firstName, lastName, role, language })
      await replacePlaces(tx, userId, account.places)
      await inviteAccount(tx, userId, now)
      const after = { name: `${firstName} ${lastName}`, role, ...account.places }
      await recordChange(tx, admin, { action: 'account.invited', subject: ['account', userId], after }, now)
    }),
  )
  if (!made) throw new ShopError('error.staff.accountExists')
}

/** Mails the owner of an account the way to a password and an authenticator of their own. */
export async function inviteAccount(tx: Tx, userId: number, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + invitationFor)
  await storeInvitation(tx, { userId, totpSecret: newTotpSecret(), expiresAt })
  await enqueue(tx, 'mail.staffInvitation', { userId }, now)
}

export interface AccountVersion {
  userId: number
  /** As the administrator saw it. */
  version: number
}

/** An administrator changes the accounts of others, so that one is always left who can open the others again. */
async function accountOfAnother(tx: Tx, admin: StaffMember, { userId, version }: AccountVersion) {
  if (userId === admin.userId) throw new ShopError('error.staff.ownAccount')
  if (!(await lockAdministrators(tx)).includes(admin.userId)) throw new ShopError('error.request.notFound')
  const account = await findAccount(tx, userId)
  if (account === undefined) throw new ShopError('error.staff.accountNotFound')
  if (account.version !== version) throw await accountChanged(tx, account)
  return account
}

const accountChanged = (tx: Tx, { userId, firstName, lastName }: StaffAccountRow) =>
  changedMeanwhile(tx, ['account', userId], `${firstName} ${lastName}`)

export interface AccountChange extends AccountVersion {
  role?: StaffRole | undefined
  disabled?: boolean | undefined
  places?: Places | undefined
}

/** Role and places hold from the next request on; a disabled account has no session and no views from then on. */
export function changeStaff(
  db: Db,
  admin: StaffMember,
  { role, disabled, places, ...seen }: AccountChange,
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const account = await accountOfAnother(tx, admin, seen)
    const wasDisabled = account.disabledAt !== null
    const hadPlaces = (await findPlaces(tx, [seen.userId])).get(seen.userId) ?? wholeGroup
    const before = { role: account.role, disabled: wasDisabled, ...hadPlaces }
    const after = { role: role ?? account.role, disabled: disabled ?? wasDisabled, ...(places ?? hadPlaces) }
    if (isDeepStrictEqual(after, before)) return
    if (places !== undefined) {
      await refuseBeyond(tx, admin.stores, places)
      await replacePlaces(tx, seen.userId, places)
    }
    const staffDisabledAt = after.disabled ? (account.disabledAt ?? now) : null
    if (!(await changeAccount(tx, seen, { role: after.role, staffDisabledAt }))) throw await accountChanged(tx, account)
    if (after.disabled) {
      await endOtherLogins(tx, seen.userId, noBrowser)
      await deleteViewsOf(tx, seen.userId)
    }
    const subject = ['account', seen.userId] as const
    await recordChange(tx, admin, { action: 'account.changed', subject, before, after }, now)
  })
}

const noBrowser = { sessionHash: undefined, rememberToken: undefined, deviceToken: undefined }

/** For a lost phone or password, or an invitation that has ended: the account starts again. */
export function reinviteStaff(db: Db, admin: StaffMember, seen: AccountVersion, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const account = await accountOfAnother(tx, admin, seen)
    if (!(await changeAccount(tx, seen, { passwordHash: null, totpSecret: null })))
      throw await accountChanged(tx, account)
    await endOtherLogins(tx, seen.userId, noBrowser)
    await deleteInvitation(tx, seen.userId)
    await inviteAccount(tx, seen.userId, now)
    await recordChange(tx, admin, { action: 'account.reinvited', subject: ['account', seen.userId] }, now)
  })
}
