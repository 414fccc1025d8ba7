import type { RightType } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import type { ObjectRule } from '../../platform/index.ts'
import { reachedEntry } from '../document-access/index.ts'
import { type ApprovalOf, approvalOf } from './approval.ts'
import { whyNotAsk, whyNotDecide } from './rules.ts'

const ruleOf = (
  needed: RightType,
  whyNot: (personId: string, approval: ApprovalOf) => Message | undefined,
): ObjectRule => ({
  right: 'approval.decide',
  stands: 'approvals/rules.ts',
  whyNot: async (uow, documentId, personId) => {
    const { entry, refusal } = await reachedEntry(uow, documentId, personId, needed)
    if (refusal !== undefined) return refusal
    const why = whyNot(personId, await approvalOf(uow, entry))
    return why && t`The approval of the document ${entry.businessId} cannot be changed: ${why}.`
  },
})

/** What is done with a document's approval, for whoever asks why. */
export const objectRules = {
  'approval.decide': ruleOf('right', whyNotDecide),
  'approval.invite': ruleOf('write', (_personId, approval) => whyNotAsk(approval)),
}
