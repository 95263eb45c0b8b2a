/** Characters of a list's name. Apart from the schemas, so that forms can carry it. */
export const listNameMaximum = 60
