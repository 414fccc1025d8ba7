import { Button, EmptyState, Skeleton } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useWords } from './kontor.ts'

export interface SectionProps<T> {
  readonly title: string
  /** What it shows, as far as it has come. An answer that is there stays while the next one is fetched. */
  readonly answer: { readonly data: T | undefined; readonly error: Error | null; readonly refetch: () => unknown }
  /** Rows that stand in for what is coming. */
  readonly rows: number
  readonly actions?: ReactNode
  readonly children: (data: T) => ReactNode
}

/** A part of the page under its heading: what it shows, the shape of what is coming, or why nothing came. */
export function Section<T>({ title, answer: { data, error, refetch }, rows, actions, children }: SectionProps<T>) {
  const { t } = useWords()
  const heading = useId()
  return (
    <section className="home-section" aria-labelledby={heading}>
      <div className="home-section-head">
        <h2 id={heading}>{title}</h2>
        {actions}
      </div>
      {data !== undefined ? (
        children(data)
      ) : error ? (
        <EmptyState
          icon={CircleAlert}
          title={t('error.title')}
          text={messageOf(error, t)}
          level={3}
          action={<Button onClick={() => void refetch()}>{t('error.again')}</Button>}
        />
      ) : (
        <Skeleton rows={rows} label={t('section.loading', { title })} />
      )}
    </section>
  )
}
