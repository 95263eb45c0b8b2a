import type { BannerPlace } from '@bottega/contract/content/banner-place.ts'
import { staffBannerChange, staffBanners } from '@bottega/contract/staff-content/calls.ts'
import type { StaffBanner } from '@bottega/contract/staff-content/banners.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { useActionDialog } from '../../lib/actions/use-action-dialog.ts'
import { api } from '../../lib/api.ts'
import { DataTable, type Column } from '../../lib/lists/DataTable.tsx'
import { PageHead } from '../../lib/head/PageHead.tsx'
import { requireWholeGroup } from '../../lib/signed-in-staff.ts'
import { BannerDialog, chosenIn } from './BannerDialog.tsx'
import { useBannerDates } from './use-content-words.ts'
import styles from './Content.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireWholeGroup(request, ['editor', 'shopkeeper'])
  return (await api.call(staffBanners)).data
}

const tones = { shown: 'ok', planned: 'member', over: 'quiet', hidden: 'warn' } as const

// A place that has no word in Italian does not compile where this key is translated.
const placeKey = (place: BannerPlace) => `placeNames.${place}` as const

/** The banners of the folder `banners/`: where and when each is shown. */
export function Component() {
  const t = useTranslations('content.banners')
  const dates = useBannerDates()
  const { banners } = useLoaderData<typeof loader>()
  const dialog = useActionDialog<string>(async (key, fields) => {
    const version = banners.find((banner) => banner.key === key)?.version ?? 0
    await api.call(staffBannerChange, { body: { key, version, ...chosenIn(fields) } })
  })
  const chosen = banners.find((banner) => banner.key === dialog.open)
  // Files may name places of their own.
  const placeText = (name: string) => {
    const key = placeKey(name as BannerPlace)
    return t.has(key) ? t(key) : t('otherPlace', { name })
  }
  const columns: readonly Column<StaffBanner>[] = [
    {
      key: 'banner',
      title: t('banner'),
      renderCell: ({ title, image }) => (
        <div className={styles.banner}>
          {image !== undefined && <img src={image} alt="" width={96} height={54} loading="lazy" />}
          <span className={styles.words}>{title}</span>
        </div>
      ),
    },
    {
      key: 'state',
      title: t('state'),
      renderCell: ({ state }) => <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>,
    },
    { key: 'dates', title: t('dates'), renderCell: (banner) => <div className={styles.words}>{dates(banner)}</div> },
    { key: 'places', title: t('places'), renderCell: ({ places }) => places.map(placeText).join(', ') || t('byName') },
    {
      key: 'link',
      title: t('link'),
      renderCell: ({ link }) => link !== undefined && <Anchor href={link}>{link}</Anchor>,
    },
    {
      key: 'actions',
      title: t('actions'),
      actions: true,
      renderCell: (banner) => (
        <div className={styles.words}>
          <Button
            variant="secondary"
            aria-label={t('changeOf', { title: banner.title })}
            onClick={() => dialog.show(banner.key)}
          >
            {t('change')}
          </Button>
        </div>
      ),
    },
  ]
  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      {banners.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} />
      ) : (
        <DataTable caption={t('title')} columns={columns} rows={banners} keyOf={(banner) => banner.key} />
      )}
      {chosen !== undefined && <BannerDialog banner={chosen} dialog={dialog} />}
    </>
  )
}
