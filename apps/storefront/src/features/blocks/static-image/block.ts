import { defineLazyBlock } from '../define-lazy-block.tsx'
import './StaticImage.module.css'

export const block = defineLazyBlock('StaticImage', async () => (await import('./StaticImage.tsx')).StaticImage)
