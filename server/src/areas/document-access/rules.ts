import type { AccessAction, RightType } from '@kontor/contract'
import { whyNotReach } from '../entries/rules/index.ts'

/** What a person who reaches this far may do with the access to a document. */
export const accessActions = (reach: RightType | undefined): AccessAction[] =>
  whyNotReach('admin', reach) === undefined ? ['share'] : []
