import { ComboBox } from '@kontor/kit'
import type { ReactNode } from 'react'
import { useWords } from '../kontor.ts'
import type { useColleagues } from '../queries/assignments.ts'

export interface ColleagueFieldProps {
  readonly label: string
  readonly colleagues: NonNullable<ReturnType<typeof useColleagues>['data']>
  readonly loading: boolean
  readonly value: string | null
  readonly onChange: (id: string | null) => void
  /** What is typed, and what it is changed by. */
  readonly text: string
  readonly onText: (text: string) => void
  readonly autoFocus?: boolean
  readonly error?: ReactNode
}

/** One of the colleagues who take work, with who takes it for them now. */
export function ColleagueField({ colleagues, ...field }: ColleagueFieldProps) {
  const { t } = useWords()
  return (
    <ComboBox
      fixed
      options={colleagues.map(({ id, name: label, taker }) => ({
        id,
        label,
        ...(taker && { note: t('work.taker', { name: taker.name }) }),
      }))}
      loadingText={t('list.loading')}
      emptyText={t('access.nobody')}
      openLabel={t('work.colleagues')}
      {...field}
    />
  )
}
