import { entity, id, instant, language, list, mapOf, maybe, number, text, whole } from '../words/index.ts'

/** What people of a company say of an app. */
export const AppReview = entity('AppReview', {
  AppId: text({ max: 100, says: 'Vendor and app as a dotted pair.' }),
  Stars: whole({ min: 1, max: 5 }),
  Text: maybe(text({ max: 4000 })),
  Language: maybe(language()),
  UserId: maybe(id('user')),
  CompanyName: maybe(text()),
  Created: instant(),
})

export const AppRating = entity('AppRating', {
  AppId: text({ max: 100 }),
  Average: number({ min: 0, max: 5 }),
  Count: whole({ min: 0 }),
  Reviews: list(AppReview, { max: 1000 }),
})

/** What an app’s method is called with, and what it gives. */
export const MethodCall = entity('MethodCall', { arguments: mapOf(text({ max: 10_000 }), { max: 100 }) })
export const MethodResult = entity('MethodResult', { result: mapOf(text({ max: 100_000 })) })
