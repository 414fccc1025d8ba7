import { randomUUID } from 'node:crypto'
import { made, type OwnedObjects } from '../../testing-foreign.ts'
import { documentOf } from '../documents/testing.ts'
import { asBody, xml } from '../documents/testing-trade.ts'

/** An invoice that comes each month. */
export const ownedObjects: OwnedObjects = async ({ owner }) => {
  const [document, template, recurring] = [randomUUID(), randomUUID(), randomUUID()]
  const body = asBody(documentOf('Invoice', { id: 'RECURRING' }))
  await made(owner.send(`PUT documents/${document}?draft=true`, { body, headers: xml }))
  await made(owner.send(`PUT documents/templates/${template}`, { json: { Name: 'Each month', DocumentId: document } }))
  const json = { TemplateId: template, Frequency: 'MONTHLY', Start: '2099-01-31' }
  await made(owner.send(`PUT documents/recurring/${recurring}`, { json }))
  return { recurring }
}
