import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { TestServer } from '../../testing.ts'

export interface Standing {
  readonly DocumentId: string
  readonly ID: string
  readonly UnifiedState: string
  readonly ReceiverCompanyName: string
  readonly LatestDispatch: { readonly DispatchState: string; readonly FailureMessage?: string }
}

let count = 0

/** Companies that send and receive over Peppol, and what they do all day. */
export function peppolOf(server: TestServer) {
  async function participant(name: string, scheme: string, value: string) {
    const company = await server.company({ name, identifiers: [{ scheme, value }] })
    const { send } = await server.person(company)
    await server.settle()
    const partner = async (endpoint = { scheme: '0184', value: '' }, more: object = {}) => {
      const id = randomUUID()
      const json = { CompanyName: 'Partner', Country: 'DK', EndpointId: endpoint, ...more }
      const answer = await send(`PUT network/partners/${id}`, { json })
      return { id, answer }
    }
    const list = async () =>
      ((await (await send('GET documents?limit=100')).json()) as { Document: Standing[] }).Document
    const standing = async (id: string) => (await (await send(`GET documents/${id}/metadata`)).json()) as Standing
    const draft = async (bytes: Uint8Array) => {
      const id = randomUUID()
      const headers = { 'content-type': 'application/xml' }
      const saved = await send(`PUT documents/${id}?draft=true`, { body: new Uint8Array(bytes), headers })
      expect(saved.status).toBeLessThan(300)
      return id
    }
    const dispatch = async (documentId: string, ConnectionId: string, dispatchId: string = randomUUID()) => {
      const answer = await send(`PUT documents/${documentId}/dispatches/${dispatchId}`, { json: { ConnectionId } })
      expect(answer.status, await answer.clone().text()).toBe(201)
      return dispatchId
    }
    return { company, send, partner, list, standing, draft, dispatch }
  }

  /** Two companies of their own endpoint ids that are not connected. */
  async function pair() {
    count += 1
    const at = { seller: `DE${100 + count}`, buyer: `DE${200 + count}` }
    const seller = await participant('Nordlicht Software GmbH', '9930', at.seller)
    const buyer = await participant('Atelier Søndergaard', '9930', at.buyer)
    return { seller, buyer, at }
  }
  return { participant, pair }
}
