/** The import cannot go on, and the message says to a person at the command line what to do about it. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
}
