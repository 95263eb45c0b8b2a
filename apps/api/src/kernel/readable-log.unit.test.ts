import { describe, expect, test } from 'vitest'
import { logStream } from './readable-log.ts'

/** Lines of the log as an output gets them, with no colours unless it is a terminal. */
function written(format: 'auto' | 'text' | 'json', entry: object, isTTY = false): string {
  const lines: string[] = []
  const line = `${JSON.stringify({ level: 30, time: Date.parse('2026-11-29T13:05:09Z'), pid: 7, ...entry })}\n`
  logStream(format, { write: (text) => lines.push(text), isTTY }).write(line)
  return lines.join('')
}

const answered = { reqId: '0f', call: 'cartUpdate', status: 200, milliseconds: 12, msg: 'answered' }

describe('a line of the log', () => {
  test('says on a terminal at what time of the shop what happened, with its fields', () => {
    // oxlint-disable-next-line no-control-regex -- colours of a terminal begin with one
    const shown = written('auto', answered, true).replaceAll(/\u001B\[\d+m/g, '')
    expect(shown).toBe('14:05:09 INFO  answered  call=cartUpdate  status=200  milliseconds=12\n')
  })

  test('is JSON where nobody reads along, and where the setting asks for it', () => {
    expect(JSON.parse(written('auto', answered))).toMatchObject(answered)
    expect(JSON.parse(written('json', answered, true))).toMatchObject(answered)
  })

  test('is text without colours in a file where the setting asks for it', () => {
    expect(written('text', { level: 40, msg: 'not delivered', kind: 'a mail' })).toBe(
      '14:05:09 WARN  not delivered  kind="a mail"\n',
    )
  })

  test('names the request and the error with its causes', () => {
    const cause = { type: 'Error', message: 'connect', code: 'ECONNREFUSED', stack: '' }
    const err = { type: 'ShopError', message: 'no database', stack: '    at open (db.ts:1:1)', cause }
    const req = { method: 'GET', path: '/cart', id: '0f' }
    expect(written('text', { level: 50, req, err, msg: 'failed' })).toBe(
      [
        '14:05:09 ERROR failed  GET /cart',
        '  ShopError: no database',
        '    at open (db.ts:1:1)',
        '  caused by',
        '  Error: connect  code=ECONNREFUSED',
        '',
      ].join('\n'),
    )
  })

  test('moves no cursor and begins no second line, whatever somebody sent', () => {
    expect(written('text', { msg: 'no\u001B[2J\u009B2J\n14:05:09' })).toBe(
      '14:05:09 INFO  no\\x1b[2J\\x9b2J\\n14:05:09\n',
    )
  })

  test('stays as it is where it is no JSON', () => {
    const lines: string[] = []
    logStream('text', { write: (text) => lines.push(text) }).write('plain words\n')
    expect(lines).toEqual(['plain words\n'])
  })
})
