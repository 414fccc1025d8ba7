import {
  DashboardConfig,
  Note,
  ProfileField,
  ProfileImage,
  Recommendation,
  RelationshipProperty,
} from '../entities/index.ts'
import { imageMediaTypes, imageTypes } from '../enumerations/index.ts'
import {
  always,
  bytesAs,
  call,
  contentAs,
  id,
  list,
  maybe,
  nothing,
  oneOf,
  pageOf,
  paging,
  record,
  text,
} from '../words/index.ts'

const read = { may: 'company.read', served: false } as const
const write = { may: 'company.write', served: false } as const
const network = { may: 'network.write', served: false } as const
const needs = { id: 'id is required' }
const image = { type: oneOf(imageTypes) }
const fails = ['ResourceNotFound'] as const
const relationships = record({ properties: list(RelationshipProperty, { max: 1000 }) })

/** 002 §7 Company profile (v0), Recommendations; U-054, U-059 to U-063, U-069 to U-072; F-179, F-187, F-188, F-226, F-227, F-408, F-409. */
export const profile = {
  listFields: call('GET v0/fields', {
    id: 'U-054',
    says: 'What the company asks its partners to fill in.',
    ...read,
    returns: record({ fields: list(ProfileField) }),
  }),
  saveField: call('PUT v0/fields/{id}', {
    id: 'U-054',
    says: 'Adds a field, or changes it.',
    ...write,
    needs,
    path: { id: text({ min: 1, max: 60 }) },
    body: ProfileField,
    returns: ProfileField,
  }),
  listNotes: call('GET v0/notes', {
    id: 'U-059',
    says: 'What the company wrote down about its partners.',
    ...read,
    query: { ...paging(10), targetCompanyId: maybe(id('company')) },
    returns: pageOf('Items', Note),
  }),
  createNote: call('POST v0/notes', {
    id: 'U-060',
    says: 'Writes something down about a partner.',
    ...network,
    body: Note,
    returns: Note,
    status: 201,
    fails,
  }),
  readImage: call('GET v0/images/{type}', {
    id: 'U-061',
    says: 'The company’s logo or background.',
    may: 'company.read',
    needs: { type: 'type is required' },
    path: image,
    returns: contentAs(imageMediaTypes),
    fails,
  }),
  saveImage: call('PUT v0/images/{type}', {
    id: 'U-061',
    says: 'Sets the company’s logo or background.',
    may: 'company.write',
    needs: { type: 'type is required' },
    path: image,
    body: bytesAs(imageMediaTypes),
    returns: ProfileImage,
    fails: ['BadRequest'],
  }),
  readRelationshipProperties: call('GET v0/relationshipproperties', {
    id: 'U-062',
    says: 'What the company keeps of its relationships.',
    ...read,
    query: { connectionId: maybe(id('connection')) },
    returns: relationships,
  }),
  saveRelationshipProperties: call('PUT v0/relationshipproperties', {
    id: 'U-062',
    says: 'Sets what the company keeps of its relationships.',
    ...network,
    body: relationships,
    returns: nothing(),
    fails,
  }),
  readDashboard: call('GET v0/dashboard/config', {
    id: 'U-063',
    says: 'Which cards the company’s dashboard shows.',
    ...read,
    returns: DashboardConfig,
  }),
  saveDashboard: call('PUT v0/dashboard/config', {
    id: 'U-063',
    says: 'Sets which cards it shows.',
    ...write,
    body: DashboardConfig,
    returns: nothing(),
  }),

  listRecommendations: call('GET v0/recommendations', {
    id: 'U-069',
    says: 'What others say of the company.',
    ...read,
    query: paging(10),
    returns: pageOf('Items', Recommendation),
  }),
  createRecommendation: call('POST v0/recommendations', {
    id: 'U-070',
    says: 'Recommends a company.',
    ...network,
    body: Recommendation,
    returns: Recommendation,
    status: 201,
    fails,
  }),
  acceptRecommendation: call('PUT v0/recommendations/{id}/accept', {
    id: 'U-071',
    says: 'Accepts a recommendation: it becomes visible (F-226).',
    ...write,
    needs,
    path: { id: id('recommendation') },
    body: record({ Visible: always(true) }),
    returns: nothing(),
    fails,
  }),
  rejectRecommendation: call('DELETE v0/recommendations/{id}', {
    id: 'U-072',
    says: 'Rejects a recommendation: it is deleted (F-227).',
    ...write,
    needs,
    path: { id: id('recommendation') },
    returns: nothing(),
    fails,
  }),
}
