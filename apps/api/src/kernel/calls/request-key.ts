import { type Call, routeOf } from '@bottega/contract/call.ts'
import { createHash } from 'node:crypto'
import type { RequestKey } from '../database/sent-before.ts'

/** The same content is the same text, in whatever order its members came. */
function inOrder(_: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** The key a request came by, with the digest of the call and all it was given. */
export function requestKeyOf(
  value: string | undefined,
  call: Call,
  { query, body }: { query: unknown; body: unknown },
): RequestKey | undefined {
  if (value === undefined) return undefined
  const content = JSON.stringify([routeOf(call), query, body], inOrder)
  return { value, digest: createHash('sha256').update(content).digest('base64url') }
}
