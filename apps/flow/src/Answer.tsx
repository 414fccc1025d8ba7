import { Button, EmptyState, Skeleton } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import type { ReactNode } from 'react'
import { useWords } from './kontor.ts'

export interface AnswerProps<T> {
  readonly of: { readonly data: T | undefined; readonly error: unknown; refetch(): unknown }
  readonly children: (data: T) => ReactNode
}

/** What was asked for, once it is there; until then its shape, or why it is not. */
export function Answer<T>({ of: { data, error, refetch }, children }: AnswerProps<T>) {
  const { t } = useWords()
  if (data !== undefined) return children(data)
  if (!error) return <Skeleton rows={5} label={t('flow.loading')} />
  return (
    <EmptyState
      title={t('error.title')}
      text={messageOf(error, t)}
      action={<Button onClick={() => void refetch()}>{t('error.again')}</Button>}
    />
  )
}
