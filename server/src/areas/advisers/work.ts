import type { UnitOfWork } from '../../platform/index.ts'
import type { AdviceRecord } from '../advice/index.ts'
import { saveWork } from '../work/index.ts'

/** Advice that is asked for waits for those who have it. */
export const keepWork = (
  uow: UnitOfWork,
  { id, subject, documentId, askedBy, question, holders, asked }: AdviceRecord,
): Promise<void> =>
  saveWork(uow, {
    ...{ id, kind: 'ADVICE', type: 'ADVICE', subjectType: subject, subjectId: documentId },
    ...{ givenBy: askedBy, why: question, holders, opened: asked },
  })

/** Each step stands in the log of what it is about: by ids, since words can be erased and the log cannot. */
export const noted = (
  uow: UnitOfWork,
  what: `advi${string}`,
  { id, subject, documentId }: Pick<AdviceRecord, 'id' | 'subject' | 'documentId'>,
  detail: Readonly<Record<string, string | null>> = {},
): Promise<void> => {
  const objectType = objectTypeOf[subject]
  return uow.log({
    kind: `${objectType}.${what}`,
    objectType,
    objectId: documentId,
    detail: { adviceId: id, ...detail },
  })
}

/** What the log calls it. */
export const objectTypeOf = { DOCUMENT: 'document', REQUISITION: 'requisition' } as const
