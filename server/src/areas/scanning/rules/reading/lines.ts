/** A run of text on a page; places and sizes in ten-thousandths of the page's width. */
export interface Run {
  readonly text: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Runs that stand beside each other, from left to right, and what they say together; a tab parts columns. */
export interface Line {
  /** From 1. */
  readonly page: number
  readonly text: string
  readonly runs: readonly (Run & { readonly from: number })[]
}

/** What stands on pages, line by line from the top. */
export function linesOf(pages: readonly (readonly Run[])[]): Line[] {
  return pages.flatMap((runs, at) => rowsOf(runs).map((row) => lineOf(at + 1, row)))
}

/** Runs are on one row where their middles are: a figure may be set smaller than its label. */
function rowsOf(runs: readonly Run[]): Run[][] {
  const rows: Run[][] = []
  for (const run of runs.filter(({ text }) => text.trim() !== '').toSorted((one, other) => one.top - other.top)) {
    const middle = run.top + run.height / 2
    const row = rows.findLast(
      ([first]) => first !== undefined && middle > first.top && middle < first.top + first.height,
    )
    if (row === undefined) rows.push([run])
    else row.push(run)
  }
  return rows.map((row) => row.toSorted((one, other) => one.left - other.left))
}

function lineOf(page: number, row: readonly Run[]): Line {
  let text = ''
  const runs = row.map((run, at) => {
    const before = row[at - 1]
    const gap = before === undefined ? 0 : run.left - (before.left + before.width)
    // What stands far apart belongs to two columns.
    if (gap > run.height * 2) text += '\t'
    else if (gap > run.height * 0.15) text += ' '
    const from = text.length
    text += run.text
    return { ...run, from }
  })
  return { page, text, runs }
}

/** Where a stretch of a line stands on its page. */
export function placeOf({ runs }: Line, from: number, length: number): Omit<Run, 'text'> {
  const touched = runs.filter((run) => run.from < from + length && run.from + run.text.length > from)
  const ends = touched.map((run) => {
    const sign = run.width / Math.max(1, run.text.length)
    const start = Math.max(0, from - run.from)
    const end = Math.min(run.text.length, from + length - run.from)
    return { left: run.left + start * sign, right: run.left + end * sign, top: run.top, bottom: run.top + run.height }
  })
  const left = Math.min(...ends.map((end) => end.left))
  const top = Math.min(...ends.map((end) => end.top))
  return {
    left: Math.round(left),
    top: Math.round(top),
    width: Math.round(Math.max(...ends.map((end) => end.right)) - left),
    height: Math.round(Math.max(...ends.map((end) => end.bottom)) - top),
  }
}
