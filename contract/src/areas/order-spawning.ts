import { Finding } from '../entities/document.ts'
import { Coding, OrderSource, SpawnedOrder } from '../entities/index.ts'
import { orderSources } from '../enumerations/index.ts'
import { call, id, list, nothing, oneOf, record, yes } from '../words/index.ts'

const path = { id: id('order') }
const needs = { id: 'id is required' }
const source = oneOf(['HEADER', 'LINE', 'REQUISITION'])
const read = { may: 'document.read', needs, path, fails: ['ResourceNotFound'] } as const
const write = { may: 'document.write', needs, path, fails: ['ResourceNotFound', 'Conflict'] } as const

/** 002 §7 Order spawning: orders that come out of requisitions; F-209. */
export const orderSpawning = {
  copyCoding: call('POST order-spawning/v1/orders/{id}/codingInformation/sourceType/{s}/targetType/{t}', {
    id: 'OSP-01',
    says: 'Carries codes over: from the requisition to the order or its lines, from its head to its lines.',
    ...write,
    needs: { ...needs, s: 's is required', t: 't is required' },
    path: { ...path, s: source, t: source },
    returns: Coding,
  }),
  dispatch: call('POST order-spawning/v1/documents/{id}/dispatch', {
    id: 'OSP-02',
    says: 'Sends an order, to the supplier of the requisition that it came out of. `documentSource` says out of what that is: with `ORDER` an order is sent that somebody wrote by hand, to the partner whom it names.',
    may: 'document.send',
    needs,
    path,
    query: { documentSource: oneOf(orderSources, 'REQUISITION') },
    returns: nothing(),
    status: 201,
    fails: ['ResourceNotFound', 'NotConnected', 'Conflict'],
  }),
  readSource: call('GET order-spawning/v1/orders/{id}/source', {
    id: 'OSP-03',
    says: 'Out of what an order came.',
    ...read,
    returns: OrderSource,
  }),
  validate: call('GET order-spawning/v1/orders/{id}/validate', {
    id: 'OSP-04',
    says: 'Whether an order may be sent, and what to mend.',
    ...read,
    returns: record({ valid: yes(), findings: list(Finding, { max: 1000 }) }),
  }),
  enrich: call('POST order-spawning/v1/orders/{id}/enrichMoR', {
    id: 'OSP-05',
    says: 'Adds to an order that was not sent what its requisition knows and it does not say: where and when it is delivered, and whom to ask.',
    ...write,
    returns: nothing(),
  }),
  readOrder: call('GET order-spawning/v1/orders/{id}', {
    id: 'OSP-06',
    says: 'An order as it stands, its lines with those of the requisition that they were made of.',
    ...read,
    returns: SpawnedOrder,
  }),
}
