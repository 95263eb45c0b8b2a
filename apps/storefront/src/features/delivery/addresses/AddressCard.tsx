import type { AddressView } from '@bottega/contract/delivery/addresses.ts'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { IconButton } from '@bottega/ui/components/actions/IconButton.tsx'
import { TextButton } from '@bottega/ui/components/actions/TextButton.tsx'
import type { IconName } from '@bottega/ui/components/text/icon-paths.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { DoorText } from '../../places/door/DoorText.tsx'
import { distanceText } from '../../places/distance-text.ts'
import { deliveryWords } from '../../../lib/words/shared/delivery.ts'
import { addressLine, canChoose, isOwn } from './address-list.ts'
import styles from './AddressCard.module.css'
import { WorkIcon } from './WorkIcon.tsx'

type AddressCardProps = {
  address: AddressView
  favourite: boolean
  /** True for the address the next carts go to; made so by `onMakeDefault`. */
  isDefault?: boolean
  onMakeDefault?: (() => void) | undefined
  /** Selected on the map. */
  picked?: boolean
  busy: boolean
  onChoose: () => void
  onEdit: () => void
  onRemove: () => void
}

const drawings: Record<Exclude<AddressView['addressType'], 'work'>, IconName> = { home: 'home', drive: 'store' }

/** One address, whether the shop delivers there, and its actions. */
export function AddressCard({
  address,
  favourite,
  isDefault = false,
  onMakeDefault,
  picked = false,
  busy,
  onChoose,
  onEdit,
  onRemove,
}: AddressCardProps) {
  const t = useTranslations(deliveryWords, 'address')
  const { locale, site } = usePageSetting()
  // A site without deliveries reaches no address: there it says nothing about this one.
  const why = address.covered ? 'inactive' : 'notCovered'
  const isSaid = !canChoose(address) && (why === 'inactive' || site === 'coop')
  const name = address.addressName
  return (
    <li
      className={styles.card}
      data-selected={address.selected}
      data-picked={picked}
      id={`address-${address.addressId}`}
    >
      <span className={styles.sign}>
        {address.addressType === 'work' ? <WorkIcon /> : <Icon name={drawings[address.addressType]} />}
      </span>
      <div className={styles.words}>
        <h3 className={styles.name}>
          {name} {address.selected && <Badge tone="ok">{t('current')}</Badge>}{' '}
          {isDefault && <Badge>{t('default')}</Badge>}{' '}
          {favourite && (
            <Badge tone="member">
              <Icon name="star" size={16} /> {t('favourite')}
            </Badge>
          )}
        </h3>
        {address.addressType === 'work' && <p className={styles.kind}>{t('work')}</p>}
        <p className={styles.line}>
          {addressLine(address)}
          {address.distance !== undefined && (
            <span className={styles.distance}> · {distanceText(address.distance, locale)}</span>
          )}
        </p>
        <DoorText said={address} />
        {isSaid && <p className={styles.why}>{t(why)}</p>}
        {!address.validated && <p className={styles.doubt}>{t('notValidated')}</p>}
        {onMakeDefault && !isDefault && (
          <TextButton aria-label={t('makeDefault', { name })} onClick={onMakeDefault}>
            {t('makeDefaultShort')}
          </TextButton>
        )}
      </div>
      {isOwn(address) && (
        <div className={styles.tools}>
          <IconButton icon="edit" label={t('edit', { name })} onClick={onEdit} />
          <IconButton icon="trash" label={t('remove', { name })} onClick={onRemove} />
        </div>
      )}
      {canChoose(address) && (
        <div className={styles.choose}>
          <Button
            variant={address.selected ? 'secondary' : 'primary'}
            busy={busy}
            aria-label={t('choose', { name })}
            onClick={onChoose}
          >
            {t('chooseShort')}
          </Button>
        </div>
      )}
    </li>
  )
}
