/** A file of a multipart request, stored for as long as the call is answered. */
export interface UploadedFile {
  /** Name of its part: `files[receipt]`. */
  readonly part: string
  /** As its sender names it; not to be used as a path. */
  readonly name: string
  readonly path: string
  readonly size: number
}
