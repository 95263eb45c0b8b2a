import { area } from '../area.ts'
import * as calls from './calls.ts'
import {
  deskContent,
  deskContentBack,
  deskContentDiscard,
  deskContentDraft,
  deskContentFiles,
  deskContentPublish,
} from './content-desk.ts'

export const contentDeskArea = area('contentDesk', calls, {
  deskContent,
  deskContentBack,
  deskContentDiscard,
  deskContentDraft,
  deskContentFiles,
  deskContentPublish,
})
