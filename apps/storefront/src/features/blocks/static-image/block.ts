import { defineBlock } from '../define-block.ts'
import { StaticImage } from './StaticImage.tsx'

export const block = defineBlock('StaticImage', StaticImage)
