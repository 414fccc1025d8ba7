import type { Areas } from '@kontor/contract'
import type { Handlers } from '../../../platform/index.ts'
import { decisionHandlers } from './decisions.ts'
import { folderHandlers } from './folders.ts'
import { reviewHandlers } from './reviews.ts'
import { uploadHandlers } from './uploads.ts'

export const handlers: Handlers<Areas['scanning']> = {
  ...folderHandlers,
  ...uploadHandlers,
  ...decisionHandlers,
  ...reviewHandlers,
}
