/** The hidden category with the blocks of the home page. (Shopping core, section 2) */
export const homeSlug = 'home'
