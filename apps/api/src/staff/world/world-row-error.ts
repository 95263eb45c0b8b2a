/** A row that contradicts what the shop holds; the import undoes everything and tells its place. */
export class WorldRowError extends Error {
  override readonly name = 'WorldRowError'
  readonly row: object
  readonly field: string

  constructor(row: object, field: string, text: string) {
    super(text)
    this.row = row
    this.field = field
  }
}
