import type { BlockType } from '@bottega/contract/content/block-types.ts'
import type { ComponentType } from 'react'
import type { ShownBlock } from './shown-grid.ts'

export interface BlockProps<Type extends BlockType = BlockType> {
  block: ShownBlock<Type>
  /** What the block may call its first title: one block of a page that has no other title carries it. */
  heading: 'h1' | 'h2'
}

export interface BlockDefinition {
  readonly type: BlockType
  readonly Component: ComponentType<BlockProps>
}

/** How blocks of one type are drawn; the registry gives the component blocks of this type alone. */
export function defineBlock<Type extends BlockType>(
  type: Type,
  Component: ComponentType<BlockProps<Type>>,
): BlockDefinition {
  return { type, Component: Component as ComponentType<BlockProps> }
}
