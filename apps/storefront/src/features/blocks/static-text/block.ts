import { defineBlock } from '../define-block.ts'
import { StaticText } from './StaticText.tsx'

export const block = defineBlock('StaticText', StaticText)
