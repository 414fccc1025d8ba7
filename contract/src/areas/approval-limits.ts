import { ApprovalLimit, ApprovalLimitInput } from '../entities/index.ts'
import { call, list, nothing, record, uuid } from '../words/index.ts'

const holder = { holderId: uuid() }
const needs = { holderId: 'holderId is required' }

/** Issue 21: up to which amount people approve documents and requisitions. */
export const approvalLimits = {
  listLimits: call('GET approval-limits', {
    id: 'K-LIM-01',
    says: 'Up to which amounts people and roles approve here. Whoever is not named approves any amount that their role may approve.',
    may: 'approval.read',
    returns: record({ Limits: list(ApprovalLimit, { max: 1000 }) }),
  }),
  setLimit: call('PUT approval-limits/{holderId}', {
    id: 'K-LIM-02',
    says: 'Sets up to which amount a person or a role approves, in the currency of the company; other currencies count by the rate of the issue date. It holds at once, for what waits already too.',
    may: 'user.write',
    needs: { ...needs, body: 'a limit is required' },
    path: holder,
    body: ApprovalLimitInput,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),
  removeLimit: call('DELETE approval-limits/{holderId}', {
    id: 'K-LIM-03',
    says: 'Takes a limit away.',
    may: 'user.write',
    needs,
    path: holder,
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),
}
