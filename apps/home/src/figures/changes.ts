export type Change = 'fewer' | 'more' | 'same'

/** How a whole number stands to the one before, and by how much. */
export function changeOf(now: number, before: number): { readonly change: Change; readonly by: number } {
  const by = Math.round(now) - Math.round(before)
  return { change: by < 0 ? 'fewer' : by > 0 ? 'more' : 'same', by: Math.abs(by) }
}

/** How a share of a hundred, as it is shown, stands to the one before. */
export const shareChange = (now: string, before: string): 'down' | 'up' | 'same' =>
  Number(now) < Number(before) ? 'down' : Number(now) > Number(before) ? 'up' : 'same'
