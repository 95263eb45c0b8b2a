import { and, isNotNull, isNull, sql } from 'drizzle-orm'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { inviteAccount } from '../backoffice/accounts.service.ts'
import { endOtherLogins } from '../../kernel/sessions/other-logins.ts'
import { knownStaff } from './known-people.ts'
import { WorldRowError } from './world-row-error.ts'
import { type Writing, writePart } from './world-writing.ts'
import type { WorldStaff } from './world.ts'

const noBrowser = { sessionHash: undefined, rememberToken: undefined, deviceToken: undefined }

/**
 * Accounts of staff. Each new one is invited by mail to choose a password and an authenticator. One that the files have
 * no more is disabled, and opened again by a new invitation when they have it again; one that an administrator disabled
 * stays so. The account of a customer never becomes one of staff: its owner knows a password that was not given for this.
 */
export async function writeStaff(writing: Writing, staff: readonly WorldStaff[]): Promise<void> {
  const { tx, now, managed } = writing
  const same = ({ email }: WorldStaff) => sql`lower(${appUser.email}) = lower(${email})`
  const nextVersion = sql`${appUser.staffVersion} + 1`
  const insert = async (row: WorldStaff) => {
    const closed = { passwordHash: null, totpSecret: null, staffDisabledAt: null, staffVersion: nextVersion }
    const [reopened] = await tx
      .update(appUser)
      .set({ ...row, ...closed })
      .where(and(same(row), isNotNull(appUser.staffDisabledAt)))
      .returning({ id: appUser.id })
    if (reopened !== undefined) return inviteAccount(tx, reopened.id, now)
    if ((await tx.$count(appUser, same(row))) > 0)
      throw new WorldRowError(row, 'email', 'is the address of a customer: staff need one of their own')
    const [made] = await tx
      .insert(appUser)
      .values({ ...row, login: row.email })
      .returning({ id: appUser.id })
    if (made !== undefined) await inviteAccount(tx, made.id, now)
  }
  const close = async (row: WorldStaff) => {
    const [closed] = await tx
      .update(appUser)
      .set({ staffDisabledAt: now, staffVersion: nextVersion })
      .where(and(same(row), isNull(appUser.staffDisabledAt)))
      .returning({ id: appUser.id })
    if (closed !== undefined) await endOtherLogins(tx, closed.id, noBrowser)
  }
  await writePart<WorldStaff, WorldStaff>(
    writing,
    {
      part: 'staff',
      keyOf: ({ email }) => email,
      keyOfKnown: ({ email }) => email.toLowerCase(),
      asWanted: (row) => ({ ...row, email: row.email.toLowerCase() }),
      insert: async (rows) => {
        for (const row of rows) await insert(row)
      },
      update: ({ email: _email, ...rest }, known) =>
        tx
          .update(appUser)
          .set({ ...rest, staffVersion: nextVersion })
          .where(same(known)),
      close,
    },
    staff,
    await knownStaff(tx, new Set(managed.of('staff').keys())),
  )
}
