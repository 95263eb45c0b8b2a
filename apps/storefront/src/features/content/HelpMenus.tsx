import { use } from 'react'
import { RouterLink } from '../../lib/page/RouterLink.tsx'
import { MenusContext } from '../../lib/visit/menus-context.ts'
import styles from './HelpMenus.module.css'

/** The menus editors write, with their levels. They are sections: the footer has the landmarks of the same names. */
export function HelpMenus() {
  return use(MenusContext).map((menu) => (
    <section key={menu.id}>
      <h2>{menu.name}</h2>
      <ul className={styles.menu}>
        {menu.items.map((item) => (
          <li key={`${item.title} ${item.url}`}>
            <RouterLink href={item.url}>{item.title}</RouterLink>
            {item.items.length > 0 && (
              <ul className={styles.menu}>
                {item.items.map((below) => (
                  <li key={`${below.title} ${below.url}`}>
                    <RouterLink href={below.url}>{below.title}</RouterLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  ))
}
