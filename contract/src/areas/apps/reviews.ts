import { AppRating, AppReview, appId, ReviewInput, vendorId } from '../../entities/index.ts'
import { call, list, nothing, record, whole } from '../../words/index.ts'

const needs = { vendorId: 'vendorId is required', appId: 'appId is required' }
const path = { vendorId: vendorId(), appId: appId() }
const fails = ['ResourceNotFound'] as const

/** What companies say of the apps of their store. */
export const reviews = {
  readReview: call('GET apps/vendors/{vendorId}/apps/{appId}/review', {
    id: 'APP-09',
    says: 'What companies say of an app: the average of all, and the latest 100 reviews.',
    may: 'app.read',
    needs,
    path,
    returns: AppRating,
    fails,
  }),

  listReviews: call('GET apps/vendors/{vendorId}/apps/reviews/list', {
    id: 'APP-10',
    says: 'What companies say of the apps of a vendor, newest first.',
    may: 'app.read',
    needs: { vendorId: 'vendorId is required' },
    path: { vendorId: vendorId() },
    query: { limit: whole({ min: 1, max: 100, default: 20 }) },
    returns: record({ Reviews: list(AppReview) }),
  }),

  saveReview: call('PUT apps/vendors/{vendorId}/apps/{appId}/review', {
    id: 'K-APP-04',
    says: 'Says what the company thinks of an app that it uses; takes the place of what it said before.',
    may: 'app.write',
    needs: { ...needs, body: 'review is required' },
    path,
    body: ReviewInput,
    returns: AppReview,
    fails: ['ResourceNotFound', 'Conflict'],
  }),

  deleteReview: call('DELETE apps/vendors/{vendorId}/apps/{appId}/review', {
    id: 'K-APP-05',
    says: 'Takes back what the company said of an app.',
    may: 'app.write',
    needs,
    path,
    returns: nothing(),
    fails,
  }),
}
