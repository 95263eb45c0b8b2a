import { linkTarget } from './link-target.ts'

const anyOrigin = 'http://own.invalid'

/**
 * The part of `wanted` that lies in this shop, or `otherwise`: addresses of other sites, of other protocols and written
 * with tricks (`//host`, `/\host`) are refused. A redirect is read as any link is, so one of the former site goes on
 * working. (Safety, 18; Content and discovery, section 2: link handling)
 */
export function ownPath(wanted: string | null | undefined, otherwise: string): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, anyOrigin)) return otherwise
  const url = new URL(wanted, anyOrigin)
  if (url.origin !== anyOrigin || url.pathname.startsWith('//')) return otherwise
  const target = linkTarget(url.pathname + url.search + url.hash, [])
  return 'path' in target ? target.path : otherwise
}
