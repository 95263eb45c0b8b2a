/** An error as the log keeps it. */
export interface LoggedError {
  type: string
  message: string
  code?: string
  /** The places of the schema at which the database said no. */
  constraint?: string
  table?: string
  column?: string
  stack: string
  cause?: LoggedError
}

/** Deeper causes than this say nothing new. */
const deepest = 5
const mailAddress = /[^\s<>"'(,;:=]+@[^\s<>"'),;]+/g

type DescribedError = Error & Partial<Record<'code' | 'constraint' | 'table' | 'column' | 'query', unknown>>
const named = ['code', 'constraint', 'table', 'column'] as const

/** A failed query and PostgreSQL's "invalid input" quote text a user typed; a refused mail quotes the address. */
function messageOf({ message, query, code }: DescribedError): string {
  if (typeof query === 'string') return `Failed query: ${query}`
  const isAboutAValue = typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code)
  return (isAboutAValue ? (message.split(':')[0] ?? '') : message).replaceAll(mailAddress, '…@…')
}

const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')

/** Pages throw answers too. */
function withoutError(thrown: unknown): string {
  const status: unknown = Reflect.get(Object(thrown), 'status')
  return typeof status === 'number' ? `an answer of status ${status}` : 'what was thrown is no error'
}

/**
 * The log's view of an error: an allow-list, because errors carry what they failed on. A query has its parameters, the
 * database quotes the whole row, a mail server the recipient, and none of that belongs in a log. (Safety, 21)
 */
export function loggedError(thrown: unknown, depth = 0): LoggedError {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: withoutError(thrown), stack: '' }
  const error: DescribedError = thrown
  const identifiers = named.flatMap((name) => (typeof error[name] === 'string' ? [[name, error[name]]] : []))
  return {
    type: error.name,
    message: messageOf(error),
    ...(Object.fromEntries(identifiers) as Partial<LoggedError>),
    stack: framesOf(error),
    ...(error.cause === undefined || depth >= deepest ? {} : { cause: loggedError(error.cause, depth + 1) }),
  }
}
