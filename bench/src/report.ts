import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import type { Figures } from './load.ts'

export interface Row {
  name: string
  figures: Figures
  /** Requests per second of a bare Fastify route with a body of `bytes`. */
  yardstick?: { perSecond: number; bytes: number }
  /** Requests per second of Y2 just before. */
  y2?: number
  target?: string
}
export interface Fact {
  name: string
  value: string
  target?: string
}

const round = (value: number, digits = 0) => value.toLocaleString('en', { maximumFractionDigits: digits })

function machine(): string {
  const [cpu] = cpus()
  return `${cpus().length} cores (${cpu?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}; database and load generator on the same cores`
}

const commit = () => execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()

function loadTable(rows: readonly Row[]): string {
  const head = `| what | per second | p50 ms | p95 ms | p97.5 ms | kB | of the same size | of Y2 | failures | target |
|---|--:|--:|--:|--:|--:|--:|--:|--:|---|`
  const lines = rows.map(({ name, figures, yardstick, y2, target }) => {
    const size = yardstick === undefined ? '' : round(yardstick.bytes / 1000, 1)
    const ratio = yardstick === undefined ? '' : round(figures.perSecond / yardstick.perSecond, 2)
    const ofY2 = y2 === undefined ? '' : round(figures.perSecond / y2, 3)
    return `| ${name} | ${round(figures.perSecond)} | ${round(figures.p50, 1)} | ${round(figures.p95, 1)} | ${round(figures.p975, 1)} | ${size} | ${ratio} | ${ofY2} | ${figures.failures} | ${target ?? ''} |`
  })
  return [head, ...lines].join('\n')
}

function factTable(facts: readonly Fact[]): string {
  const lines = facts.map(({ name, value, target }) => `| ${name} | ${value} | ${target ?? ''} |`)
  return ['| what | figure | target |', '|---|--:|---|', ...lines].join('\n')
}

const failures = (parts: readonly string[]) =>
  parts.length === 0 ? '' : `\nNot measured, because it broke:\n${parts.map((part) => `\n- ${part}`).join('')}\n`

/** Collects the measurements of a run, prints them at once, and makes the tables to compare the next change with. */
export class Report {
  readonly #rows: Row[] = []
  readonly #facts: Fact[] = []
  readonly #failed: string[] = []

  /** Whether every part finished. */
  get complete(): boolean {
    return this.#failed.length === 0
  }

  /** Runs a part of the bench; a failed one is named in the table and does not affect other figures. */
  async part(name: string, work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      console.error(`${name}:`, error)
      const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
      this.#failed.push(`${name}: ${reason}`)
    }
  }

  record(row: Row): void {
    this.#rows.push(row)
    const { perSecond, p95, p975, failures } = row.figures
    console.log(
      `${row.name}: ${perSecond.toFixed(0)}/s, p95 ${p95.toFixed(1)} ms, p97.5 ${p975.toFixed(1)} ms, ${failures} failures`,
    )
  }

  note(fact: Fact): void {
    this.#facts.push(fact)
    console.log(`${fact.name}: ${fact.value}`)
  }

  /** The tables, as `RESULTS.md` keeps them. */
  text(products: number): string {
    return `# Bench

Made by \`npm run bench\` at commit \`${commit()}\`, with ${round(products)} products.
Machine: ${machine()}.
Y1 is a bare Fastify route sending a ready 20 kB buffer, Y2 one serialising the same body; "of Y2" compares with Y2 measured just before;
"of the same size" compares with a bare Fastify route serialising a body as large as the answer measured.

${loadTable(this.#rows)}

${factTable(this.#facts)}
${failures(this.#failed)}`
  }
}
