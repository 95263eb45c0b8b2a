import type { Call } from './call.ts'

type QueryValue = string | number | boolean | readonly (string | number)[] | undefined | null

/**
 * Path and query of a call; arrays become repeated keys, `:name` in the path is taken from the query. (Shopping core,
 * section 7)
 */
export function callUrl(call: Call, query: Readonly<Record<string, unknown>> = {}): string {
  const search = new URLSearchParams()
  let path: string = call.path
  for (const [key, value] of Object.entries(query) as [string, QueryValue][]) {
    if (value === undefined || value === null) continue
    if (path.includes(`:${key}`)) path = path.replace(`:${key}`, encodeURIComponent(String(value)))
    else for (const one of Array.isArray(value) ? value : [value]) search.append(key, String(one))
  }
  const text = search.toString()
  return call.base + path + (text === '' ? '' : `?${text}`)
}
