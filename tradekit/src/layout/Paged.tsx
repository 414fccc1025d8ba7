import { Button } from '@kontor/kit'
import type { ReactNode } from 'react'
import { Answer } from './Answer.tsx'

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
  readonly moreText: string
  readonly children: (rows: readonly T[]) => ReactNode
}

/** What comes a page after the other, and the way to the next. */
export function Paged<T>({ of: { rows, error, refetch, more, isMore }, none, moreText, children }: PagedProps<T>) {
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
                {moreText}
              </Button>
            )}
          </>
        )
      }
    </Answer>
  )
}
