import { Button } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import type { ReactNode } from 'react'
import { useWords } from '../kontor.ts'

export interface PagedProps<T> {
  readonly of: {
    readonly rows: readonly T[] | undefined
    readonly error: Error | null
    readonly refetch: () => unknown
    /** Undefined at the end. */
    readonly more: (() => void) | undefined
    readonly isMore: boolean
  }
  /** What stands where there are none. */
  readonly none: ReactNode
  readonly children: (rows: readonly T[]) => ReactNode
}

/** What comes a page after the other, and the way to the next. */
export function Paged<T>({ of: { rows, error, refetch, more, isMore }, none, children }: PagedProps<T>) {
  const { t } = useWords()
  return (
    <Answer of={{ data: rows, error, refetch }}>
      {(found) =>
        found.length === 0 ? (
          none
        ) : (
          <>
            {children(found)}
            {more && (
              <Button type="text" busy={isMore} onClick={more}>
                {t('network.more')}
              </Button>
            )}
          </>
        )
      }
    </Answer>
  )
}
