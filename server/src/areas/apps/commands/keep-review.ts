import type { UnitOfWork } from '../../../platform/index.ts'
import { logReview } from '../log.ts'
import type { Registered } from '../registered-apps.ts'
import * as store from '../store/reviews.ts'

export interface NewReview {
  readonly userId: string
  readonly stars: number
  readonly text: string | undefined
  /** BCP 47 */
  readonly language: string
}

/** Where an app's reviews are: those of one that a company added are for it and its branches. */
export const shelvedOf = ({ id, ownerId }: Pick<Registered, 'id' | 'ownerId'>): store.Shelved => ({
  shelf_id: ownerId ?? store.everybody,
  app_id: id,
})

/** Keeps what the entered company says of an app, in the place of what it said before. */
export async function keepReview(
  uow: UnitOfWork,
  app: Pick<Registered, 'id' | 'ownerId'>,
  { userId, stars, text, language }: NewReview,
): Promise<store.ReviewRow> {
  const row: store.ReviewRow = {
    ...shelvedOf(app),
    reviewer_id: uow.companyId,
    user_id: userId,
    stars,
    text: text?.trim() || null,
    language,
    created: uow.now,
  }
  await store.saveReview(uow.tx, row)
  await logReview(uow, 'app.reviewed', app.id)
  return row
}
