import { Notice } from '@kontor/tradekit/notices'
import { useEffect, useRef } from 'react'
import { useWords } from './kontor.ts'

/** All that is to be put right before a requisition goes on, each with what to do; who asked for that is led to it. */
export function Problems({ problems }: { readonly problems: readonly string[] }) {
  const { t } = useWords()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problems.length > 0) place.current?.focus()
  }, [problems])
  if (problems.length === 0) return null
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="bad" title={t('buy.problems', { count: problems.length })}>
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
