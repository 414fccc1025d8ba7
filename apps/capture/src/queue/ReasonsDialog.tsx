import { Button, Checkbox, EmptyState, Skeleton } from '@kontor/kit'
import { ActionForm, FormDialog, useLast } from '@kontor/tradekit/dialogs'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useKontor, useWords } from '../kontor.ts'
import { useReasons } from '../settings/api.ts'
import type { BatchAction } from './api.ts'

type BatchDecision = 'hold' | 'reject'

export interface ReasonsDialogProps {
  /** What is asked; undefined while nothing is. */
  readonly act: BatchDecision | undefined
  readonly count: number
  readonly busy: boolean
  readonly onReasons: (act: BatchAction) => void
  readonly onClose: () => void
}

/** Holds or rejects several documents for the same reasons, chosen from those of the company. */
export function ReasonsDialog({ act, count, ...form }: ReasonsDialogProps) {
  const { t } = useWords()
  const shown = useLast(act, 'hold')
  return (
    <FormDialog visible={act !== undefined} title={t(`reasons.${shown}.title`, { count })} onClose={form.onClose}>
      <Form key={shown} act={shown} {...form} />
    </FormDialog>
  )
}

function Form({ act, busy, onReasons, onClose }: Omit<ReasonsDialogProps, 'count' | 'act'> & { act: BatchDecision }) {
  const { t } = useWords()
  const { may } = useKontor()
  const navigate = useNavigate()
  const { data: reasons } = useReasons(act === 'hold' ? 'ONHOLD' : 'REJECT')
  const [tagIds, setTagIds] = useState<readonly string[]>([])
  const [tried, setTried] = useState(false)
  if (!reasons) return <Skeleton rows={3} label={t('list.loading')} />
  if (reasons.length === 0)
    return (
      <EmptyState
        title={t('reasons.none.title')}
        text={t('reasons.none.text')}
        action={may('scan.configure') && <Button onClick={() => navigate('/settings')}>{t('reasons.none.add')}</Button>}
      />
    )
  return (
    <ActionForm
      intro={t(`reasons.${act}.text`)}
      confirm={t(act === 'hold' ? 'papers.hold.confirm' : 'papers.reject.confirm')}
      danger={act === 'reject'}
      busy={busy}
      error={tried && tagIds.length === 0 && t('reasons.needed')}
      onSubmit={() => {
        setTried(true)
        if (tagIds.length > 0) onReasons({ act, tagIds })
      }}
      onClose={onClose}
    >
      {reasons.map(({ id = '', name, description }) => (
        <Checkbox
          key={id}
          label={name}
          {...(description && { description })}
          checked={tagIds.includes(id)}
          onChange={(isOn) => setTagIds(isOn ? [...tagIds, id] : tagIds.filter((one) => one !== id))}
        />
      ))}
    </ActionForm>
  )
}
