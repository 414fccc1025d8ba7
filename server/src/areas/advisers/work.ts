import type { UnitOfWork } from '../../platform/index.ts'
import { saveWork } from '../work/index.ts'
import type { AdviceRecord } from './store.ts'

/** Advice that is asked for waits for those who have it. */
export const keepWork = (
  uow: UnitOfWork,
  { id, documentId, askedBy, question, holders, asked }: AdviceRecord,
): Promise<void> =>
  saveWork(uow, {
    ...{ id, kind: 'ADVICE', type: 'ADVICE', subjectType: 'DOCUMENT', subjectId: documentId },
    ...{ givenBy: askedBy, why: question, holders, opened: asked },
  })

/** Each step stands in the log of the document: by ids, since words can be erased and the log cannot. */
export const noted = (
  uow: UnitOfWork,
  kind: `document.advi${string}`,
  { id, documentId }: Pick<AdviceRecord, 'id' | 'documentId'>,
  detail: Readonly<Record<string, string | null>> = {},
): Promise<void> => uow.log({ kind, objectType: 'document', objectId: documentId, detail: { adviceId: id, ...detail } })
