import { ArticleText } from '../../article-card/ArticleText.tsx'
import gap from '../BlockGap.module.css'
import type { BlockProps } from '../define-block.ts'

/** The text of an article. (Content and discovery, section 2) */
export function ArticleDetailBlock({ block: { data } }: BlockProps<'ArticleDetail'>) {
  return (
    <div className={gap.gap}>
      <ArticleText html={data.article.content} />
    </div>
  )
}
