import type { Tx } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { asStaff, nameOf, type SessionUser, type StaffMember, staffOf, type Visitor } from '../../kernel/visitor.ts'
import { enqueue } from '../../kernel/outbox/outbox.service.ts'
import { findUser } from '../../kernel/sessions/find-user.ts'
import { endActing, endSession, openSession, sessionLimits } from '../../kernel/sessions/sessions.service.ts'
import { insertActing } from './acting.repository.ts'
import { recordChange } from '../../kernel/audit/audit.service.ts'

/** How long one stated reason lasts. (Safety, 15) */
const actingFor = 30 * 60_000
const shortestReason = 3
/** In the record of who came without one. */
export const reasonNotGiven = 'not given'

export interface Entered {
  user: SessionUser
  token: string
  /** After a login: by which this browser is known to the account. */
  device?: string
}

const absoluteEnd = (now: Date) => new Date(now.getTime() + sessionLimits.absolute)

/**
 * Closes the session the visitor came with, and says when their own would have ended. One credential opens one other:
 * of two tabs that act at once the second finds it spent.
 */
async function leave(tx: Tx, visitor: Visitor, staff: StaffMember, now: Date): Promise<Date> {
  const { sessionHash } = visitor
  if (sessionHash === undefined || !(await endSession(tx, sessionHash))) throw new ShopError('error.session.expired')
  if (staff.acting === undefined) return visitor.sessionEndsAt ?? absoluteEnd(now)
  return (await endActing(tx, staff.acting.actAsId, now)) ?? now
}

/**
 * Under a new session id, and never straight from one customer to another: the staff member must stop acting first.
 * Acting for another staff member is refused. A reason that is sent says something; only clients of the protocol, which has
 * no field for one, send none.
 */
export async function startActing(
  shop: Shop,
  visitor: Visitor,
  { userId, reason }: { userId: number; reason: string | undefined },
  now: Date,
): Promise<Entered> {
  const staff = staffOf(visitor)
  if (staff.acting !== undefined && visitor.user !== undefined)
    throw new ShopError('error.staff.alreadyActing', { customer: nameOf(visitor.user) })
  const why = reason?.trim()
  if (why !== undefined && why.length < shortestReason) throw new ShopError('error.staff.reasonRequired')
  return shop.db.transaction(async (tx) => {
    const customer = await findUser(tx, userId)
    if (customer === undefined || customer.role !== 'customer') throw new ShopError('error.staff.customerNotFound')
    const staffSessionEndsAt = await leave(tx, visitor, staff, now)
    const endsAt = new Date(Math.min(now.getTime() + actingFor, staffSessionEndsAt.getTime()))
    const actAsId = await insertActing(tx, {
      staffId: staff.userId,
      customerId: userId,
      reason: why ?? reasonNotGiven,
      startedAt: now,
      endsAt,
      staffSessionEndsAt,
    })
    const acting = { ...staff, acting: { actAsId, until: endsAt } }
    await recordChange(tx, acting, { action: 'acting.started', subject: ['customer', userId] }, now)
    if (shop.config.TELL_ACTED_FOR) await enqueue(tx, 'mail.actedFor', { actAsId }, now)
    const token = await openSession(tx, userId, false, now, { actAsId, endsAt })
    return { user: { ...customer, staff: acting }, token }
  })
}

/** Back to oneself under a new session id, which ends when the first one would have. */
export function stopActing(shop: Shop, visitor: Visitor, now: Date): Promise<Entered> {
  const staff = staffOf(visitor)
  if (staff.acting === undefined) throw new ShopError('error.staff.notActing')
  return shop.db.transaction(async (tx) => {
    const user = await findUser(tx, staff.userId)
    const endsAt = await leave(tx, visitor, staff, now)
    if (visitor.user !== undefined)
      await recordChange(tx, staff, { action: 'acting.stopped', subject: ['customer', visitor.user.userId] }, now)
    if (user === undefined || user.role === 'customer') throw new ShopError('error.request.forbidden')
    return { user: asStaff(user), token: await openSession(tx, staff.userId, false, now, { staffDoor: true, endsAt }) }
  })
}
