import { and, isNull, sql } from 'drizzle-orm'
import { appUser } from '../../db/schema/people.ts'
import { endOtherLogins } from '../sessions/other-logins.ts'
import { knownStaff } from './known-people.ts'
import { WorldRowError } from './world-row-error.ts'
import { type Writing, writePart } from './world-writing.ts'
import type { WorldStaff } from './world.ts'

const noBrowser = { sessionHash: undefined, rememberToken: undefined, deviceToken: undefined }

/**
 * Accounts of staff. One that the files have no more opens nothing from then on; what it did keeps its name. The account
 * of a customer never becomes one of staff: its owner knows a password that nobody gave them for this.
 */
export async function writeStaff(writing: Writing, staff: readonly WorldStaff[]): Promise<void> {
  const { tx } = writing
  const same = ({ email }: WorldStaff) => sql`lower(${appUser.email}) = lower(${email})`
  const insert = async (row: WorldStaff) => {
    const reopened = await tx
      .update(appUser)
      .set(row)
      .where(and(same(row), isNull(appUser.passwordHash)))
    if (reopened.rowCount === 1) return
    if ((await tx.$count(appUser, same(row))) > 0)
      throw new WorldRowError(row, 'email', 'is the address of a customer: staff need one of their own')
    await tx.insert(appUser).values({ ...row, login: row.email })
  }
  const close = async (row: WorldStaff) => {
    const [closed] = await tx
      .update(appUser)
      .set({ role: 'customer', passwordHash: null, totpSecret: null })
      .where(same(row))
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
      update: ({ email: _email, ...rest }, known) => tx.update(appUser).set(rest).where(same(known)),
      close,
    },
    staff,
    await knownStaff(tx),
  )
}
