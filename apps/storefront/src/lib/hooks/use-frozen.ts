import { use, useState } from 'react'
import { PageActiveContext } from '../page/alive-pages.ts'

/**
 * The value as it was when its page was last on screen. A kept-alive page needs it for loader data and location, which
 * the router shares between all pages of one route.
 */
export function useFrozen<Value>(value: Value): Value {
  const active = use(PageActiveContext)
  const [frozen, setFrozen] = useState(value)
  if (active && frozen !== value) setFrozen(value)
  return active ? value : frozen
}
