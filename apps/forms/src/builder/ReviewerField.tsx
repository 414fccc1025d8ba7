import { ComboBox } from '@kontor/kit'
import { useState } from 'react'
import { type Reviewing, useReviewers } from '../api.ts'
import { useWords } from '../kontor.ts'

interface ReviewerFieldProps {
  readonly label: string
  readonly description?: string
  readonly value: Reviewing
  readonly onChange: (value: Reviewing) => void
}

/** A person or a team that reviews. */
export function ReviewerField({ label, description, value, onChange }: ReviewerFieldProps) {
  const { t } = useWords()
  const { data = [], isPending } = useReviewers()
  const chosen = data.find(({ id }) => id === value.reviewer)
  const [typed, setTyped] = useState<string>()
  return (
    <ComboBox
      {...{ label, description }}
      fixed
      options={data.map(({ id, label: name, type }) => ({
        ...{ id, label: name },
        ...(type === 'USERGROUP' && { note: t('reviewer.team') }),
      }))}
      value={value.reviewer ?? null}
      text={typed ?? chosen?.label ?? ''}
      onText={setTyped}
      loading={isPending}
      loadingText={t('answer.loading')}
      emptyText={t('reviewer.none')}
      openLabel={t('reviewer.open')}
      onChange={(id) => {
        const one = data.find((other) => other.id === id)
        onChange(one ? { reviewer: one.id, reviewerType: one.type } : {})
      }}
    />
  )
}
