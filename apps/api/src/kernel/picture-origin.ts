import type { Config } from './settings/config.ts'

/** A text that begins with the folder of pictures; a quote inside a text has a backslash before it. */
const picturePath = /"\/photo\/(?<!\\"\/photo\/)/g

/**
 * JSON for programs, which show pictures on pages of their own: the addresses of ours are absolute where the shop knows
 * its own. Pages are rendered without JSON and keep them short. (Wire format, section 7)
 */
export const withPictureOrigin = (json: string, origin: string) =>
  origin === '' ? json : json.replaceAll(picturePath, () => `"${origin}/photo/`)

/** The origin of pictures; empty where only the request says it. */
export const pictureOrigin = ({ PUBLIC_ORIGIN }: Config) => (PUBLIC_ORIGIN === '' ? '' : new URL(PUBLIC_ORIGIN).origin)
