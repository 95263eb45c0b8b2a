/** The limits of one upload of an editor: a whole content folder as a zip, or some of its files. */
export const contentUploads = { megabytes: 100, files: 500 } as const
