import type { BlockData } from '@bottega/contract/content/block-types.ts'

/** An issue of the magazine, as its card shows it. */
export type MagazineIssue = NonNullable<BlockData<'ArticleSlider'>['magazine']>
