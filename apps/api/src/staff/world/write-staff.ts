import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { inviteAccount } from '../backoffice/accounts.service.ts'
import { endOtherLogins } from '../../kernel/sessions/other-logins.ts'
import { cooperative, store, warehouse } from '../../places/stores/stores.tables.ts'
import { replacePlaces, type Places } from '../../kernel/accounts/staff-places.ts'
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
  const placesIn = await placesReader(writing)
  const insert = async (row: WorldStaff) => {
    const { stores: _stores, cooperatives: _cooperatives, ...account } = row
    const places = placesIn(row)
    const closed = { passwordHash: null, totpSecret: null, staffDisabledAt: null, staffVersion: nextVersion }
    const [reopened] = await tx
      .update(appUser)
      .set({ ...account, ...closed })
      .where(and(same(row), isNotNull(appUser.staffDisabledAt)))
      .returning({ id: appUser.id })
    if (reopened !== undefined) {
      await replacePlaces(tx, reopened.id, places)
      return inviteAccount(tx, reopened.id, now)
    }
    if ((await tx.$count(appUser, same(row))) > 0)
      throw new WorldRowError(row, 'email', 'is the address of a customer: staff need one of their own')
    const [made] = await tx
      .insert(appUser)
      .values({ ...account, login: row.email })
      .returning({ id: appUser.id })
    if (made === undefined) return
    await replacePlaces(tx, made.id, places)
    await inviteAccount(tx, made.id, now)
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
      update: async (row, known) => {
        const { email: _email, stores: _stores, cooperatives: _cooperatives, ...rest } = row
        const places = placesIn(row)
        const [changed] = await tx
          .update(appUser)
          .set({ ...rest, staffVersion: nextVersion })
          .where(same(known))
          .returning({ id: appUser.id })
        if (changed !== undefined) await replacePlaces(tx, changed.id, places)
      },
      close,
    },
    staff,
    await knownStaff(tx, new Set(managed.of('staff').keys())),
  )
}

/**
 * Finds the places that a row names. One that is not there is refused and never left out: without a place an account is
 * one of the whole group.
 */
async function placesReader({ tx }: Writing): Promise<(row: WorldStaff) => Places> {
  // Those that are closed, too: their orders are still to be brought to an end.
  const storeRows = await tx
    .select({ slug: warehouse.slug, storeId: store.id })
    .from(store)
    .innerJoin(warehouse, eq(warehouse.id, store.warehouseId))
  const stores = new Map(storeRows.map(({ slug, storeId }) => [slug, storeId]))
  const rows = await tx.select({ id: cooperative.id, slug: cooperative.slug }).from(cooperative)
  const cooperatives = new Map(rows.map(({ id, slug }) => [slug, id]))
  return (row) => ({
    storeIds: row.stores.map((slug) => {
      const found = stores.get(slug)
      if (found === undefined) throw new WorldRowError(row, 'stores', `${slug} is no store one can order from`)
      return found
    }),
    cooperativeIds: row.cooperatives.map((slug) => {
      const found = cooperatives.get(slug)
      if (found === undefined) throw new WorldRowError(row, 'cooperatives', `${slug} is no cooperative`)
      return found
    }),
  })
}
