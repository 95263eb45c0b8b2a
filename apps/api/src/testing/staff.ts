import { staffActAs, staffLogin } from '@bottega/contract/backoffice/calls.ts'
import { randomUUID } from 'node:crypto'
import { appUser, type Role } from '../kernel/accounts/accounts.tables.ts'
import { staffPlace } from '../kernel/accounts/staff-places.tables.ts'
import { hashPassword } from '../kernel/sessions/credentials.ts'
import { codeAt } from '../staff/backoffice/totp.ts'
import type { Person, TestShop } from './test-shop.ts'

const totpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
export const staffPassword = 'banco-di-prova-7'

/** A staff account, and the code its authenticator shows at the shop's time; without stores one of the whole group. */
export async function staffAccount(
  shop: TestShop,
  role: Exclude<Role, 'customer'> = 'operator',
  storeIds: readonly number[] = [],
) {
  const login = `op${randomUUID().slice(0, 12)}`
  const [row] = await shop.shop.db
    .insert(appUser)
    .values({
      login,
      email: `${login}@bottega.example`,
      firstName: 'Olga',
      lastName: 'Banco',
      role,
      passwordHash: await hashPassword(staffPassword),
      totpSecret,
    })
    .returning({ id: appUser.id })
  if (row === undefined) throw new Error('no staff account was made')
  const places = storeIds.map((storeId) => ({ userId: row.id, storeId }))
  if (places.length > 0) await shop.shop.db.insert(staffPlace).values(places)
  return { userId: row.id, login, code: () => codeAt(totpSecret, shop.clock.now) }
}

/** A staff member who has come in by name, password and code. */
export async function staffMember(
  shop: TestShop,
  role: Exclude<Role, 'customer'> = 'operator',
  storeIds: readonly number[] = [],
) {
  const { userId, login, code } = await staffAccount(shop, role, storeIds)
  const { data } = await shop
    .anonymous()
    .call(staffLogin, { body: { backoffice_user: login, password: staffPassword, otp: code() } })
  return { ...shop.as(data.token, userId), login }
}

/** A staff member acting for this customer. */
export async function actingFor(
  shop: TestShop,
  userId: number,
  role: 'operator' | 'admin' = 'operator',
): Promise<Person> {
  const olga = await staffMember(shop, role)
  const { data } = await olga.call(staffActAs, { query: { user_id: userId, reason: 'chiamata 12' } })
  return shop.as(data.token, userId)
}
