import { made, type OwnedObjects } from '../../testing-foreign.ts'

export const ownedObjects: OwnedObjects = async ({ owner }) => {
  const json = { handler: 'Kontor.Inbox.task', assignees: [owner.id] }
  const { id } = (await (await made(owner.send('POST tasks', { json }))).json()) as { id: string }
  return { task: id }
}
