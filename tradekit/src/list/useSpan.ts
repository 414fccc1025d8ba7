import { useCallback, useEffect, useRef, useState } from 'react'
import { isLeap, type Passed, spanOf } from './paging.ts'
import { pageSize } from './query.ts'

/** How long a place must hold after a leap until its rows are asked for, in ms: a thumb that is dragged passes many. */
const restMs = 60

/** The pages of what is on the screen, and what tells of its rows as they come and go. */
export function useSpan(list: string, first: number, last: number) {
  const begin = () => ({ list, span: spanOf(first, last, pageSize) })
  const [kept, setKept] = useState<{ list: string; span: Passed }>(begin)
  const { span } = kept.list === list ? kept : begin()
  const now = useRef(span)
  now.current = span
  // The rows go by one by one, and only now and then a page: whoever has just set out is on their way already.
  const passed = useRef<number>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const onRange = useCallback(
    (top: number, bottom: number) => {
      const next = spanOf(top, bottom, pageSize, { ...now.current, first: passed.current ?? top })
      passed.current = top
      clearTimeout(timer.current)
      const { from, to, heading } = now.current
      if (next.from === from && next.to === to && next.heading === heading) return
      const ask = () => setKept({ list, span: next })
      if (isLeap(next, now.current)) timer.current = setTimeout(ask, restMs)
      else ask()
    },
    [list],
  )
  return { span, onRange }
}
