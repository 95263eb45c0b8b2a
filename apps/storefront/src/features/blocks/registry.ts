import type { BlockType } from '@bottega/contract/content/block-types.ts'
import type { ComponentType } from 'react'
import type { BlockDefinition, BlockProps } from './define-block.ts'

/**
 * Every folder here with a `block.ts` is a block type. The first rendering of a type is part of the pages with grids,
 * so that server and browser have it at once; a type loads heavy parts itself when they are used.
 */
const modules = import.meta.glob<{ block: BlockDefinition }>('./*/block.ts', { eager: true })

const components = new Map(Object.values(modules).map(({ block }) => [block.type, block.Component]))

export const drawnTypes: ReadonlySet<BlockType> = new Set(components.keys())

/** Undefined for a type these scripts do not know: the shop may be newer than the page that is open. */
export const componentOf = (type: BlockType): ComponentType<BlockProps> | undefined => components.get(type)
