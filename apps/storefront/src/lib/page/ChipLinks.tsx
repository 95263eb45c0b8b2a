import { Chip } from '@bottega/ui/components/actions/Chip.tsx'
import styles from './ChipLinks.module.css'

interface ChipLink {
  key: string
  href: string
  name: string
  isCurrent: boolean
}

/** A row of small links between views of one page, the present one marked. */
export function ChipLinks({ label, links }: { label: string; links: readonly ChipLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.links}>
        {links.map(({ key, href, name, isCurrent }) => (
          <li key={key}>
            <Chip href={href} active={isCurrent}>
              {name}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
