import { Button, ConfirmDialog } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { useId, useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { useAct } from '../words/useAct.ts'
import { halves, type StoreApp, storeKey } from './api.ts'
import { ReviewDialog } from './ReviewDialog.tsx'
import { type Rating, type Review, type ReviewAction, useReviews } from './reviews.ts'
import { Stars } from './Stars.tsx'
import './reviews.css'

/** What companies say of an app, and what one's own says of it. */
export function Reviews({ app }: { app: StoreApp }) {
  const { t } = useWords()
  const heading = useId()
  return (
    <section className="admin-part" aria-labelledby={heading}>
      <h2 id={heading} className="admin-h2">
        {t('review.title')}
      </h2>
      <Answer of={useReviews(app.Id)}>{(rating) => <Rated app={app} rating={rating} />}</Answer>
    </section>
  )
}

function Rated({ app, rating }: { app: StoreApp; rating: Rating }) {
  const { t } = useWords()
  const { notify } = useKontor()
  const [asking, setAsking] = useState<ReviewAction>()
  const close = () => setAsking(undefined)
  const remove = useAct(
    storeKey,
    ({ apps }) => apps.deleteReview({ params: halves(app.Id) }),
    () => {
      notify('success', t('review.removed'))
      close()
    },
  )
  const { Count, Average, Reviews: all, Own, AllowedActions } = rating
  return (
    <>
      <p className="admin-quiet">
        {Count === 0 ? t('review.none') : t('review.average', { average: Average, count: Count })}
      </p>
      {all.length > 0 && (
        <ul className="admin-list" aria-label={t('review.title')}>
          {all.map((review) => (
            <ReviewItem key={`${review.CompanyName} ${review.Created}`} review={review} />
          ))}
        </ul>
      )}
      {AllowedActions.length > 0 && (
        <div className="admin-actions">
          {AllowedActions.map((action) => (
            <Button key={action} onClick={() => setAsking(action)}>
              {t(`review.${action}`)}
            </Button>
          ))}
        </div>
      )}
      {(asking === 'WRITE' || asking === 'EDIT') && <ReviewDialog app={app} own={Own} onClose={close} />}
      <ConfirmDialog
        visible={asking === 'REMOVE'}
        kind="warning"
        title={t('review.remove.title')}
        acceptText={t('remove.do')}
        cancelText={t('dialog.cancel')}
        busy={remove.isPending}
        onAccept={() => remove.mutate(undefined)}
        onCancel={close}
      >
        {t('review.remove.text')}
      </ConfirmDialog>
    </>
  )
}

function ReviewItem({ review: { Stars: count, Text, Language, CompanyName, Created } }: { review: Review }) {
  const { t, format } = useWords()
  return (
    <li className="admin-review">
      <span>
        <Stars count={count} />
      </span>
      {Text && (
        <p className="admin-text" lang={Language} dir="auto">
          {Text}
        </p>
      )}
      <span className="admin-quiet">
        <bdi>{CompanyName ?? t('review.former')}</bdi> · <time dateTime={Created}>{format.instant(Created)}</time>
      </span>
    </li>
  )
}
