import { defineBlock } from '../define-block.ts'
import { Tutorial } from './Tutorial.tsx'

export const block = defineBlock('Tutorial', Tutorial)
