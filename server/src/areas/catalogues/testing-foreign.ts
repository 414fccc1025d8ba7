import { randomUUID } from 'node:crypto'
import { made, type OwnedObjects } from '../../testing-foreign.ts'

export const ownedObjects: OwnedObjects = async ({ owner }) => {
  const catalogue = randomUUID()
  const form = new FormData()
  form.set('Name', 'Workshop')
  form.set('Currency', 'EUR')
  form.set('file', new Blob(['Number,Name,Price\n1,Wrench,12.50']), 'workshop.csv')
  await made(owner.send(`PUT procurement/catalogues/${catalogue}`, { body: form }))
  return { catalogue }
}
