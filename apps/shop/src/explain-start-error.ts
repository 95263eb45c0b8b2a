interface SystemError {
  code?: string
  port?: number
  address?: string
  path?: string
  /** A name that could not be looked up. */
  hostname?: string
}

/** Errors whose message is already the sentence to print at the terminal. */
const sentences = new Set([
  'SettingError',
  'FolderInUseError',
  'DatabaseTooOldError',
  'SharedConnectionsError',
  'ImportError',
  'ContentFolderError',
  'BackupError',
  'CommandError',
  'WorldFolderError',
])

/** The reason the start stopped, as a sentence to act on; an unforeseen error is printed with its stack. */
export function explainStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (sentences.has(error.name)) return error.message
  const { code, port, address, path, hostname } = error as SystemError
  if (code === 'EADDRINUSE') return `Port ${port ?? ''} is in use. Stop what listens there, or set PORT to another one.`
  if (code === 'EACCES' && path !== undefined)
    return `The shop may not use ${path}. Let its user read and write there, or set DATA_DIR to another folder.`
  if (code === 'EACCES') return `The shop may not use port ${port ?? ''}. Set PORT to one above 1023.`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `No machine of the name ${hostname ?? ''} was found. Check HOST, DATABASE_URL and the names the system knows.`
  if (code === 'ECONNREFUSED')
    return `The database at ${address ?? 'DATABASE_URL'} does not answer. Check DATABASE_URL and that PostgreSQL runs.`
  if (code === '28P01' || code === '28000' || code === '3D000')
    return `The database refuses: ${error.message}. Check DATABASE_URL.`
  if (code === '42501')
    return `The database refuses: ${error.message}. The role of DATABASE_URL has to own the database, or be granted create on it and on its schema public.`
  if (error.cause !== undefined) return explainStartError(error.cause)
  return error.stack ?? error.message
}

/** An invalid command line; its message is for the terminal. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}
