/** The beginning of the names of stores of copies; the worker deletes those of another name. */
export const copiesPlaces = 'own-copies-'

/**
 * The store of the copies a customer reads without a connection. (`features/offline`) Its number grows with every change of
 * what a copy is: those of an older shop are not read.
 */
export const copiesPlace = `${copiesPlaces}2`
