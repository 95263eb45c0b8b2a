/** Mails of a recall that leave at a time, and the milliseconds until the next do. */
export const recallPace = { mails: 200, everyMs: 20_000 } as const

/** In parts, each with its moment: receivers may be many thousands, and what others wait for leaves between. (decision 0630) */
export function paced<Row>(rows: readonly Row[], now: Date): { rows: readonly Row[]; at: Date }[] {
  const { mails, everyMs } = recallPace
  return Array.from({ length: Math.ceil(rows.length / mails) }, (_, part) => ({
    rows: rows.slice(part * mails, (part + 1) * mails),
    at: new Date(now.getTime() + part * everyMs),
  }))
}
