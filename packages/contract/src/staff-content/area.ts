import { area } from '../area.ts'
import * as calls from './calls.ts'
import { staffBannerChange, staffBanners } from './banners.ts'
import {
  staffContent,
  staffContentBack,
  staffContentDiscard,
  staffContentDraft,
  staffContentFiles,
  staffContentPublish,
} from './staff-content.ts'

export const staffContentArea = area('staffContent', calls, {
  staffBannerChange,
  staffBanners,
  staffContent,
  staffContentBack,
  staffContentDiscard,
  staffContentDraft,
  staffContentFiles,
  staffContentPublish,
})
