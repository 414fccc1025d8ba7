import { type DocumentAction, documentActions, type RightType } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { type Act, notFound, type ObjectRule } from '../../platform/index.ts'
import { reachFor } from './acts/reaching.ts'
import { retained } from './acts/retaining.ts'
import type { Entry } from './entry.ts'
import { rightFor, type Standing, whyNotComment, whyNotDo, whyNotReach } from './rules/index.ts'
import * as entries from './store/entries.ts'

/** The entry, and why the person does not reach it; the same rule as `mustReach` enforces. */
export async function reached(act: Act, documentId: string, personId: string, needed: RightType) {
  const entry = await entries.find(act, documentId)
  if (entry === undefined) throw notFound('document', documentId)
  const why = whyNotReach(needed, await reachFor(act, entry, personId))
  return { entry, refusal: why && t`The document ${entry.businessId} is not open to this person: ${why}.` }
}

const reachRule = (right: ObjectRule['right'], needed: RightType): ObjectRule => ({
  right,
  stands: 'documents/rules/access.ts',
  whyNot: (act, documentId, personId) => reached(act, documentId, personId, needed).then(({ refusal }) => refusal),
})

const whyNotNow = (action: DocumentAction, entry: Standing & Pick<Entry, 'businessId'>): Message | undefined => {
  const why = whyNotDo(action, entry)
  return why && t`The document ${entry.businessId} does not allow ${action} now: ${why}.`
}

const ruleOf = (action: DocumentAction): ObjectRule => ({
  right: rightFor(action),
  stands: 'documents/rules/actions.ts',
  whyNot: async (act, documentId, personId) => {
    const { entry, refusal } = await reached(act, documentId, personId, 'write')
    return refusal ?? whyNotNow(action, await retained(act, entry))
  },
})

/** What is done with a document, for whoever asks why. */
export const objectRules = {
  ...(Object.fromEntries(documentActions.map((action) => [`document.${action}`, ruleOf(action)])) as Record<
    `document.${DocumentAction}`,
    ObjectRule
  >),
  'document.read': reachRule('document.read', 'right'),
  'document.write': reachRule('document.write', 'write'),
  'document.share': reachRule('document.share', 'admin'),
  'document.comment': {
    right: 'document.comment',
    stands: 'documents/rules/conversations.ts',
    whyNot: async (act, documentId, personId) => {
      const { entry, refusal } = await reached(act, documentId, personId, 'right')
      const why = whyNotComment(entry)
      return refusal ?? (why && t`Nothing can be said about the document ${entry.businessId} now: ${why}.`)
    },
  } satisfies ObjectRule,
}
