import { askedOf, decide } from '../../approvals/index.ts'
import { briefOf, known, warningsOf } from '../../entries/index.ts'
import type { Subject } from './subject.ts'

/** The approval of a document. */
export const documentSubject: Subject = {
  asked: async (uow, { subjectId: documentId, stepId, userId }) => {
    const found = await askedOf(uow, { documentId, stepId, userId })
    if (found === undefined) return undefined
    const { entry, askedBy, because, whyNot } = found
    const { type, number, partner, amount, currency } = briefOf(entry)
    return {
      whyNot,
      shown: {
        ...{ Kind: 'DOCUMENT', Id: entry.id, Type: type, Number: number, Partner: partner },
        ...known({ Amount: amount, Currency: currency, IssueDate: entry.issueDate, DueDate: entry.dueDate }),
        ...known({ AskedBy: askedBy, Because: because }),
        Warnings: warningsOf(entry),
      },
    }
  },
  decide: async (uow, origin, { subjectId: documentId, stepId, userId }, { outcome, reason }) => {
    const deciding = { documentId, stepId, by: userId, approverId: userId, outcome }
    await decide(uow, origin, { ...deciding, ...(reason !== undefined && { reason }) })
  },
}
