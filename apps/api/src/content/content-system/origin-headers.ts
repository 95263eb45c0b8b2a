import type { OriginAnswer } from './ask-origin.ts'

/**
 * The headers of a content system that reach a browser; the others, and those the shop sends itself, are the shop's
 * alone.
 */
const passedBack = ['cache-control', 'etag', 'last-modified', 'x-wp-total', 'x-wp-totalpages'] as const

/** The types a browser may show at the shop's own address: none of them can hold a script, a style or a page. */
const shown = new Set([
  'application/json',
  'audio/mpeg',
  'audio/ogg',
  'image/avif',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/webp',
  'video/mp4',
  'video/webm',
])

/** The types of files that are stored under their own type, for the programs that open them. */
const stored = new Set(['application/pdf', 'application/zip'])

const locked = { 'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'" }

/**
 * The headers under which an answer of a content system is given at the shop's own address. Whoever may upload there must
 * not get to run anything here: what is not on the list of media types is a file without a type, to be stored, and
 * everything is locked in a sandbox. (docs/decisions/0720)
 */
export function givenHeaders({ status, headers }: Pick<OriginAnswer, 'status' | 'headers'>): Record<string, string> {
  const kept = passedBack.flatMap((name) => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  return { ...Object.fromEntries(kept), ...locked, ...(status === 304 ? {} : typeHeaders(headers)) }
}

/** A browser adds the headers of "not modified" to those it has, which name the type already. */
function typeHeaders(headers: Headers): Record<string, string> {
  const said = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (said === 'application/json') return { 'content-type': 'application/json; charset=utf-8' }
  if (shown.has(said)) return { 'content-type': said }
  return {
    'content-type': stored.has(said) ? said : 'application/octet-stream',
    'content-disposition': 'attachment',
  }
}
