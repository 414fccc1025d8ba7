import { reviewActions } from '../enumerations/index.ts'
import { entity, id, instant, language, list, mapOf, maybe, number, oneOf, text, whole } from '../words/index.ts'

const stars = () => whole({ min: 1, max: 5 })

/** What a company says of an app. */
export const AppReview = entity('AppReview', {
  AppId: text({ max: 100, says: 'Vendor and app as a dotted pair.' }),
  Stars: stars(),
  Text: maybe(text({ max: 4000 })),
  Language: maybe(language()),
  /** Told to the people of the author’s own company only. */
  UserId: maybe(id('user')),
  CompanyName: maybe(text()),
  /** When it was written, or last changed. */
  Created: instant(),
})

export const ReviewInput = entity('ReviewInput', {
  Stars: stars(),
  Text: maybe(text({ max: 4000 })),
})

export const AppRating = entity('AppRating', {
  AppId: text({ max: 100 }),
  Average: number({ min: 0, max: 5 }),
  Count: whole({ min: 0 }),
  Reviews: list(AppReview, { max: 1000 }),
  Own: maybe(AppReview),
  AllowedActions: list(oneOf(reviewActions)),
})

/** What an app’s method is called with, and what it gives. */
export const MethodCall = entity('MethodCall', { arguments: mapOf(text({ max: 10_000 }), { max: 100 }) })
export const MethodResult = entity('MethodResult', { result: mapOf(text({ max: 100_000 })) })
