import { randomUUID } from 'node:crypto'
import { made, type OwnedObjects } from '../../testing-foreign.ts'

export const ownedObjects: OwnedObjects = async ({ owner }) => {
  const item = randomUUID()
  await made(owner.send(`PUT items/${item}`, { json: { Side: 'SALES', Name: 'Wrench', Unit: 'C62' } }))
  return { item }
}
