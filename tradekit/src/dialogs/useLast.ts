import { useEffect, useState } from 'react'

/** What was asked for last, so that a dialog's words stay while it fades. */
export function useLast<T>(asked: T | undefined, first: T): T {
  const [last, setLast] = useState<T>(asked ?? first)
  useEffect(() => {
    if (asked !== undefined) setLast(asked)
  }, [asked])
  return asked ?? last
}
