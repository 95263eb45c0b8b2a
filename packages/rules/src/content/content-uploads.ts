/** What an editor may send in one go: a whole content folder as a zip, or some of its files. */
export const contentUploads = { megabytes: 100, files: 500 } as const
