import { cartChoose, cartUpdateCartInfo } from '@bottega/contract/cart/calls.ts'
import type { CallInput } from '@bottega/contract/call.ts'
import type { PackagingTypeView } from '@bottega/contract/cart/cart.ts'
import type { AskedChoice } from '@bottega/rules/cart/shopping-choices.ts'
import { useOptimistic, useTransition } from 'react'
import { useShopperPart } from '../../lib/visit/shopper.ts'
import { useCartStore } from '../cart-store/cart-context.ts'
import { AlternativesChoice } from './AlternativesChoice.tsx'
import { PackagingChoice } from './PackagingChoice.tsx'

interface CartChoicesProps {
  types: readonly PackagingTypeView[]
  /** The questions that hold up the order. */
  missing?: readonly AskedChoice[]
  /** Called once the shop has stored an answer. */
  onChosen?: () => void
}

type Answer = CallInput<typeof cartChoose>['body']

const showSectors = { show_sectors: true }

/**
 * The two questions about the whole shopping, marked as this cart was answered for and not otherwise. An order that is
 * being changed has bags of its own; its substitutes are on its lines. (decision 824)
 */
export function CartChoices({ types, missing, onChosen }: CartChoicesProps) {
  const { perform } = useCartStore()
  const isChanging = useShopperPart(({ cart }) => cart.orderId !== undefined)
  const { accept_alternatives: accepts, packaging_type_id: packaging } = useShopperPart(({ cart }) => cart.cartInfos)
  const [shown, show] = useOptimistic<Answer>({
    ...(accepts !== undefined && { accept_alternatives: accepts === 'true' }),
    ...(packaging !== undefined && { packaging_type_id: Number(packaging) }),
  })
  const [, startTransition] = useTransition()

  function choose(answer: Answer) {
    startTransition(async () => {
      show({ ...shown, ...answer })
      if (await send(answer)) onChosen?.()
    })
  }

  function send(answer: Answer): Promise<boolean> {
    if (!isChanging) return perform((api) => api.call(cartChoose, { query: showSectors, body: answer }))
    const body = { property: 'packaging_type_id', value: String(answer.packaging_type_id) }
    return perform((api) => api.call(cartUpdateCartInfo, { query: showSectors, body }))
  }

  return (
    <>
      {!isChanging && (
        <AlternativesChoice
          accepts={shown.accept_alternatives}
          isMissing={missing?.includes('alternatives') === true}
          onChoose={(accept) => choose({ accept_alternatives: accept })}
        />
      )}
      <PackagingChoice
        types={types}
        chosen={shown.packaging_type_id}
        isMissing={missing?.includes('packaging') === true}
        onChoose={(id) => choose({ packaging_type_id: id })}
      />
    </>
  )
}
