import { useEffect } from 'react'
import { useShopperPart } from '../../lib/visit/shopper.ts'
import { check, isAgainst, useAllChecked } from './checked-products.ts'

/**
 * Tells the products that may be suggested to this shopper: with a profile of food only those checked, and with nothing of it in
 * them; the shop itself says nothing for what it could not read.
 */
export function useSuiting(productIds: readonly number[]): (productId: number) => boolean {
  const version = useShopperPart(({ user }) => user.dietVersion)
  const checked = useAllChecked()
  const key = productIds.join()
  useEffect(() => {
    if (version === undefined || key === '') return
    for (const id of key.split(',')) void check(Number(id), version)
  }, [key, version])
  return (productId) => {
    const known = checked.get(productId)
    return version === undefined || (known !== undefined && known !== 'unreadable' && !isAgainst(known))
  }
}
