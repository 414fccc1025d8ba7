import { randomUUID } from 'node:crypto'
import { made, type OwnedObjects } from '../../testing-foreign.ts'

export const ownedObjects: OwnedObjects = async ({ owner, documentId }) => {
  const codingList = randomUUID()
  const list = { ListId: codingList, Name: 'Accounts', Target: 'LINE', Required: false }
  await made(owner.send(`PUT coding/lists/${codingList}`, { json: list }))
  const coding = { header: [{ values: [{ listId: codingList, code: '4930' }] }], lines: [] }
  await made(owner.send(`PUT coding/entry/v0/legacy/${documentId}`, { json: coding }))
  return { codingList }
}
