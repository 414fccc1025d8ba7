import { useRef } from 'react'

/**
 * A change that a second press does not begin again while the first is under way: what the screen shows comes a moment
 * later than a double click. The change itself says what went wrong.
 */
export function useOnce<Given>(change: (given: Given) => Promise<unknown>): (given: Given) => void {
  const underWay = useRef(false)
  return (given) => {
    if (underWay.current) return
    underWay.current = true
    const over = () => {
      underWay.current = false
    }
    change(given).then(over, over)
  }
}
