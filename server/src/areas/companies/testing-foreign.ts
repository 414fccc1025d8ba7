import { made, type OwnedObjects } from '../../testing-foreign.ts'

export const ownedObjects: OwnedObjects = async ({ owner, branchId }) => {
  const png = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
    Buffer.from([0, 0, 0, 8, 0, 0, 0, 8, 8, 6, 0, 0, 0]),
    Buffer.alloc(16),
  ])
  const text = { 'content-type': 'text/plain' }
  await made(owner.send(`PUT companies/${branchId}/properties/text`, { body: 'kept', headers: text }))
  await made(owner.send(`POST orgs/companies/${branchId}/config/text/text`, { json: { Value: 'kept' } }))
  const image = { body: new Uint8Array(png), headers: { 'content-type': 'image/png' } }
  await made(owner.send(`PUT companies/${branchId}/images/LOGO`, image))
  const json = { data: [{ scheme: 'city', value: 'Kiel' }], location_type: 'BILLING', is_default_location: true }
  const answer = await made(owner.send(`POST orgs/companies/${branchId}/addresses`, { json }))
  return { address: ((await answer.json()) as { id: string }).id }
}
