import { openSync } from 'fontkit'
import { fileURLToPath } from 'node:url'

/**
 * Read once for all documents: to read a font again for each of them took most of its time. pdfkit takes an opened font
 * too, which its types do not say.
 */
const fontOf = (face: string) =>
  openSync(
    fileURLToPath(import.meta.resolve(`@expo-google-fonts/figtree/${face}/Figtree_${face}.ttf`)),
  ) as unknown as Buffer
export const faces = { plain: fontOf('400Regular'), strong: fontOf('700Bold') } as const
