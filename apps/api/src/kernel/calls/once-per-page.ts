import type { CallContext } from './call-handler.ts'

/**
 * A read that the calls of one page share: the first makes it, the others get the same answer. Calls over HTTP have no
 * page, and on a page calls that write have none either, so that nothing read before a change is used after it.
 */
export function oncePerPage<Value>(
  read: (context: CallContext) => Promise<Value>,
): (context: CallContext) => Promise<Value> {
  const answers = new WeakMap<object, Promise<Value>>()
  return (context) => {
    if (context.page === undefined) return read(context)
    const known = answers.get(context.page)
    if (known !== undefined) return known
    const answer = read(context)
    answers.set(context.page, answer)
    return answer
  }
}
