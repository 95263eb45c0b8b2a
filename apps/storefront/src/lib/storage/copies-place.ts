/** The store of the copies a customer reads without a connection. (`features/offline`) */
export const copiesPlace = 'own-copies'
