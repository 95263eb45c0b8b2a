import type { FacetView, FilterCounts } from '@bottega/contract/catalog/products.ts'
import { filterSwitches } from '@bottega/rules/catalog/product-filters.ts'
import { Checkbox } from '@bottega/ui/components/fields/Checkbox.tsx'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { CopiedPart } from '../../../lib/personal/CopiedPart.tsx'
import { shopOf, usePageSetting } from '../../../lib/visit/page-setting.ts'
import { isSignedIn, useShopperPart } from '../../../lib/visit/shopper.ts'
import styles from './FacetGroups.module.css'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { switchParameters } from '../listing/listing-address.ts'
import { catalogWords } from '../words/catalog.ts'
import type { ListingFilters } from './use-listing-filters.ts'

type FacetGroupsProps = {
  facets: readonly FacetView[]
  /** Absent while there is no list to count. */
  counts: FilterCounts | undefined
  listing: ListingFilters
}

/** Values shown before "show all": a brand list may have hundreds. */
const shortList = 8

/** The facets of the list. The boxes are fields of a form, so that they also work before any script loads. */
export function FacetGroups(props: FacetGroupsProps) {
  const { facets, counts, listing } = props
  const { sort: _sort, page: _page, pageSize: _pageSize, ...chosen } = listing.filters
  const { name: shop } = shopOf(usePageSetting())
  const signedIn = useShopperPart(({ user }) => isSignedIn(user))
  return (
    <CopiedPart name="facets" of={[facets, counts, chosen, signedIn, shop]}>
      <Groups {...props} signedIn={signedIn} shop={shop} />
    </CopiedPart>
  )
}

type GroupsProps = FacetGroupsProps & { signedIn: boolean; shop: string }

function Groups({ facets, counts, signedIn, shop, listing: { filters, change, toggle } }: GroupsProps) {
  const t = useTranslations(catalogWords)
  const switches = filterSwitches.filter(
    (name) => filters[name] || (name === 'preferred' ? signedIn : counts?.[switchParameters[name]] !== 0),
  )
  return (
    <>
      {switches.length > 0 && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t('onlyTitle')}</legend>
          {switches.map((name) => (
            <Checkbox
              key={name}
              name={switchParameters[name]}
              value="true"
              checked={filters[name]}
              onChange={(event) => change({ [name]: event.currentTarget.checked })}
              aside={name === 'preferred' ? undefined : counts?.[switchParameters[name]]}
            >
              {t(`only.${name}`, { shop })}
            </Checkbox>
          ))}
        </fieldset>
      )}
      {facets
        .filter((facet) => facet.values.length > 0)
        .map((facet) => (
          <FacetGroup
            key={facet.parameterName}
            facet={facet}
            chosen={filters.facets[facet.parameterName] ?? []}
            onToggle={(valueId) => toggle(facet.parameterName, valueId)}
          />
        ))}
    </>
  )
}

type FacetGroupProps = { facet: FacetView; chosen: readonly number[]; onToggle: (valueId: number) => void }

function FacetGroup({ facet, chosen, onToggle }: FacetGroupProps) {
  const t = useTranslations(catalogWords)
  // Chosen values are never hidden by "show all".
  const [first, rest] = [facet.values.slice(0, shortList), facet.values.slice(shortList)]
  const boxes = (values: FacetView['values']) =>
    values.map((value) => (
      <Checkbox
        key={value.id}
        name={facet.parameterName}
        value={value.id}
        checked={chosen.includes(value.id)}
        disabled={value.filteredCount === '0' && !chosen.includes(value.id)}
        onChange={() => onToggle(value.id)}
        aside={value.filteredCount}
      >
        {value.name}
      </Checkbox>
    ))
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{facet.name}</legend>
      {boxes(first)}
      {rest.length > 0 && (
        <MoreBoxes
          summary={t('showAll', { count: facet.values.length })}
          open={rest.some((value) => chosen.includes(value.id))}
        >
          {boxes(rest)}
        </MoreBoxes>
      )}
    </fieldset>
  )
}

type MoreBoxesProps = { summary: string; open: boolean; children: ReactNode }

/** The long end of a list. Its hundreds of elements are in the page only where it is open, or scripts do not run. */
function MoreBoxes({ summary, open, children }: MoreBoxesProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [opened, setOpened] = useState(open)

  // Opened before hydration, it fired its event without a listener.
  useEffect(() => {
    if (details.current?.open === true) setOpened(true)
  }, [])

  return (
    <details
      ref={details}
      open={open || undefined}
      className={styles.more}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary className={styles.summary}>{summary}</summary>
      {open || opened ? children : <noscript>{children}</noscript>}
    </details>
  )
}
