import { randomUUID } from 'node:crypto'
import { made, type OwnedObjects } from '../../testing-foreign.ts'

export const ownedObjects: OwnedObjects = async ({ owner }) => {
  const team = randomUUID()
  await made(owner.send(`PUT usergroups/${team}`, { json: { Name: 'Buyers', Members: [owner.id] } }))
  return { team }
}
