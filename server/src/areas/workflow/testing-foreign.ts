import { randomUUID } from 'node:crypto'
import { roles } from '@kontor/contract'
import type { TestPerson, TestServer } from '../../testing.ts'
import { made, type OwnedObjects } from '../../testing-foreign.ts'
import { documentOf } from '../documents/testing.ts'

const xml = { 'content-type': 'application/xml' }

/** Somebody sends the company an invoice. */
async function billed(server: TestServer, companyId: string): Promise<void> {
  const sellerId = await server.company()
  const seller = await server.person(sellerId)
  const ConnectionId = await server.connect(sellerId, companyId)
  const id = randomUUID()
  const body = new Uint8Array(documentOf('Invoice', { id: 'WORKFLOW-1' }))
  await made(seller.send(`PUT documents/${id}`, { body, headers: xml }))
  await made(seller.send(`PUT documents/${id}/dispatches/${randomUUID()}`, { json: { ConnectionId } }))
  await server.settle()
}

const readInstances = async (owner: TestPerson) =>
  (await (await made(owner.send('GET workflow/instances'))).json()) as { Instances: { Id: string }[] }

/** A workflow of the company, a document of it on its way, and an outcome that waits. */
export const ownedObjects: OwnedObjects = async ({ owner, server, documentId, companyId }) => {
  const workflow = randomUUID()
  const json = {
    ...{ Name: 'Two pairs of eyes', Types: ['invoice'], Start: 'ask' },
    Steps: [
      ...[
        {
          Id: 'ask',
          Name: 'Ask',
          Kind: 'ASSIGNMENT',
          Who: { RoleIds: [roles.companyAdmin] },
          Next: [{ StepId: 'end' }],
        },
      ],
      { Id: 'end', Name: 'End', Kind: 'END', Then: 'NOTHING', Next: [] },
    ],
  }
  await made(owner.send(`PUT workflow/versions/${workflow}/steps`, { json }))
  await made(owner.send(`POST workflow/versions/${workflow}/publication`, { json: {} }))
  const queued = await made(owner.send(`POST workflow/documents/${documentId}/outcomes/DONE/async`))
  const { Id: outcome } = (await queued.json()) as { Id: string }
  await billed(server, companyId)
  const { Instances } = await readInstances(owner)
  return { workflow, outcome, workflowInstance: Instances[0]!.Id }
}
