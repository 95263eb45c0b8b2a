import type { Banner } from '@bottega/contract/content/banner.ts'

/** A banner that leads somewhere; the looks that are links all over need no other. */
export type LinkedBanner = Banner & { readonly link: string }

export const linked = (banners: readonly Banner[]): readonly LinkedBanner[] =>
  banners.flatMap((banner) => ('link' in banner && banner.link !== undefined ? [{ ...banner, link: banner.link }] : []))
