import { type Context, use } from 'react'

/** The value of a context that the root of the page provides. Throws outside of it. */
export function useProvided<Value>(context: Context<Value | undefined>): Value {
  const value = use(context)
  if (value === undefined) throw new Error('Rendered outside the root')
  return value
}
