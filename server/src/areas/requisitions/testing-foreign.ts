import { randomUUID } from 'node:crypto'
import { exampleOf } from '@kontor/contract/openapi'
import { made, type OwnedObjects } from '../../testing-foreign.ts'
import { documentOf } from '../documents/testing.ts'

/** What a path takes for the name of a line, of a bundle and of a property. */
const example = String(exampleOf({ type: 'string' }))

export const ownedObjects: OwnedObjects = async ({ owner }) => {
  const [requisition, order] = [randomUUID(), randomUUID()]
  const bundle = { ID: example, Kind: 'bundle', Name: 'Workplace', Quantity: { value: '1', unitCode: 'C62' } }
  const at = 'procurement/documents/requisitions'
  await made(owner.send(`PUT ${at}/${requisition}`, { json: { Lines: [bundle] } }))
  const file = { body: new Uint8Array([1]), headers: { 'content-type': 'application/octet-stream' } }
  await made(owner.send(`POST ${at}/${requisition}/line/${example}/attachment/kept.bin`, file))
  await made(owner.send(`PUT ${at}/properties/${requisition}`, { json: { [example]: 'kept' } }))
  await made(
    owner.send(`PUT documents/${order}?draft=true`, {
      body: documentOf('Order') as Uint8Array<ArrayBuffer>,
      headers: { 'content-type': 'application/xml' },
    }),
  )
  const { Lines } = (await (await made(owner.send(`GET ${at}/${requisition}`))).json()) as {
    Lines: { Attachments?: { AttachmentId: string }[] }[]
  }
  const requisitionFile = Lines[0]?.Attachments?.[0]?.AttachmentId ?? ''
  return { requisition, requisitionFile, order }
}
