import type { AppReview, Areas, Of } from '@kontor/contract'
import { ApiError, type Handlers, type RequestContext, type UnitOfWork } from '../../../platform/index.ts'
import { companyRef } from '../../companies/index.ts'
import type { Active } from '../apps.ts'
import { keepReview, shelvedOf } from '../commands/keep-review.ts'
import { logReview } from '../log.ts'
import { noReview } from '../not-found.ts'
import { idOf, type Registered } from '../registered-apps.ts'
import { reviewActionsOn, whyNotReview } from '../rules.ts'
import * as store from '../store/reviews.ts'

type Reviews = Pick<Handlers<Areas['apps']>, 'readReview' | 'listReviews' | 'saveReview' | 'deleteReview'>

/** An app of the store with its activation in the company; how all of the store are read. */
export interface Reading {
  readonly one: (uow: UnitOfWork, id: string) => Promise<[Registered, Active | undefined]>
  readonly all: (uow: UnitOfWork) => Promise<readonly Registered[]>
}

/** How many reviews of an app are shown at once. */
const maxShown = 100

/** What companies say of apps. */
export const reviewHandlers = ({ one, all }: Reading): Reviews => ({
  readReview: ({ params }, context) =>
    context.read(async (uow) => {
      const [app, active] = await one(uow, idOf(params))
      const shelved = shelvedOf(app)
      const own = await store.reviewBy(uow.tx, shelved, uow.companyId)
      const { count, average } = await store.ratingOf(uow.tx, shelved)
      const about = { active: active !== undefined, mayWrite: mayWrite(context), reviewed: own !== undefined }
      return {
        AppId: app.id,
        Average: average,
        Count: count,
        Reviews: await viewsOf(uow, await store.reviewsOf(uow.tx, shelved, maxShown)),
        ...(own === undefined ? {} : { Own: (await viewsOf(uow, [own]))[0]! }),
        AllowedActions: [...reviewActionsOn(about)],
      }
    }),

  listReviews: ({ params, query }, context) =>
    context.read(async (uow) => {
      const found: store.ReviewRow[] = []
      for (const app of await all(uow))
        if (app.manifest.vendorId === params.vendorId)
          found.push(...(await store.reviewsOf(uow.tx, shelvedOf(app), query.limit)))
      found.sort((a, b) => b.created.getTime() - a.created.getTime())
      return { Reviews: await viewsOf(uow, found.slice(0, query.limit)) }
    }),

  saveReview: ({ params, body }, context) =>
    context.write(async (uow) => {
      const [app, active] = await one(uow, idOf(params))
      const why = whyNotReview(app.id, active !== undefined)
      if (why !== undefined) throw new ApiError('Conflict', why)
      const review = {
        userId: context.actor.userId,
        stars: body.Stars,
        text: body.Text,
        language: context.language,
      }
      const row = await keepReview(uow, app, review)
      return (await viewsOf(uow, [row]))[0]!
    }),

  deleteReview: ({ params }, context) =>
    context.write(async (uow) => {
      const [app] = await one(uow, idOf(params))
      if (!(await store.deleteReview(uow.tx, shelvedOf(app), uow.companyId))) throw noReview(app.id)
      await logReview(uow, 'app.review-removed', app.id)
    }),
})

export const mayWrite = ({ actor }: RequestContext): boolean => actor.permissions.has('app.write')

/** Whose they are is told by the name that the company has now. */
async function viewsOf(uow: UnitOfWork, rows: readonly store.ReviewRow[]): Promise<Of<typeof AppReview>[]> {
  const names = new Map<string, string | undefined>()
  for (const { reviewer_id: id } of rows)
    if (!names.has(id)) {
      const ref = await (id === uow.companyId ? companyRef(uow) : uow.within(id, companyRef))
      names.set(id, ref?.Name)
    }
  return rows.map((row) => {
    const name = names.get(row.reviewer_id)
    return {
      AppId: row.app_id,
      Stars: row.stars,
      ...(row.text === null ? {} : { Text: row.text }),
      Language: row.language,
      ...(row.user_id === null || row.reviewer_id !== uow.companyId ? {} : { UserId: row.user_id }),
      ...(name === undefined ? {} : { CompanyName: name }),
      Created: row.created.toISOString(),
    }
  })
}
