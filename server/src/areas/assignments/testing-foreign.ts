import { made, type OwnedObjects } from '../../testing-foreign.ts'

export const ownedObjects: OwnedObjects = async ({ owner, colleague, documentId }) => {
  await made(owner.send('PUT autoassignments', { json: { assigneeId: owner.id, autoAssigneeId: colleague.id } }))
  const given = await made(owner.send('POST assignments', { json: { subjectId: documentId, assigneeIds: [owner.id] } }))
  const { id: assignment } = (await given.json()) as { id: string }
  return { assignment }
}
