import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { base, startProcurement } from './testing-procurement.ts'

const { admin, companyId, draft, emre, lia, move, plain, server, statusOf, svea, stranger, turnedDown } =
  await startProcurement()

interface Finding {
  readonly Rule: string
  readonly LineId?: string
  readonly Message: string
  readonly Fix: string
}
const outside = 'procurement/external/documents/requisitions'
const findings = async (path: string) => (await json<{ Findings: Finding[] }>(emre.send(`GET ${path}`))).Findings

test('REQ-32: names each line whose supplier cannot be reached, and what to do', async () => {
  const asked = await turnedDown('Tide Supplies Ltd')
  const id = await draft(emre, [plain('Lamp', '10'), plain('Rope', '10', { SupplierConnectionId: asked })])
  expect(await findings(`${base}/${id}/validateConnections`)).toEqual([
    {
      ...{ Rule: 'CONNECTION', LineId: '2', Field: 'SupplierConnectionId' },
      Message: expect.stringContaining('Nothing can be sent to Tide Supplies Ltd'),
      Fix: 'Ask a buyer to connect with them, or choose another supplier.',
    },
  ])
  expect(await statusOf(stranger.send(`GET ${base}/${id}/validateConnections`))).toBe(404)
})

test('RQX-05: names each line whose seller the company does not know, and what to do', async () => {
  const id = await draft(emre, [plain('Hook', '10', { SupplierConnectionId: randomUUID() }), plain('Lamp', '10')])
  expect(await findings(`${outside}/${id}/validate/sellers`)).toEqual([
    {
      ...{ Rule: 'SUPPLIER', LineId: '1', Field: 'SupplierConnectionId' },
      ...{ Message: 'The supplier of line 1 is no longer a partner.', Fix: 'Choose another supplier.' },
    },
  ])
})

test('RQX-06: says that whoever asked, or for whom it is, does not belong to the company any more', async () => {
  const id = await draft(svea, undefined, { OnBehalfOfUserId: lia.id })
  const at = `${outside}/${id}/validateBusinessProperties`
  expect(await json(svea.send(`GET ${at}`))).toEqual({ Valid: true, Findings: [] })
  await json(admin.send(`DELETE users/${lia.id}/memberships/${companyId}`), 204)
  expect(await json(svea.send(`GET ${at}`))).toEqual({
    Valid: false,
    Findings: [
      {
        ...{ Rule: 'REQUESTER', Field: 'OnBehalfOfUserId' },
        Message: 'The person it is for is no longer with the company.',
        Fix: 'Choose someone else, or request it for yourself.',
      },
    ],
  })
})

test('REQ-30, REQ-31: each check finds what is its own, the whole finds all of it, and nothing of that is submitted', async () => {
  const unreachable = await turnedDown('Cliff Supplies Ltd')
  const leaving = await server.person(companyId, { role: 'requester', firstName: 'Noor' })
  const lines = [
    plain('Lamp', undefined),
    plain('Rope', '10', { SupplierConnectionId: unreachable }),
    plain('Hook', '10', { SupplierConnectionId: randomUUID() }),
  ]
  const id = await draft(svea, lines, { OnBehalfOfUserId: leaving.id })
  await json(admin.send(`DELETE users/${leaving.id}/memberships/${companyId}`), 204)
  const found = async (path: string) =>
    (await json<{ Findings: Finding[] }>(svea.send(`GET ${path}`))).Findings.map(({ Rule, LineId }) => [Rule, LineId])
  const [own, connections, sellers] = [
    [
      ['PRICE', '1'],
      ['REQUESTER', undefined],
    ],
    [['CONNECTION', '2']],
    [['SUPPLIER', '3']],
  ]
  expect(await found(`${base}/${id}/validate/internal`)).toEqual(own)
  expect(await found(`${base}/${id}/validateConnections`)).toEqual(connections)
  expect(await found(`${outside}/${id}/validate/sellers`)).toEqual(sellers)
  expect(await found(`${base}/${id}/validate`)).toEqual([...own, ...connections, ...sellers])

  const answer = await move(svea, id, 'PENDING')
  const { ValidationError } = (await answer.json()) as { ValidationError: { Message: string }[] }
  expect([answer.status, ValidationError.map(({ Message }) => Message)]).toEqual([
    400,
    [
      'Line 1 has no price. Enter a price, if only an estimate: approvers decide by it.',
      'The person it is for is no longer with the company. Choose someone else, or request it for yourself.',
      expect.stringMatching(/^Nothing can be sent to Cliff Supplies Ltd.*Ask a buyer to connect with them/),
      'The supplier of line 3 is no longer a partner. Choose another supplier.',
    ],
  ])
})

test('what another system orders need not be reached from here, but its suppliers are known', async () => {
  const unreachable = await turnedDown('Dune Supplies Ltd')
  const id = await draft(emre, [plain('Rope', '10', { SupplierConnectionId: unreachable })])
  await json(emre.send(`PUT ${base}/properties/${id}`, { json: { externalSystem: 'SAP' } }), 204)
  expect(await findings(`${base}/${id}/validate`)).toEqual([])
  await json(move(emre, id, 'PENDING'), 204)
})

test('what is not ready is refused with all that stands in the way, each with what to do', async () => {
  const id = await draft(emre, [plain('Lamp', undefined), plain('Desk', '5'), plain('Rope', undefined)])
  const answer = await move(emre, id, 'PENDING')
  expect(answer.status).toBe(400)
  const { Message, ValidationError } = (await answer.json()) as {
    Message: string
    ValidationError: { Message: string }[]
  }
  expect(Message).toContain('Line 1 has no price')
  expect(ValidationError.map((one) => one.Message)).toEqual([
    'Line 1 has no price. Enter a price, if only an estimate: approvers decide by it.',
    'Line 3 has no price. Enter a price, if only an estimate: approvers decide by it.',
  ])
})
