import { createServer, request, type ClientRequest } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The line between a browser and the shop, which a test slows down or cuts. */
export interface ShopLine {
  origin: string
  /** The address of the shop: another one takes its place as after a start with other settings. */
  shop: string
  /** Milliseconds an answer is late, by its address. */
  lateBy: (url: string) => number
  /**
   * Nothing gets through any more, and what is under way is lost. The offline mode of a browser is not enough where
   * pages are opened, loaded again or closed without a connection: at such moments its pages reach the network for some
   * milliseconds.
   */
  cut: () => void
  mend: () => void
  close: () => void
}

export async function openShopLine(shopOrigin: string): Promise<ShopLine> {
  const underWay = new Set<ClientRequest>()
  let isDown = false

  const server = createServer((incoming, outgoing) => {
    if (isDown) {
      incoming.destroy()
      return
    }
    const { url = '/', method, headers } = incoming
    const onward = request(new URL(url, line.shop), { method, headers }, (answer) => {
      const passOn = () => answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers))
      setTimeout(passOn, line.lateBy(url))
    })
    underWay.add(onward)
    onward.on('close', () => underWay.delete(onward))
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const cut = () => {
    isDown = true
    for (const onward of underWay) onward.destroy()
    server.closeAllConnections()
  }
  const line: ShopLine = {
    origin: `http://localhost:${port}`,
    shop: shopOrigin,
    lateBy: () => 0,
    cut,
    mend: () => void (isDown = false),
    close: () => {
      cut()
      server.close()
    },
  }
  return line
}
