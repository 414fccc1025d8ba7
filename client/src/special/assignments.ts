import type { Assignment, AssignmentDocument, Of } from '@kontor/contract'
import type { AnswerOf, Client } from '../types.ts'
import { documentProfileIdOf } from './documents.ts'
import { needed } from './needed.ts'

/** The latest created assignment of a subject that is open; undefined where there is none (F-213, F-398). */
export async function currentOpenedAssignment(
  { assignments }: Client<'assignments'>,
  subjectId: string,
): Promise<Of<typeof Assignment> | undefined> {
  needed({ subjectId })
  const { items } = await assignments.listAssignments({
    query: {
      subjectid: subjectId,
      status: 'OPEN',
      page: 0,
      limit: 1,
      sortby: 'createdat',
      direction: 'descending',
    },
  })
  return items[0]
}

/** The page in which an offset lies; 0 where there is no limit (F-394, decision 12). */
export const pageOfOffset = (offset: number, limit: number): number => (limit > 0 ? Math.floor(offset / limit) : 0)

/** The older list, by offset: no limit and the beginning by default (F-395, F-396). */
export function legacyAssignmentsOf(
  { legacyAssignments }: Client<'legacyAssignments'>,
  userId: string,
  { type, limit = -1, offset = 0 }: { type?: string; limit?: number; offset?: number } = {},
): Promise<AnswerOf<'legacyAssignments', 'listOfUser'>> {
  const query = { limit, page: pageOfOffset(offset, limit) }
  return type === undefined
    ? legacyAssignments.listOfUser({ params: { userId }, query })
    : legacyAssignments.listOfUserByType({ params: { userId, type }, query })
}

/** Saves an assignment as the document that it is (decision 1). */
export async function saveAssignmentDocument(
  { documents }: Client<'documents'>,
  given: { Id: string; Assignment: Of<typeof AssignmentDocument>; documentProfileId?: string },
): Promise<void> {
  needed({ Id: given.Id, Assignment: given.Assignment })
  await documents.saveDocument(
    {
      params: { documentId: given.Id },
      query: { documentProfileId: given.documentProfileId ?? documentProfileIdOf('assignment') },
      body: new TextEncoder().encode(JSON.stringify(given.Assignment)),
    },
    { contentType: 'application/json' },
  )
}
