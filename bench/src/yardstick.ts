import { startChild, type Child } from './child.ts'
import { drive } from './load.ts'
import type { Report } from './report.ts'

/** Sizes within this many bytes share one measurement. */
const step = 5000

/** A bare Fastify beside the shop, measured with bodies as large as the shop's answers. */
export class Yardstick {
  readonly #server: Child
  readonly #perSecond = new Map<string, number>()

  private constructor(server: Child) {
    this.#server = server
  }

  static async start(report: Report): Promise<Yardstick> {
    const server = await startChild('bench/src/yardstick-server.ts')
    const y1 = await drive({ url: `${server.origin}/y1`, connections: 16 })
    const y2 = await drive({ url: `${server.origin}/y2`, connections: 16 })
    report.record({ name: 'Y1: a ready 20 kB buffer', figures: y1, y2: y2.perSecond })
    report.record({ name: 'Y2: the same body serialised', figures: y2, y2: y2.perSecond })
    return new Yardstick(server)
  }

  /** Answers per second of a serialised body of 20 kB, at this moment: machines shared with others change within a run. */
  async y2(): Promise<number> {
    return (await drive({ url: `${this.#server.origin}/y2`, connections: 16, seconds: 2 })).perSecond
  }

  /** Answers per second of the bare route with a body of about `bytes`, under as many connections. */
  async sameSize(bytes: number, connections: number): Promise<{ perSecond: number; bytes: number }> {
    const rounded = Math.max(1, Math.round(bytes / step)) * step
    const key = `${rounded} ${connections}`
    const known = this.#perSecond.get(key)
    const perSecond =
      known ?? (await drive({ url: `${this.#server.origin}/sized/${rounded}`, connections, seconds: 2 })).perSecond
    this.#perSecond.set(key, perSecond)
    return { perSecond, bytes }
  }

  async stop(): Promise<void> {
    await this.#server.stop()
  }
}
