/** The types of uploads, by the ending an editor names: a type not listed here cannot be allowed by a form. */
const uploadTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
} as const
export type UploadType = keyof typeof uploadTypes
export const uploadEndings = Object.keys(uploadTypes) as UploadType[]

/** Bytes of one file; files of one field; files of one form. */
export const uploadLimits = { bytes: 10 * 1024 * 1024, perField: 3, perForm: 6 } as const

/** The limit of one file as people read it. */
export const uploadMegabytes = uploadLimits.bytes / 2 ** 20

/** The types a field takes; without its own, papers and pictures as people photograph them. */
export const allowedEndings = (named: readonly UploadType[] | undefined): readonly UploadType[] =>
  named ?? ['pdf', 'jpg', 'jpeg', 'png', 'webp', 'heic']

/**
 * A file is accepted when its name has an ending the field takes and its content, by its first bytes, is of that
 * ending's type: neither alone proves what a program will do with it. (Safety, 20)
 */
export function acceptsUpload(
  endings: readonly UploadType[],
  name: string,
  mediaTypeByContent: string | undefined,
): boolean {
  const ending = name.toLowerCase().split('.').at(-1)
  const known = endings.find((one) => one === ending)
  return known !== undefined && uploadTypes[known] === mediaTypeByContent
}
