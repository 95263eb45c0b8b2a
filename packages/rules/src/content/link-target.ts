import { videoIdOf } from './video.ts'

/** The target of a link. (Content and discovery, section 2: link handling) */
export type LinkTarget =
  /** A page of the shop, as path with query and fragment. */
  | { readonly kind: 'page'; readonly path: string }
  /** A file of the shop, which no page answers. */
  | { readonly kind: 'file'; readonly path: string }
  /** Shown in the video dialog. */
  | { readonly kind: 'video'; readonly videoId: string; readonly address: string }
  /** Another site: in a new window. */
  | { readonly kind: 'elsewhere'; readonly address: string }
  /** Mail, telephone, a place on the same page: left to the browser. */
  | { readonly kind: 'own'; readonly address: string }

const filePath = /^\/(?:p|photo|photo2)(?:\/|$)/

/**
 * The one reading of links, for those of pages, of editors' markup and of redirects. `hosts` are the names of the shop:
 * only they are inside. A first segment `shop` is removed, so that links of the former site go on working; of two
 * readings the whole segment is meant, and `/shop-at-work` stays.
 */
export function linkTarget(address: string, hosts: readonly string[]): LinkTarget {
  if (address.startsWith('/') && !address.startsWith('//')) return withinShop(address)
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return { kind: 'own', address }
  const url = new URL(address)
  if (hosts.includes(url.hostname)) return withinShop(url.pathname + url.search + url.hash)
  const videoId = videoIdOf(address)
  return videoId === undefined ? { kind: 'elsewhere', address } : { kind: 'video', videoId, address }
}

function withinShop(path: string): LinkTarget {
  const shown = path.replace(/^\/shop(?=\/|$|\?|#)/, '')
  // One slash: two would name another host once the prefix is gone.
  const whole = shown.replace(/^\/*/, '/')
  return filePath.test(whole) ? { kind: 'file', path: whole } : { kind: 'page', path: whole }
}
