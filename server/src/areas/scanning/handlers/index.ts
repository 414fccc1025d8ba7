import type { Areas } from '@kontor/contract'
import type { Handlers } from '../../../platform/index.ts'
import { decidingHandlers } from './deciding.ts'
import { folderHandlers } from './folders.ts'
import { reviewingHandlers } from './reviewing.ts'
import { uploadHandlers } from './uploads.ts'

export const handlers: Handlers<Areas['scanning']> = {
  ...folderHandlers,
  ...uploadHandlers,
  ...decidingHandlers,
  ...reviewingHandlers,
}
