import { removeStored } from '../../lib/storage/stored.ts'
import { paths } from '../../paths.ts'

const resetting = [paths.orders(), paths.orderRefunds(), paths.lists()]

/**
 * Entering orders, returns and lists resets the product filters: a category begins without them afterwards. (Account and
 * after-sales, section 2)
 */
export function resetFiltersAt(pathname: string): void {
  const isInside = resetting.some((path) => pathname === path || pathname.startsWith(`${path}/`))
  if (isInside) removeStored('category_filters')
}
