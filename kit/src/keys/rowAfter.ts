/** The row that a key leads to, or undefined where the key is none of theirs. Rows count from 0; -1 is no row yet. */
export function rowAfter(key: string, row: number, count: number, page: number): number | undefined {
  if (count === 0) return undefined
  const within = (next: number) => Math.max(0, Math.min(count - 1, next))
  switch (key) {
    case 'j':
    case 'ArrowDown':
      return within(row + 1)
    case 'k':
    case 'ArrowUp':
      return within(row - 1)
    case 'PageDown':
      return within(row + page)
    case 'PageUp':
      return within(row - page)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
