import type { CategoryBlockView } from '@bottega/contract/catalog/categories.ts'
import type { Banner } from '@bottega/contract/content/banner.ts'
import type { MetaData, ProposalView } from '@bottega/contract/content/proposal.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { inLanguage } from '../../kernel/text/localized-text.ts'
import { cleanBlock } from './clean-content.ts'
import { isRecord } from '../../kernel/publishing/fields/content-schema.ts'
import type { BlockRow } from './content.repository.ts'
import { bannersIn } from './stored-banners.ts'

/** A block as clients of the protocol read it. (Content and discovery, section 3: Category block) */
export function presentBlock({ id, type, content }: BlockRow, language: Language): CategoryBlockView {
  const shown = inLanguage(language, cleanBlock(type, content))
  return {
    categoryBlockId: id,
    templateBlockType: { modeName: type },
    templateBlock: { codInt: type },
    metaData: metaDataOf(type, shown),
    proposals: bannersIn(shown).map(presentProposal),
    content: shown,
  }
}

/** Fields whose key on the wire is not their name; `card` is flattened. */
const keys: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  InstitutionalBanner: { image: 'BANNER_IMG', title: 'BANNER_TITLE', subtitle: 'BANNER_SUBTITLE' },
  InstitutionalCard: {
    image: 'CARD_IMG',
    title: 'CARD_TITLE',
    subtitle: 'CARD_SUBTITLE',
    description: 'CARD_DESCRIPTION',
    button: 'CARD_BTN_TEXT',
    link: 'CARD_BTN_LINK',
  },
  LeafletSliderWrapper: { leafletIds: 'LEAFLET_ID' },
  StaticText: { html: 'DESCRIPTION' },
}
const cardKeys: Readonly<Record<string, string>> = {
  mode: 'CARD_MODE',
  title: 'CARD_TITLE',
  subtitle: 'CARD_SUBTITLE',
  description: 'CARD_DESCRIPTION',
  button: 'CARD_BTN_TEXT',
  link: 'CARD_BTN_LINK',
  image: 'CARD_IMG',
}

/** Settings and content by the protocol's keys: `articleId` is ARTICLE_ID, `CSS_STYLE` is itself. */
function metaDataOf(type: string, { card, ...content }: Record<string, unknown>): MetaData {
  const own = Object.entries(content).map(([name, value]) => [keys[type]?.[name] ?? upperSnake(name), value] as const)
  const ofCard = isRecord(card)
    ? Object.entries(card).map(([name, value]) => [cardKeys[name] ?? name, value] as const)
    : []
  const shown = [...own, ...ofCard].flatMap(([key, value]) => {
    const meta = metaValueOf(key, value)
    return meta === undefined ? [] : [[key, meta] as const]
  })
  return { ...(type === 'ProductSlider' && { SHOW_CARD: String(isRecord(card)) }), ...Object.fromEntries(shown) }
}

function metaValueOf(key: string, value: unknown): MetaData[string] | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  // Several numbers under one key, as the queries of the protocol write them.
  if (Array.isArray(value) && value.every((one) => typeof one === 'number')) return value.join(',')
  if (typeof value !== 'string') return undefined
  return key.endsWith('IMG') || key.endsWith('IMAGE') ? { location: value } : value
}

const upperSnake = (name: string) =>
  name === name.toUpperCase() ? name : name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

export function presentProposal(banner: Banner & { id: number }): ProposalView {
  const { id, slug = String(id), title, text, content, image, alt, description, priority = 0, kind } = banner
  return {
    id,
    slug,
    ...('link' in banner && banner.link !== undefined && { proposalUrl: banner.link }),
    ...(image !== undefined && { img: image, imgAlt: alt ?? title }),
    ...(description !== undefined && { imgDescription: description }),
    name: title,
    ...(text !== undefined && { descr: text }),
    ...(content !== undefined && { content }),
    ...(kind === 'video' && { video: banner.video }),
    priority,
    categoryProposalType: { name: kind },
    metaData: { category_proposal_type: settingsOf(banner) },
  }
}

function settingsOf(banner: Banner): MetaData {
  const { background, colour, align, image, mobileImage, button, buttonColour, tone, sponsor } = banner
  return {
    TONE: tone,
    ...(background !== undefined && { BACKGROUND_COLOR: background }),
    ...(colour !== undefined && { TEXT_COLOR: colour }),
    ...(align !== undefined && { TEXT_ALIGN: align }),
    ...(image !== undefined && { IMG_DESKTOP: { location: image } }),
    ...(mobileImage !== undefined && { IMG_MOBILE: { location: mobileImage } }),
    ...(button !== undefined && { BTN_TEXT: button }),
    ...(buttonColour !== undefined && { BTN_COLOR: buttonColour }),
    ...(sponsor !== undefined && { SPONSOR: sponsor }),
  }
}
