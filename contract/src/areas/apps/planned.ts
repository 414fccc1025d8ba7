import { AppRating, AppReview, appId, vendorId } from '../../entities/index.ts'
import { call, list, record, whole } from '../../words/index.ts'

const needs = { vendorId: 'vendorId is required', appId: 'appId is required' }
const path = { vendorId: vendorId(), appId: appId() }

/** Reviews of apps. */
export const planned = {
  readReview: call('GET apps/vendors/{vendorId}/apps/{appId}/review', {
    id: 'APP-09',
    says: 'What is said of an app.',
    may: 'app.read',
    served: false,
    needs,
    path,
    returns: AppRating,
    fails: ['ResourceNotFound'],
  }),

  listReviews: call('GET apps/vendors/{vendorId}/apps/reviews/list', {
    id: 'APP-10',
    says: 'What is said of the apps of a vendor, newest first.',
    may: 'app.read',
    served: false,
    needs: { vendorId: 'vendorId is required' },
    path: { vendorId: vendorId() },
    query: { limit: whole({ min: 1, max: 100, default: 20 }) },
    returns: record({ Reviews: list(AppReview) }),
  }),
}
