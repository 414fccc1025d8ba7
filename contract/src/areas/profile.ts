import { ProfileImage, ProformaPlan, Promotion } from '../entities/index.ts'
import { imageMediaTypes, imageTypes, promotionResponses } from '../enumerations/index.ts'
import { bytesAs, call, contentAs, id, nothing, oneOf, pageOf, paging } from '../words/index.ts'

const read = { may: 'company.read', served: false } as const
const write = { may: 'company.write', served: false } as const
const network = { may: 'network.write', served: false } as const
const needs = { id: 'id is required' }
const aPlan = { id: id('plan') }
const aPromotion = { id: id('promotion') }
const image = { type: oneOf(imageTypes) }
const fails = ['ResourceNotFound'] as const
const decided = ['ResourceNotFound', 'Conflict'] as const

/** 002 §7 Company profile (v0), Promotions; U-061, U-064 to U-068; F-228. */
export const profile = {
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

  createPlan: call('POST v0/plans', {
    id: 'U-064',
    says: 'Drafts a plan of payments.',
    ...network,
    body: ProformaPlan,
    returns: ProformaPlan,
    status: 201,
    fails,
  }),
  savePlan: call('PUT v0/plans/{id}', {
    id: 'U-065',
    says: 'Changes a plan.',
    ...network,
    needs,
    path: aPlan,
    body: ProformaPlan,
    returns: ProformaPlan,
    fails: decided,
  }),
  activatePlan: call('PUT v0/plans/{id}/activate', {
    id: 'U-066',
    says: 'Publishes a plan to the partner.',
    ...network,
    needs,
    path: aPlan,
    returns: nothing(),
    fails: decided,
  }),
  closePlan: call('PUT v0/plans/{id}/close', {
    id: 'U-067',
    says: 'Closes a plan.',
    ...network,
    needs,
    path: aPlan,
    returns: nothing(),
    fails: decided,
  }),
  listPlans: call('GET v0/plans', {
    id: 'U-068',
    says: 'The company’s plans of payments.',
    ...read,
    query: paging(20),
    returns: pageOf('Items', ProformaPlan),
  }),
  readPlan: call('GET v0/plans/{id}', {
    id: 'U-068',
    says: 'One plan.',
    ...read,
    needs,
    path: aPlan,
    returns: ProformaPlan,
    fails,
  }),

  showsBanner: call('GET v0/promotions/{id}/show-banner', {
    id: ['CPS-01', 'U-090'],
    says: 'Whether the banner of a promotion is shown to the person.',
    may: 'member',
    served: false,
    needs,
    path: aPromotion,
    returns: Promotion,
    fails,
  }),
  answerPromotion: call('POST v0/promotions/{id}/response', {
    id: 'CPS-02',
    says: 'What the company answers to a promotion (F-124).',
    ...write,
    needs,
    path: aPromotion,
    query: { response: oneOf(promotionResponses) },
    returns: nothing(),
    fails,
  }),
}
