import { type DocumentAction, documentActions, type RightType } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import type { ObjectRule } from '../../platform/index.ts'
import { whyNotComment } from '../conversations/index.ts'
import { reachedEntry } from '../document-access/index.ts'
import { type Entry, rightFor, type Standing, whyNotDo } from '../entries/index.ts'
import { retained } from '../retention/index.ts'

const reachRule = (right: ObjectRule['right'], needed: RightType): ObjectRule => ({
  right,
  stands: 'entries/rules/access.ts',
  whyNot: (uow, documentId, personId) => reachedEntry(uow, documentId, personId, needed).then(({ refusal }) => refusal),
})

const whyNotNow = (action: DocumentAction, entry: Standing & Pick<Entry, 'businessId'>): Message | undefined => {
  const why = whyNotDo(action, entry)
  return why && t`${action} is not possible for the document ${entry.businessId} now: ${why}.`
}

const ruleOf = (action: DocumentAction): ObjectRule => ({
  right: rightFor(action),
  stands: 'entries/rules/actions.ts',
  whyNot: async (uow, documentId, personId) => {
    const { entry, refusal } = await reachedEntry(uow, documentId, personId, 'write')
    return refusal ?? whyNotNow(action, await retained(uow, entry))
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
    stands: 'conversations/rules.ts',
    whyNot: async (uow, documentId, personId) => {
      const { entry, refusal } = await reachedEntry(uow, documentId, personId, 'right')
      const why = whyNotComment(entry)
      return refusal ?? (why && t`The document ${entry.businessId} cannot be commented on: ${why}.`)
    },
  } satisfies ObjectRule,
}
