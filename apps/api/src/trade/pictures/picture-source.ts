import type { Shop } from '../../kernel/shop.ts'
import { findPackFacts, findPictureOfToday, findProductPicture } from './pictures.repository.ts'
import type { PictureSource } from './sized-pictures.ts'

/** The sources of a shop's pictures: its folders, originals beside them, its database, and the drawer of packs. */
export const pictureSourceOf = ({ config, db, originals }: Shop): PictureSource => ({
  dataDir: config.dataDir,
  packFacts: (path) => findPackFacts(db, path),
  ofToday: (path) => findPictureOfToday(db, path),
  stored: (path) => findProductPicture(db, path),
  ...(originals === undefined ? {} : { originals }),
})
