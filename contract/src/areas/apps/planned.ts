import { AppRating, AppReview, appId, MethodCall, MethodResult, vendorId } from '../../entities/index.ts'
import { call, list, omittable, record, text, whole } from '../../words/index.ts'

const needs = { vendorId: 'vendorId is required', appId: 'appId is required' }
const path = { vendorId: vendorId(), appId: appId() }

/** Reviews of apps, and calling an app’s own methods. */
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

  invoke: call('POST apps/invoke/vendors/{vendorId}/apps/{appId}/methods/{method}', {
    id: 'APP-13',
    says: 'Calls a method that an active app offers.',
    may: 'member',
    served: false,
    needs,
    path: { ...path, method: text({ min: 1, max: 100 }) },
    body: omittable(MethodCall),
    returns: MethodResult,
    fails: ['ResourceNotFound'],
  }),
}
