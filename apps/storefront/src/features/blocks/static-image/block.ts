import { defineLazyBlock } from '../define-lazy-block.tsx'

export const block = defineLazyBlock('StaticImage', async () => (await import('./StaticImage.tsx')).StaticImage)
