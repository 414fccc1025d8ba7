import { ClearanceRegistration, ClearanceSystem } from '../entities/index.ts'
import { call, list, record } from '../words/index.ts'

/** 002 §7 Document validation: where a company is registered with tax authorities. */
export const clearance = {
  register: call('PUT document-validation/clearance/register', {
    id: 'DVA-01',
    says: 'Registers the company with a tax authority.',
    may: 'document.manage',
    fails: ['Conflict'],
    body: ClearanceRegistration,
    returns: ClearanceRegistration,
  }),
  readRegistration: call('GET document-validation/clearance/register', {
    id: 'DVA-02',
    says: 'Where the company is registered, and to which authorities companies of this installation can report.',
    may: 'document.read',
    fails: ['ResourceNotFound'],
    returns: record({ registrations: list(ClearanceRegistration), authorities: list(ClearanceSystem) }),
  }),
  changeRegistration: call('PATCH document-validation/clearance/register', {
    id: 'DVA-03',
    says: 'Changes a registration.',
    may: 'document.manage',
    fails: ['Conflict'],
    body: ClearanceRegistration,
    returns: ClearanceRegistration,
  }),
}
