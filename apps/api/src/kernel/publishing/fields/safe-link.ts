/** Characters browsers drop while reading an address: they would make another one of it. */
// oxlint-disable-next-line no-control-regex
const ignoredByBrowsers = /[\u0000-\u0020\u007f\\]/

/**
 * An address editors may link to: a path of the shop, or https, mail or telephone. Undefined for any other. (Safety, 17
 * and 18)
 */
export function safeLink(address: string): string | undefined {
  const link = address.trim()
  if (ignoredByBrowsers.test(link)) return undefined
  if (/^\/(?!\/)/.test(link) || link.startsWith('#')) return link
  return /^(?:https:\/\/[^/]|mailto:[^/]|tel:[+\d])/i.test(link) ? link : undefined
}

/** An address of another site as it is linked to, over https: a page of the shop leads nowhere that can be listened to. */
export const overHttps = (address: string): string => address.trim().replace(/^http:\/\//i, 'https://')
