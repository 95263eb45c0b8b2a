/** The import cannot go on, and the message says what to do about it at the command line. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
}
