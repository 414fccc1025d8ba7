import { type Message, t } from '@kontor/i18n'
import type { Standing } from '../../entries/rules/index.ts'

export type Lock = 'SALE' | 'PURCHASE'

/** How a document is locked: by hand, or because it has left and does not change any more (F-219). */
export function lockOf(entry: Standing & { readonly side: 'sales' | 'purchases' }): Lock | 'OPEN' {
  if (entry.lockedAs) return entry.lockedAs
  if (entry.delivery === 'NONE') return 'OPEN'
  return entry.side === 'sales' ? 'SALE' : 'PURCHASE'
}

/** Why a document cannot be locked so; undefined where it can. Locking stays. */
export function whyNotLock(entry: Standing & { readonly side: 'sales' | 'purchases' }, as: Lock): Message | undefined {
  const lock = lockOf(entry)
  if (lock !== 'OPEN') return lock === as ? undefined : t`it is locked as a ${lock}`
  return entry.draft ? t`it is a draft and not final yet` : undefined
}
