import { type DocumentAction, documentActions } from '@kontor/contract'
import type { ObjectRule } from '../../platform/index.ts'
import { own } from './handlers/reading.ts'
import { rightFor, whyNotDo } from './rules/index.ts'

const ruleOf = (action: DocumentAction): ObjectRule => ({
  right: rightFor(action),
  stands: 'documents/rules/actions.ts',
  whyNot: async (act, documentId) => {
    const entry = await own(act, documentId)
    const why = whyNotDo(action, entry)
    return why && `The document ${entry.businessId} does not allow ${action} now: ${why}.`
  },
})

/** What is done with a document, for whoever asks why. */
export const objectRules = {
  ...(Object.fromEntries(documentActions.map((action) => [`document.${action}`, ruleOf(action)])) as Record<
    `document.${DocumentAction}`,
    ObjectRule
  >),
  'document.read': {
    right: 'document.read',
    stands: 'documents/handlers/reading.ts',
    // Whoever may read documents reads every one that the company holds.
    whyNot: (act, documentId) => own(act, documentId).then(() => undefined),
  } satisfies ObjectRule,
}
