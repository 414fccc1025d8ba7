import { randomUUID } from 'node:crypto'
import { made, type OwnedObjects } from '../../testing-foreign.ts'

export const ownedObjects: OwnedObjects = async ({ owner }) => {
  const webhook = randomUUID()
  const json = { Address: 'https://erp.example.com/kontor', Events: ['DOCUMENT_SENT'] }
  await made(owner.send(`PUT webhooks/${webhook}`, { json }))
  const test = await owner.send(`POST webhooks/${webhook}/test`)
  const { Id: webhookDelivery } = (await test.json()) as { Id: string }
  return { webhook, webhookDelivery }
}
