import type { BlockType } from '@bottega/contract/content/block-types.ts'
import type { ComponentType } from 'react'
import type { ShownBlock } from './shown-grid.ts'

export interface BlockProps<Type extends BlockType = BlockType> {
  block: ShownBlock<Type>
  /** Level of the block's first title: on a page without another title, one block has `h1`. */
  heading: 'h1' | 'h2'
}

export interface BlockDefinition {
  readonly type: BlockType
  readonly Component: ComponentType<BlockProps>
}

/** How blocks of one type are rendered; the registry gives the component blocks of this type alone. */
export function defineBlock<Type extends BlockType>(
  type: Type,
  Component: ComponentType<BlockProps<Type>>,
): BlockDefinition {
  return { type, Component: Component as ComponentType<BlockProps> }
}
