import { defineBlock } from '../define-block.ts'
import { ServiceDiscoveryBlock } from './ServiceDiscoveryBlock.tsx'

export const block = defineBlock('ServiceDiscovery', ServiceDiscoveryBlock)
