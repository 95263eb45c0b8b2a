import { authTest } from '@bottega/contract/auth/calls.ts'
import { listsList } from '@bottega/contract/lists/calls.ts'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { useNavigate } from 'react-router'
import basket from '../../assets/basket.webp'
import { TitledPage } from '../../lib/page/TitledPage.tsx'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { ListCard } from './ListCard.tsx'
import { useListsStore } from '../list-heart/lists-store.ts'
import { NewListForm } from '../list-heart/NewListForm.tsx'
import { useMyLists } from '../list-heart/use-my-lists.ts'
import { namedPageMeta } from '../../lib/page/page-meta.ts'
import { required } from '../../lib/api/required.ts'
import { requireSignIn } from '../../lib/visit/require-sign-in.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/ListsPage.ts'
import { listsWords } from '../list-heart/words/lists.ts'
import styles from './ListsPage.module.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(listsWords, locale)('title'))

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(visitContext)
  requireSignIn((await api.call(authTest)).user, url)
  return required(api.call(listsList))
}

/** The lists of the customer, with a form for a new one. */
export default function ListsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(listsWords)
  const store = useListsStore()
  const navigate = useNavigate()
  const lists = useMyLists(loaderData.lists)
  return (
    <TitledPage title={t('title')}>
      {lists.length > 0 && <p className={styles.about}>{t('about')}</p>}
      <div className={styles.make}>
        <NewListForm
          store={store}
          submitLabel={t('make')}
          onMade={(listId, isStillHere) => isStillHere && void navigate(paths.list(listId))}
        />
      </div>
      {lists.length === 0 && (
        <EmptyState
          title={t('none.title')}
          text={t('none.text')}
          picture={<img src={basket} alt="" width="160" height="160" />}
        />
      )}
      <ul className={styles.lists}>
        {lists.map((list) => (
          <ListCard key={list.listId} list={list} />
        ))}
      </ul>
    </TitledPage>
  )
}
