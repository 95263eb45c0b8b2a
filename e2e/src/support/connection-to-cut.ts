import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * A connection to the shop that can be cut. What a browser emulates is not enough where pages are opened, loaded again or
 * closed without a connection: at such moments its pages reach the network for some milliseconds.
 */
export async function connectionToCut(origin: string) {
  const { hostname: host, port: shopPort } = new URL(origin)
  const open = new Set<Socket>()
  let isCut = false

  function keep(socket: Socket): Socket {
    open.add(socket)
    // The other end is gone; its half goes with it at `close`.
    socket.on('error', () => socket.destroy())
    return socket.on('close', () => open.delete(socket))
  }

  const server = createServer((browser) => {
    if (isCut) {
      browser.destroy()
      return
    }
    const shop = keep(connect({ host, port: Number(shopPort) }))
    keep(browser).pipe(shop).pipe(browser)
    browser.on('close', () => shop.destroy())
    shop.on('close', () => browser.destroy())
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const cut = () => {
    isCut = true
    for (const socket of open) socket.destroy()
  }
  return {
    origin: `http://localhost:${port}`,
    cut,
    mend: () => void (isCut = false),
    close: () => {
      cut()
      server.close()
    },
  }
}

export type ConnectionToCut = Awaited<ReturnType<typeof connectionToCut>>
