import type { Reader } from '../../kernel/database/database.ts'
import { findSummary } from './lifetime.repository.ts'

/** The number of cards and of points that the dashboard shows. */
export const loyaltySummary = (db: Reader, userId: number): Promise<{ cards: number; points: number }> =>
  findSummary(db, userId)
