import type { PackagingTypeView } from '@bottega/contract/cart/cart.ts'
import { unansweredChoices } from '@bottega/rules/cart/shopping-choices.ts'
import { useState, type MouseEvent } from 'react'
import { useShopperPart } from '../../../lib/visit/shopper.ts'

/**
 * The questions that hold up the payment until they are answered. Each is an error at its field once the customer has
 * wanted to go on, whether by the link or, before the scripts have loaded, by its address.
 */
export function useAskedChoices(types: readonly PackagingTypeView[], wantsToPay: boolean) {
  const infos = useShopperPart(({ cart }) => cart.cartInfos)
  const unanswered = unansweredChoices(infos, types)
  const [pressed, setPressed] = useState(false)

  function goOn(event: MouseEvent) {
    const [first] = unanswered
    if (first === undefined) return
    event.preventDefault()
    setPressed(true)
    document.querySelector<HTMLElement>(`main [name=${first}]`)?.focus()
  }

  return { isOpen: unanswered.length > 0, missing: pressed || wantsToPay ? unanswered : [], goOn }
}
