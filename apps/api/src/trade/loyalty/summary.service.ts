import type { Reader } from '../../kernel/database/database.ts'
import { findSummary } from './lifetime.repository.ts'

/** What the dashboard tells of cards and points. */
export const loyaltySummary = (db: Reader, userId: number): Promise<{ cards: number; points: number }> =>
  findSummary(db, userId)
