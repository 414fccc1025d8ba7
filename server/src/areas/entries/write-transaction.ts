import type { RequestContext, UnitOfWork } from '../../platform/index.ts'
import type { Parsed } from '../parsing/index.ts'

/**
 * The transaction in which a document is saved or sent: others that come at the same time share it. An answer has its own,
 * for it changes the document that it answers.
 */
export const writeTransaction = <T>(
  context: RequestContext,
  documentId: string,
  { answer }: Parsed,
  work: (uow: UnitOfWork) => Promise<T>,
): Promise<T> => (answer === undefined ? context.writeInGroup(documentId, work) : context.write(work))
