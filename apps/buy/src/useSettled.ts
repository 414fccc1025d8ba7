import { useEffect, useState } from 'react'

/** A text once somebody pauses in typing it, in milliseconds. */
export function useSettled(text: string, pause = 400): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text, pause])
  return settled
}
