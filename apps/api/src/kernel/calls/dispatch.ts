import type { DescribedCall } from '@bottega/contract/area.ts'
import { describe, describedCalls } from '@bottega/contract/areas.ts'
import { type Call, routeOf } from '@bottega/contract/call.ts'
import type { CallSchema, ReplyOf } from '@bottega/contract/call-schema.ts'
import type { Envelope } from '@bottega/contract/envelope.ts'
import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import type { StaffRole } from '@bottega/rules/people/roles.ts'
import type { CallContext, HandledCall, SessionEffect } from './call-handler.ts'
import { successEnvelope } from './envelope.ts'
import { presentUser } from './present-user.ts'
import { recordRead, recordStep } from '../audit/audited-reads.ts'
import { ShopError } from '../shop-error.ts'
import { hideOtherStores, namesOne, type ThingsOfStores } from './things-of-stores.ts'
import { readFlags, readForm, readTolerantly } from './tolerant-input.ts'
import { requestKeyOf } from './request-key.ts'
import { validateInput } from './validate.ts'
import type { UploadedFile } from './uploaded-file.ts'
import { isActedFor, isStaff, type Machine, type SessionUser } from '../visitor.ts'

export interface RawInput {
  query?: unknown
  body?: unknown
  form?: boolean
  files?: readonly UploadedFile[]
  /** The header `idempotency-key`, which calls that are not keyed leave alone. */
  idempotencyKey?: string | undefined
}

/** Reads the content of a request, whatever way its client writes it. */
function read({ schema }: DescribedCall, { query = {}, body = {}, form = false }: RawInput) {
  readTolerantly(schema.query, query)
  readFlags(schema.query, query)
  return { query, body: readFlags(schema.body, form ? readForm(schema.body, body) : body) }
}

export interface Dispatched<Data> {
  envelope: Envelope<Data>
  session: SessionEffect | undefined
  storeId: number | undefined
}

/** The staff roles that may make a call; undefined for calls of customers and of everybody. */
function rolesFor({ access, roles = [] }: Call): readonly StaffRole[] | undefined {
  if (access === 'admin') return ['admin']
  return access === 'backoffice' ? roles : undefined
}

/** A key opens the calls of its scopes and no other; a session opens none of them. */
function mayBeCalledBy(machine: Machine | undefined, { scope }: Call): void {
  if (machine === undefined) throw new ShopError('error.machine.keyRefused')
  if (scope === undefined || !machine.scopes.includes(scope)) throw new ShopError('error.machine.scopeMissing')
}

/** An account that the checkout has made fills its cart; everything else it may write once its address is confirmed. */
function waitsForItsMail({ access, effect, unconfirmed }: Call, user: SessionUser): boolean {
  if (user.profileConfirmed || user.staff !== undefined || effect === 'read') return false
  return (access === 'customer' || access === 'owner') && unconfirmed !== true
}

function mayCall(call: Call, { visitor, shop }: CallContext): void {
  if (call.access === 'machine') return mayBeCalledBy(visitor.machine, call)
  const { user } = visitor
  const roles = rolesFor(call)
  // As an address that never was: which calls others may make stays unknown.
  if (roles !== undefined && user !== undefined && !isStaff(user, roles)) throw new ShopError('error.request.notFound')
  // Before access: a customer may make these calls, but a staff member acting for one may not.
  if (call.personal === true && user !== undefined && isActedFor(user))
    throw new ShopError('error.staff.notWhileActing')
  if (user !== undefined && waitsForItsMail(call, user)) throw new ShopError('error.account.unconfirmed')
  if (call.access === 'public') return
  if (call.access === 'shopper' && shop.config.ANONYMOUS_CARTS) return
  if (user === undefined) throw new ShopError('error.session.expired')
}

/** The stores of the staff member who makes a call of staff; null for the whole group, and for calls of others. */
function storesOfCaller(call: Call, { visitor: { user } }: CallContext): StoreScope {
  return rolesFor(call) === undefined ? null : (user?.staff?.stores ?? null)
}

export type Dispatch = <Schema extends CallSchema>(
  call: Call<Schema>,
  input: RawInput,
  context: CallContext,
) => Promise<Dispatched<ReplyOf<Schema>>>

type Handlers = ReadonlyMap<string, DescribedCall & Pick<HandledCall, 'handler'>>

/** Throws where the contract and the modules disagree: a call without handler, or with two. */
function register(handled: readonly HandledCall[]): Handlers {
  const handlers = new Map(handled.map(({ call, handler }) => [routeOf(call), { ...describe(call), handler }]))
  const missing = [...describedCalls].filter(([route]) => !handlers.has(route)).map(([, { name }]) => name)
  if (missing.length > 0) throw new Error(`Calls without handler: ${missing.join(', ')}`)
  if (handlers.size < handled.length) throw new Error('A call has two handlers')
  return handlers
}

/**
 * The one way into the shop: access, input, handler, envelope. HTTP routes and server rendering both come through here;
 * what HTTP adds is the cross-site guard, limits and cookies. Throws `ShopError` for refusals.
 */
export function createDispatch(handled: readonly HandledCall[], things: ThingsOfStores): Dispatch {
  const handlers = register(handled)
  return async <Schema extends CallSchema>(call: Call<Schema>, raw: RawInput, context: CallContext) => {
    // The pages are a bundle with copies of the calls: a route names the same one on both sides.
    const found = handlers.get(routeOf(call))
    if (found === undefined) throw new ShopError('error.request.notFound')
    mayCall(found.call, context)
    const input = read(found, raw)
    validateInput(found, input.query, input.body, raw.form ?? false)
    const stores = storesOfCaller(found.call, context)
    if (stores !== null) {
      if (found.call.stores === 'group' && !namesOne(found.call, input)) throw new ShopError('error.request.notFound')
      await hideOtherStores({ things, call: found.call, db: context.shop.db }, input, stores)
    }
    await recordStep(context, found)
    const idempotencyKey = found.call.keyed === true ? requestKeyOf(raw.idempotencyKey, found.call, input) : undefined
    const answer = await found.handler({ ...context, idempotencyKey }, { ...input, files: raw.files ?? [] })
    await recordRead(context, found.call, input.query)
    const user = presentUser(answer.user === undefined ? context.visitor.user : answer.user)
    const data = answer.data as ReplyOf<Schema>
    const envelope = successEnvelope(data, user, context.visitor.language, answer.infos, answer.warnings)
    return {
      envelope: answer.headers === undefined ? envelope : { ...envelope, headers: answer.headers },
      session: answer.session,
      storeId: answer.storeId,
    }
  }
}
