import { Anchor } from '../actions/Anchor.tsx'
import styles from './Breadcrumbs.module.css'

type BreadcrumbsProps = { label: string; links: readonly { href: string; name: string }[]; current: string }

/** The way here from home; the last name is the page itself and no link. */
export function Breadcrumbs({ label, links, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {links.map((link) => (
          <li key={link.href}>
            <Anchor href={link.href} className={styles.link}>
              {link.name}
            </Anchor>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
