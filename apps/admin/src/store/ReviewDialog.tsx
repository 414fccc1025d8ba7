import { RadioGroup, TextArea } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { useAct } from '../words/useAct.ts'
import { halves, type StoreApp, storeKey } from './api.ts'
import type { Review } from './reviews.ts'

interface ReviewDialogProps {
  readonly app: StoreApp
  /** What the company said before. */
  readonly own: Review | undefined
  readonly onClose: () => void
}

/** Says what the company thinks of an app. */
export function ReviewDialog({ app, own, onClose }: ReviewDialogProps) {
  const { t } = useWords()
  const { notify } = useKontor()
  const [stars, setStars] = useState<number | undefined>(own?.Stars)
  const [text, setText] = useState(own?.Text ?? '')
  const [tried, setTried] = useState(false)
  const save = useAct(
    storeKey,
    ({ apps }, Stars: number) =>
      apps.saveReview({ params: halves(app.Id), body: { Stars, ...(text.trim() && { Text: text.trim() }) } }),
    () => {
      notify('success', t('review.saved'))
      onClose()
    },
  )
  return (
    <FormDialog visible title={t('review.dialog', { name: app.Name })} onClose={onClose}>
      <ActionForm
        confirm={t('review.save')}
        busy={save.isPending}
        onClose={onClose}
        onSubmit={() => {
          setTried(true)
          if (stars !== undefined) save.mutate(stars)
        }}
      >
        <p className="admin-quiet">{t('review.shown')}</p>
        <RadioGroup
          label={t('review.rating')}
          required
          options={[5, 4, 3, 2, 1].map((count) => ({ id: String(count), label: t('review.stars', { count }) }))}
          value={stars === undefined ? null : String(stars)}
          onChange={(id) => setStars(Number(id))}
          error={tried && stars === undefined && t('review.needed')}
        />
        <TextArea label={t('review.words')} rows={4} maxLength={4000} value={text} onChange={setText} />
      </ActionForm>
    </FormDialog>
  )
}
