import type { UnitOfWork } from '../../platform/index.ts'
import { lockEntry } from '../entries/index.ts'
import { lockRequisition } from '../requisitions/index.ts'
import { documentSubject } from './document.ts'
import { requisitionSubject } from './requisition.ts'
import type { Shown } from './seen.ts'
import type { Subject, Which } from './subject.ts'

/** What a run deals with, held until the transaction ends; undefined where it is gone. */
export async function lockSubject(uow: UnitOfWork, { subject, documentId }: Which): Promise<Subject | undefined> {
  if (subject === 'REQUISITION') {
    const record = await lockRequisition(uow, documentId)
    return record && requisitionSubject(record)
  }
  const entry = await lockEntry(uow, documentId)
  return entry && documentSubject(entry)
}

/** The same of what a reader sees, held by nobody. */
export const subjectSeen = ({ entry, requisition }: Shown): Subject | undefined =>
  requisition ? requisitionSubject(requisition) : entry && documentSubject(entry)
