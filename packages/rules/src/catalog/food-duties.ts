/** Departments and what is below them, by their slug. */
export type Departments = readonly string[]

/** Fresh fruit and vegetables: nothing is in them but what they are called. */
export const fresh: Departments = ['frutta-e-verdura/frutta-fresca', 'frutta-e-verdura/verdura-fresca']

/** Their goods are no food. */
export const notFood: Departments = ['animali', 'casa-e-pulizia', 'igiene-e-bellezza', 'infanzia/cura-del-bambino']

/** Sold by a number one sees from outside: these need no weight. (1169/2011, annex IX, point 1) */
export const soldByNumber: Departments = [...fresh, 'latte-uova-e-yogurt/burro-panna-e-uova/uova']

/**
 * Fruit and vegetables, and water, need no list of ingredients; nor does what is stronger than 1.2 %. (Articles 16, 19)
 */
export const withoutIngredients: Departments = ['frutta-e-verdura', 'acqua-e-bibite/acqua', 'vini-birre-e-liquori']

/** Fruit and vegetables say where they come from. (Regulation (EU) 1308/2013, article 76) */
export const withOrigin: Departments = fresh

export const isIn = (slug: string, departments: Departments): boolean =>
  departments.some((department) => slug === department || slug.startsWith(`${department}/`))
