import { Recommendation } from '../entities/index.ts'
import { always, call, id, list, maybe, nothing, pageOf, paging, record, uuid, whole } from '../words/index.ts'

const needs = { id: 'id is required' }
const aRecommendation = { id: id('recommendation') }
const write = { may: 'company.write' } as const
const fails = ['ResourceNotFound'] as const

/** What companies say of partners, once these have accepted it: 002 §4, U-069 to U-072; F-179, F-226, F-227, F-409. */
export const recommendations = {
  listRecommendations: call('GET v0/recommendations', {
    id: 'U-069',
    says: 'What others say of the company: first what waits for an answer, then the latest.',
    may: 'company.read',
    query: paging(10),
    returns: pageOf('Items', Recommendation, { OpenCount: whole({ min: 0 }) }),
  }),
  listPublic: call('GET v0/recommendations/public', {
    id: 'K-RCM-01',
    says: 'What a company of the directory, or a partner, shows that others say of it; and what the own company said that waits for its answer.',
    may: 'network.read',
    query: { companyId: uuid() },
    returns: record({ Items: list(Recommendation), Open: maybe(Recommendation) }),
    fails,
  }),
  createRecommendation: call('POST v0/recommendations', {
    id: 'U-070',
    says: 'Recommends a connected company. It is shown to nobody else until that company accepts it.',
    may: 'network.write',
    body: Recommendation,
    returns: Recommendation,
    status: 201,
    fails: ['BadRequest', 'ResourceNotFound', 'Conflict', 'TooManyRequests'],
  }),
  acceptRecommendation: call('PUT v0/recommendations/{id}/accept', {
    id: 'U-071',
    says: 'Accepts a recommendation: it becomes visible (F-226).',
    ...write,
    needs,
    path: aRecommendation,
    body: record({ Visible: always(true) }),
    returns: nothing(),
    fails,
  }),
  rejectRecommendation: call('DELETE v0/recommendations/{id}', {
    id: 'U-072',
    says: 'Rejects a recommendation, or takes back one that was accepted: it is deleted (F-227).',
    ...write,
    needs,
    path: aRecommendation,
    returns: nothing(),
    fails,
  }),
}
