import { randomUUID } from 'node:crypto'
import { made, type OwnedObjects } from '../../testing-foreign.ts'

export const ownedObjects: OwnedObjects = async ({ owner }) => {
  const supplierGroup = randomUUID()
  await made(owner.send(`PUT network/groups/${supplierGroup}`, { json: { Id: supplierGroup, Name: 'Brought in' } }))
  const form = new FormData()
  form.set('fileName', 'suppliers.csv')
  form.set('supplierGroupId', supplierGroup)
  form.set('file', new Blob(['Name,Country,Email\nFern,DE,hi@fern.example\nGorse,DE,no address']), 'suppliers.csv')
  const file = await made(owner.send('POST onboarding/masterdata/files', { body: form }))
  const contact = await made(
    owner.send('POST onboarding/contacts', {
      json: { CompanyName: 'Heath', Country: 'DE', Email: 'hi@heath.example' },
    }),
  )
  return {
    supplierGroup,
    masterDataFile: ((await file.json()) as { Id: string }).Id,
    contact: ((await contact.json()) as { SourceId: string }).SourceId,
  }
}
