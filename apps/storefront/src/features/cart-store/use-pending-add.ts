import { useEffect, useEffectEvent } from 'react'
import { isSignedIn, useShopperPart } from '../../lib/visit/shopper.ts'
import { takePendingAdd } from './pending-add.ts'
import { useAddToCart } from './use-cart.ts'

/** Continues the add a login interrupted: address and slot if they are still needed, then the same add. */
export function usePendingAdd(): void {
  const signedIn = useShopperPart(({ user }) => isSignedIn(user))
  const add = useAddToCart()
  const resume = useEffectEvent(() => {
    const pending = takePendingAdd()
    if (pending && signedIn) void add(pending.line, pending.quantity, pending.choices)
  })
  useEffect(() => resume(), [])
}
