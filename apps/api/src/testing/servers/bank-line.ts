import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A request stopped on its way, or its answer on the way back. */
export interface Held {
  /** Resolves once it is stopped there. */
  arrived: Promise<void>
  release: () => void
  /** Breaks the connection instead: a request never reaches the bank, an answer never the shop. */
  drop: () => void
}

type Where = 'request' | 'answer'

/** The line between the shop and the bank, which a test slows down, holds or breaks. */
export interface BankLine {
  url: string
  /** Holds the next request whose path matches, before the bank has it or once the bank has done it. */
  hold: (path: RegExp, where: Where) => Held
  /** While true nothing gets through, and nothing is answered. */
  isDown: boolean
  /** Requests that came, passed on or not. */
  requests: number
  /** Pause before each request is passed on, milliseconds. */
  delay: () => number
  close: () => void
}

interface Hold {
  path: RegExp
  where: Where
  arrived: PromiseWithResolvers<void>
  /** How it ended: true goes on, false is lost. */
  ended: PromiseWithResolvers<boolean>
}

/** Passes every request on to the bank and its answer back, as they are. */
export async function openBankLine(bankUrl: string): Promise<BankLine> {
  const holds: Hold[] = []

  const stopAt = async (held: Hold | undefined, where: Where): Promise<void> => {
    if (held?.where !== where) return
    held.arrived.resolve()
    if (!(await held.ended.promise)) throw new Error(`the ${where} was lost on its way`)
  }

  const pass = async (method: string, path: string, headers: Record<string, string>, body: Buffer) => {
    const index = holds.findIndex((hold) => hold.path.test(`${method} ${path}`))
    const [held] = index < 0 ? [] : holds.splice(index, 1)
    await pause(line.delay())
    await stopAt(held, 'request')
    const reply = await fetch(`${bankUrl}${path}`, { method, headers, ...(method === 'GET' ? {} : { body }) })
    const answer = { status: reply.status, text: await reply.text() }
    await stopAt(held, 'answer')
    return answer
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { method = 'GET', url = '/' } = request
      line.requests += 1
      if (line.isDown) {
        response.destroy()
        return
      }
      const names = ['authorization', 'content-type', 'idempotency-key']
      const headers = Object.fromEntries(
        names.flatMap((name) => (typeof request.headers[name] === 'string' ? [[name, request.headers[name]]] : [])),
      )
      pass(method, url, headers, Buffer.concat(parts)).then(
        ({ status, text }) => response.writeHead(status, { 'content-type': 'application/json' }).end(text),
        () => response.destroy(),
      )
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  const line: BankLine = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold: (path, where) => {
      const hold = { path, where, arrived: Promise.withResolvers<void>(), ended: Promise.withResolvers<boolean>() }
      holds.push(hold)
      const end = (isPassed: boolean) => {
        holds.splice(0, holds.length, ...holds.filter((one) => one !== hold))
        hold.ended.resolve(isPassed)
      }
      return { arrived: hold.arrived.promise, release: () => end(true), drop: () => end(false) }
    },
    isDown: false,
    requests: 0,
    delay: () => 0,
    close: () => {
      for (const { ended } of holds) ended.resolve(true)
      server.close()
      server.closeAllConnections()
    },
  }
  return line
}
