import { classNames } from '@bottega/ui/class-names.ts'
import type { ListView } from '@bottega/contract/lists/lists.ts'
import { ShopLink } from '../../lib/page/ShopLink.tsx'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import { ListFacts } from './ListFacts.tsx'
import card from '../../lib/page/linked-card.module.css'
import { listsWords } from '../list-heart/words/lists.ts'
import styles from './ListCard.module.css'

/** A list in the overview: its name, its number of products, pictures of the newest. */
export function ListCard({ list }: { list: ListView }) {
  const { listId, name, size, pictures } = list
  const t = useTranslations(listsWords)
  return (
    <li className={classNames(card.card, styles.card)}>
      <h2 className={styles.name}>
        <ShopLink to={paths.list(listId)} className={card.link}>
          {name}
        </ShopLink>
      </h2>
      <p className={styles.facts}>
        {t('count', { count: size })}
        <ListFacts list={list} />
      </p>
      <div className={styles.pictures} aria-hidden="true">
        {pictures.map((picture) => (
          <img key={picture} src={picture} alt="" width="64" height="64" loading="lazy" />
        ))}
      </div>
    </li>
  )
}
