/** Places of banners that the shop itself asks for; a file may name others, for the blocks of a page. */
export type BannerPlace = 'home-slider'

/** Of the slides a client asks for without naming a place. */
export const usualBannerPlace: BannerPlace = 'home-slider'
