import { area } from '../area.ts'
import * as calls from './calls.ts'
import { deskBannerChange, deskBanners } from './banners.ts'
import {
  deskContent,
  deskContentBack,
  deskContentDiscard,
  deskContentDraft,
  deskContentFiles,
  deskContentPublish,
} from './content-desk.ts'

export const contentDeskArea = area('contentDesk', calls, {
  deskBannerChange,
  deskBanners,
  deskContent,
  deskContentBack,
  deskContentDiscard,
  deskContentDraft,
  deskContentFiles,
  deskContentPublish,
})
