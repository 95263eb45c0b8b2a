const anyOrigin = 'http://own.invalid'

/**
 * The part of `wanted` that lies in this shop, or `otherwise`: addresses of other sites, of other protocols and written
 * with tricks (`//host`, `/\host`) are refused. (Safety, 18)
 */
export function ownPath(wanted: string | null | undefined, otherwise: string): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, anyOrigin)) return otherwise
  const url = new URL(wanted, anyOrigin)
  return url.origin === anyOrigin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : otherwise
}
