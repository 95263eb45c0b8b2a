import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { enqueue } from '../../kernel/outbox/outbox.service.ts'
import { hashPassword, verifyPassword } from '../../kernel/sessions/credentials.ts'
import { endOtherLogins, type LoginOfBrowser } from '../../kernel/sessions/other-logins.ts'
import { refuseWeakPassword } from '../../kernel/sessions/password-rules.ts'
import { deleteOpenSteps, findAccount, replacePassword } from './accounts.repository.ts'

/**
 * A customer who knows their password sets another. All other logins end, links under way too, and a mail tells them,
 * since someone else may have made the change.
 */
export async function changePassword(
  shop: Shop,
  person: { userId: number } & LoginOfBrowser,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
  now: Date,
): Promise<void> {
  const account = await findAccount(shop.db, person.userId)
  const right = await verifyPassword(account?.passwordHash, oldPassword)
  if (account === undefined || !right) throw new ShopError('error.password.wrong')
  if (newPassword === oldPassword) throw new ShopError('error.password.unchanged')
  refuseWeakPassword(newPassword, [account.email, account.login], shop.config.PASSWORD_RULE)
  const passwordHash = await hashPassword(newPassword)
  await shop.db.transaction(async (tx) => {
    if (!(await replacePassword(tx, account, passwordHash))) throw new ShopError('error.password.wrong')
    await deleteOpenSteps(tx, account.userId)
    await endOtherLogins(tx, account.userId, person)
    await enqueue(tx, 'mail.passwordChanged', { userId: account.userId }, now)
  })
}
