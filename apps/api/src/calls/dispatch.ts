import { calls, type Call, type CallName } from '@bottega/contract/calls.ts'
import type { CallSchema } from '@bottega/contract/call-schema.ts'
import { contract, type CallInput, type CallReply } from '@bottega/contract/contract.ts'
import type { Envelope } from '@bottega/contract/envelope.ts'
import type { CallContext, Handler, Handlers, SessionEffect } from './call-handler.ts'
import { successEnvelope } from './envelope.ts'
import { presentUser } from './present-user.ts'
import { recordStep } from '../modules/backoffice/acting.service.ts'
import { ShopError } from '../shop-error.ts'
import { readForm, readTolerantly } from './tolerant-input.ts'
import { validateInput } from './validate.ts'
import { isActedFor, isStaff } from '../visitor.ts'

export interface RawInput {
  query?: unknown
  body?: unknown
  form?: boolean
}

/** What a request says, whatever way its client writes it. */
function read(name: CallName, { query = {}, body = {}, form = false }: RawInput) {
  const schema: CallSchema = contract[name]
  readTolerantly(schema.query, query)
  return { query, body: form ? readForm(schema.body, body) : body }
}

export interface Dispatched<Data> {
  envelope: Envelope<Data>
  session: SessionEffect | undefined
  storeId: number | undefined
}

function mayCall(call: Call, { visitor, shop }: CallContext): void {
  // Before all else: what anybody may do for themselves is still nobody's to do for another.
  if (call.personal === true && visitor.user !== undefined && isActedFor(visitor.user))
    throw new ShopError('error.staff.notWhileActing')
  if (call.access === 'public') return
  if (call.access === 'shopper' && shop.config.ANONYMOUS_CARTS) return
  if (visitor.user === undefined) throw new ShopError('error.session.expired')
  if (call.access === 'admin' && !isStaff(visitor.user, ['admin'])) throw new ShopError('error.request.forbidden')
  if (call.access === 'backoffice' && !isStaff(visitor.user, ['operator', 'admin']))
    throw new ShopError('error.request.forbidden')
}

export type Dispatch = <Name extends CallName>(
  name: Name,
  input: RawInput,
  context: CallContext,
) => Promise<Dispatched<CallReply<Name>>>

/**
 * The one way into the shop: access, input, handler, envelope. HTTP routes and server rendering both come through here;
 * what HTTP adds is the cross-site guard, limits and cookies. Throws `ShopError` for refusals.
 */
export function createDispatch(handlers: Handlers): Dispatch {
  const missing = (Object.keys(calls) as CallName[]).filter((name) => !(name in handlers))
  const unknown = Object.keys(handlers).filter((name) => !(name in calls))
  if (missing.length > 0 || unknown.length > 0)
    throw new Error(
      `The endpoint table and the handlers disagree. Without handler: ${missing.join(', ') || 'none'}; without endpoint: ${unknown.join(', ') || 'none'}.`,
    )

  return async <Name extends CallName>(name: Name, raw: RawInput, context: CallContext) => {
    mayCall(calls[name], context)
    const input = read(name, raw)
    validateInput(name, input.query, input.body, raw.form ?? false)
    await recordStep(context, name)
    const handler = handlers[name] as Handler<Name>
    const answer = await handler(context, input as CallInput<Name>)
    const user = presentUser(answer.user === undefined ? context.visitor.user : answer.user)
    const envelope = successEnvelope(answer.data, user, context.visitor.language, answer.infos, answer.warnings)
    return { envelope, session: answer.session, storeId: answer.storeId }
  }
}
