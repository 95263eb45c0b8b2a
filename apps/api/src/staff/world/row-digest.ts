import { createHash } from 'node:crypto'

/** Equal for equal rows, whatever the order of their fields; short, because the shop stores one for each row it imports. */
export const rowDigest = (row: object): string =>
  createHash('sha256')
    .update(JSON.stringify(inOrder(row)))
    .digest('base64url')
    .slice(0, 12)

/** Of each field of a row; shorter, because a field has few values. */
export const fieldDigests = (row: object): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([, field]) => field !== undefined)
      .map(([name, field]) => [name, rowDigest({ field: field as unknown }).slice(0, 8)] as const),
  )

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .map(([name, field]) => [name, inOrder(field)] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}
