import type { PageView } from '@bottega/contract/common.ts'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { Pagination } from '@bottega/ui/components/navigation/Pagination.tsx'
import type { ReactNode } from 'react'
import basket from '../../assets/basket.webp'
import { pagingWords } from '../words/shared/paging.ts'
import { useTranslations } from '../words/use-translations.ts'
import { TitledPage } from './TitledPage.tsx'

interface PagedListProps {
  title: string
  page: PageView
  /** The words shown while there is nothing to list, and the next step. */
  none: { title: string; text: string; action?: ReactNode }
  hrefOf: (query: { page?: number }) => string
  /** The content above the list; not shown while it is empty. */
  children: ReactNode
}

/** A page of the profile that lists things of the customer, a page of them at a time. */
export function PagedList({ title, page, none, hrefOf, children }: PagedListProps) {
  const t = useTranslations(pagingWords)
  if (page.totItems === 0)
    return (
      <EmptyState
        level={1}
        title={none.title}
        text={none.text}
        picture={<img src={basket} alt="" width="160" height="160" />}
        action={none.action}
      />
    )
  return (
    <TitledPage title={title} narrow>
      {children}
      <Pagination
        label={t('label', { title })}
        previousLabel={t('previous')}
        nextLabel={t('next')}
        pageLabel={(number) => t('page', { page: String(number) })}
        current={page.selPage}
        total={page.totPages}
        hrefOf={(number) => hrefOf(number > 1 ? { page: number } : {})}
      />
    </TitledPage>
  )
}
