import type { BlockType } from '@bottega/contract/content/block-types.ts'
import type { ComponentType } from 'react'
import type { BlockDefinition, BlockProps } from './define-block.ts'

/**
 * Every folder here that holds a `block.ts` is a block type. What a type draws first travels with the pages that draw
 * grids, so that it is there in the first rendering of server and browser; what is heavy it loads itself when it is used.
 */
const modules = import.meta.glob<{ block: BlockDefinition }>('./*/block.ts', { eager: true })

const components = new Map(Object.values(modules).map(({ block }) => [block.type, block.Component]))

export const drawnTypes: ReadonlySet<BlockType> = new Set(components.keys())

/** Undefined for a type these scripts do not know: the shop may be newer than the page that is open. */
export const componentOf = (type: BlockType): ComponentType<BlockProps> | undefined => components.get(type)
