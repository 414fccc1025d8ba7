import { randomUUID } from 'node:crypto'
import { made, type OwnedObjects } from '../../testing-foreign.ts'
import { documentOf } from '../documents/testing.ts'
import { asBody, xml } from '../documents/testing-trade.ts'

/** A template of a draft. */
export const ownedObjects: OwnedObjects = async ({ owner }) => {
  const [document, template] = [randomUUID(), randomUUID()]
  const body = asBody(documentOf('Invoice', { id: 'TEMPLATE' }))
  await made(owner.send(`PUT documents/${document}?draft=true`, { body, headers: xml }))
  await made(owner.send(`PUT documents/templates/${template}`, { json: { Name: 'Monthly', DocumentId: document } }))
  return { template }
}
