import type { BlockType } from '@bottega/contract/content/block-types.ts'
import { lazy, Suspense, type ComponentType } from 'react'
import { defineBlock, type BlockDefinition, type BlockProps } from './define-block.ts'

/**
 * A type few pages have: its script comes with the first page that shows it, and until then the HTML of the server stands.
 * Nothing moves, since its styles are in the one sheet of the shop (build.cssCodeSplit).
 */
export function defineLazyBlock<Type extends BlockType>(
  type: Type,
  load: () => Promise<ComponentType<BlockProps<Type>>>,
): BlockDefinition {
  const Loaded = lazy(async () => ({ default: await load() })) as unknown as ComponentType<BlockProps<Type>>
  return defineBlock<Type>(type, (props) => (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  ))
}
