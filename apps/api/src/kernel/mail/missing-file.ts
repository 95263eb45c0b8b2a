/** Undefined where there is no such file or folder; every other failure stays one. */
export async function emptyOnMissing<Content>(read: Promise<Content>): Promise<Content | undefined> {
  try {
    return await read
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
