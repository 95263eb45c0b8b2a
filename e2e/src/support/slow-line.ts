import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy to the shop that delays some of its answers, chosen by their address, by so many milliseconds. */
export async function slowLine(origin: string, isSlow: (url: string) => boolean, lateMs: number) {
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming
    const onward = request(new URL(url, origin), { method, headers }, (answer) => {
      const passOn = () => answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers))
      setTimeout(passOn, isSlow(url) ? lateMs : 0)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
