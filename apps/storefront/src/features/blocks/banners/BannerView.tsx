import type { Banner } from '@bottega/contract/content/banner.ts'
import { classNames } from '@bottega/ui/class-names.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { buttonClass } from '@bottega/ui/components/actions/button-class.ts'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { VisuallyHidden } from '@bottega/ui/components/text/VisuallyHidden.tsx'
import { EditorHtml } from '../../../lib/page/EditorHtml.tsx'
import { VideoLink } from '../../../lib/video/VideoLink.tsx'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { blocksWords } from '../words/blocks.ts'
import tone from './banner-tone.module.css'
import styles from './BannerView.module.css'
import { BannerPicture } from './BannerPicture.tsx'
import { Sponsor } from './Sponsor.tsx'

type BannerViewProps = {
  banner: Banner
  /** The first picture of a page. */
  first?: boolean
  /** Title of the block; below it a banner's own is one level deeper. */
  under: string | undefined
}

/** A banner as its kind draws it. (Content and discovery, section 2: block screens) */
export function BannerView({ banner, first = false, under }: BannerViewProps) {
  const t = useTranslations(blocksWords)
  const marks = { 'data-banner': banner.id, 'data-tone': banner.tone, 'data-align': banner.align }
  const sponsor = <Sponsor name={banner.sponsor} />
  switch (banner.kind) {
    case 'image':
      return banner.link === undefined ? (
        <div {...marks} className={classNames(tone.toned, styles.image)}>
          <BannerPicture banner={banner} first={first} />
          {sponsor}
        </div>
      ) : (
        <Anchor {...marks} href={banner.link} className={classNames(tone.toned, styles.image)}>
          <BannerPicture banner={banner} first={first} />
          {sponsor}
        </Anchor>
      )
    case 'card':
      return (
        <article {...marks} className={classNames(tone.toned, styles.card)}>
          {sponsor}
          <Words banner={banner} heading={under === undefined ? 'h2' : 'h3'} />
          <p>
            <Anchor href={banner.link} className={classNames(buttonClass(), styles.button)}>
              {banner.button ?? banner.title}
            </Anchor>
          </p>
          <BannerPicture banner={{ ...banner, alt: banner.alt ?? '' }} first={first} className={styles.aside} />
        </article>
      )
    case 'video':
      return (
        <div {...marks} className={classNames(tone.toned, styles.image)}>
          <VideoLink title={banner.title} address={banner.video} className={styles.video}>
            <BannerPicture banner={{ ...banner, alt: banner.alt ?? '' }} first={first} />
            <span className={styles.play}>
              <Icon name="play" filled size={24} />
              {banner.button ?? t('video')}
              <VisuallyHidden>: {banner.title}</VisuallyHidden>
            </span>
          </VideoLink>
          {sponsor}
        </div>
      )
    case 'button':
      return (
        <p {...marks} className={styles.alone}>
          <Anchor href={banner.link} className={classNames(buttonClass({ size: 'large' }), styles.button)}>
            {banner.button ?? banner.title}
          </Anchor>
          {sponsor}
        </p>
      )
    default:
      return banner satisfies never
  }
}

type WordsProps = { banner: Banner; heading: 'h2' | 'h3' }

function Words({ banner: { title, text, content }, heading: Heading }: WordsProps) {
  return (
    <>
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {content && <EditorHtml html={content} />}
    </>
  )
}
