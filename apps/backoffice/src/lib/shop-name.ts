import { ofBrowser } from '@bottega/ui/safe-storage.ts'

const key = 'backoffice.shop'

/**
 * The name of the shop, which the page brings. (`apps/shop/src/mount-backoffice.ts`) Without a connection the page is
 * that of the build, and the name the last one heard here.
 */
export function shopName(): string {
  const { shop } = document.documentElement.dataset
  if (shop === undefined) return ofBrowser.getItem(key) ?? 'Bottega'
  if (ofBrowser.getItem(key) !== shop) ofBrowser.setItem(key, shop)
  return shop
}
