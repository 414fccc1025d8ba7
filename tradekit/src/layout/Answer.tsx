import { Button, EmptyState, Skeleton } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '../kontor.ts'

export interface AnswerProps<T> {
  readonly of: { readonly data: T | undefined; readonly error: Error | null; readonly refetch: () => unknown }
  readonly children: (data: T) => ReactNode
}

/** What a call answered: its shape while it is on its way, and why where it did not come. */
export function Answer<T>({ of: { data, error, refetch }, children }: AnswerProps<T>) {
  const { t } = useWords()
  if (data !== undefined) return children(data)
  if (!error) return <Skeleton rows={5} label={t('answer.loading')} />
  return (
    <EmptyState
      icon={CircleAlert}
      title={t('error.title')}
      text={messageOf(error, t)}
      action={<Button onClick={() => void refetch()}>{t('error.again')}</Button>}
    />
  )
}
