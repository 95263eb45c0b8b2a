import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/** Milliseconds for which an answer is good: a balancer asks every process every second or so. */
const goodFor = { written: 5000, failed: 1000 } as const
/** Milliseconds after which a write that has not been committed counts as failed. */
const longest = 10_000
/** Pages of a table that take room on the disk. */
const filling = 'x'.repeat(6000)
const rows = 8

/**
 * Says whether a write is committed: a shop whose disk is full, or whose database only reads, shows its shelves and sells
 * nothing.
 */
export class WriteProbe {
  readonly #db: Db
  #answer: Promise<void> | undefined
  #goodUntil = Infinity

  constructor(db: Db) {
    this.#db = db
  }

  /** Throws where writes fail; of many who ask at once, one writes. */
  check(): Promise<void> {
    if (this.#answer === undefined || performance.now() > this.#goodUntil) {
      this.#goodUntil = Infinity
      this.#answer = this.#write()
    }
    return this.#answer
  }

  async #write(): Promise<void> {
    let outcome: keyof typeof goodFor = 'failed'
    try {
      await inTime(commitWrite(this.#db))
      outcome = 'written'
    } finally {
      this.#goodUntil = performance.now() + goodFor[outcome]
    }
  }
}

/**
 * A row that stays, and a table that takes new pages of the disk, which a row that is written in the place of another may
 * not need; the table is gone with its transaction. (docs/decisions/0722)
 */
const commitWrite = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local temp_tablespaces = ''`)
    await tx.execute(
      sql`insert into login_limit (key, points, expire) values ('write-probe', 0, ${Date.now()})
        on conflict (key) do update set expire = excluded.expire`,
    )
    await tx.execute(sql`create temporary table write_probe (filling text) on commit drop`)
    await tx.execute(sql`alter table write_probe alter column filling set storage plain`)
    await tx.execute(sql`insert into write_probe select ${filling} from generate_series(1, ${rows}::int)`)
  })

async function inTime(write: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('a write took too long')), longest)
  })
  try {
    await Promise.race([write, late])
  } finally {
    clearTimeout(timer)
  }
}
