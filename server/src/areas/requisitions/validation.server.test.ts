import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { base, startProcurement } from './testing-procurement.ts'

const { admin, companyId, draft, emre, lia, move, plain, statusOf, svea, stranger, turnedDown } =
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
        Fix: 'Ask a colleague to request it.',
      },
    ],
  })
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
