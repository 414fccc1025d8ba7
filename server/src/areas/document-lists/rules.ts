import type { BulkAction, Permission } from '@kontor/contract'
import { rightFor } from '../entries/rules/index.ts'

/** What each takes of a person; what is no action of one document asks for what its call asks. */
const rights: Readonly<Record<BulkAction, Permission>> = {
  tag: 'document.write',
  archive: rightFor('archive'),
  unarchive: rightFor('unarchive'),
  accept: rightFor('accept'),
  reject: rightFor('reject'),
  pay: rightFor('pay'),
  markPaid: rightFor('markPaid'),
  confirmPaid: rightFor('confirmPaid'),
  advise: rightFor('advise'),
  remind: rightFor('remind'),
  invoice: 'document.write',
  approve: 'approval.decide',
  assign: 'assignment.write',
}

/** What a person with these permissions may do with several documents at once; to which of them, each row says. */
export const allowedBulkActions = (permissions: ReadonlySet<Permission>): BulkAction[] =>
  (Object.keys(rights) as BulkAction[]).filter((action) => permissions.has(rights[action]))
