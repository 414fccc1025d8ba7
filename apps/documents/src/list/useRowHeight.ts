import { useEffect, useState } from 'react'
import { cardsBelow, useWidth } from '../words/useWidth.ts'

/** The height in pixels of a row: what the density chosen in the shell says, more for the cards of a narrow screen. */
export function useRowHeight(): number {
  const width = useWidth()
  const [row, setRow] = useState(rowToken)
  useEffect(() => {
    const observer = new MutationObserver(() => setRow(rowToken()))
    observer.observe(document.documentElement, { attributeFilter: ['data-density'] })
    return () => observer.disconnect()
  }, [])
  return width < cardsBelow ? 64 : row
}

const rowToken = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--row')) || 36
