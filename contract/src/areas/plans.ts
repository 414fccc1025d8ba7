import { ProformaPlan } from '../entities/index.ts'
import { call, id, nothing, pageOf, paging } from '../words/index.ts'

const read = { may: 'company.read' } as const
const write = { may: 'network.write' } as const
const needs = { id: 'id is required' }
const path = { id: id('plan') }
const decided = ['ResourceNotFound', 'Conflict'] as const

/** 002 §7 Company profile (v0): U-064 to U-068; F-228. */
export const plans = {
  createPlan: call('POST v0/plans', {
    id: 'U-064',
    says: 'Drafts a plan of payments to a partner.',
    ...write,
    body: ProformaPlan,
    returns: ProformaPlan,
    status: 201,
    fails: ['ResourceNotFound', 'BadRequest'],
  }),
  savePlan: call('PUT v0/plans/{id}', {
    id: 'U-065',
    says: 'Changes a plan while it is a draft.',
    ...write,
    needs,
    path,
    body: ProformaPlan,
    returns: ProformaPlan,
    fails: ['ResourceNotFound', 'Conflict', 'BadRequest'],
  }),
  activatePlan: call('PUT v0/plans/{id}/activate', {
    id: 'U-066',
    says: 'Publishes a plan to the partner, who reads it from then on. One plan in a currency is open with a partner.',
    ...write,
    needs,
    path,
    returns: nothing(),
    fails: decided,
  }),
  closePlan: call('PUT v0/plans/{id}/close', {
    id: 'U-067',
    says: 'Closes a plan: later invoices are not counted against it.',
    ...write,
    needs,
    path,
    returns: nothing(),
    fails: decided,
  }),
  listPlans: call('GET v0/plans', {
    id: 'U-068',
    says: 'The company’s plans of payments, and those that partners published to it, the latest first.',
    ...read,
    query: paging(20),
    returns: pageOf('Items', ProformaPlan),
  }),
  readPlan: call('GET v0/plans/{id}', {
    id: 'U-068',
    says: 'One plan with what was invoiced and paid of it.',
    ...read,
    needs,
    path,
    returns: ProformaPlan,
    fails: ['ResourceNotFound'],
  }),
}
