export type Mark = '.' | ','

/** What may stand around a number in a list: spaces, a percent sign, the sign or code of a currency. */
const bare = (cell: string): string =>
  cell
    .replace(/[%\p{Sc}]|^\s*[A-Z]{3}\b|\b[A-Z]{3}\s*$/gu, '')
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll('٫', ',')
    .replaceAll('٬', '')

/** Which mark a cell shows to be the decimal one; undefined where it has none, or could be read both ways. */
function markIn(cell: string): Mark | undefined {
  const number = bare(cell)
  if (!/^-?[\d.,]+$/.test(number)) return undefined
  const [point, comma] = [number.lastIndexOf('.'), number.lastIndexOf(',')]
  if (point >= 0 && comma >= 0) return point > comma ? '.' : ','
  const mark = point >= 0 ? '.' : comma >= 0 ? ',' : undefined
  if (mark === undefined) return undefined
  const other = mark === '.' ? ',' : '.'
  if (number.indexOf(mark) !== number.lastIndexOf(mark)) return other
  const isGroup = /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(number)
  return isGroup ? undefined : mark
}

/** Which decimal mark a file uses, by what its cells show; undefined where they show none, or both. */
export function markOf(cells: Iterable<string>): Mark | undefined {
  let found: Mark | undefined
  for (const cell of cells) {
    const mark = markIn(cell)
    if (mark === undefined) continue
    if (found !== undefined && found !== mark) return undefined
    found = mark
  }
  return found
}

/**
 * A cell as a decimal of the wire, with the mark that its file uses; without one, `1.234` could be a thousand or a
 * fraction, and a price a thousand times too high is worse than a question.
 */
export function decimalIn(cell: string, mark: Mark | undefined): string | 'AMBIGUOUS' | undefined {
  const number = bare(cell)
  const own = mark ?? markIn(cell)
  if (own === undefined && /[.,]/.test(number) && /^-?[\d.,]+$/.test(number)) return 'AMBIGUOUS'
  const group = own === ',' ? '.' : ','
  const isGrouped = new RegExp(`^-?\\d{1,3}(\\${group}\\d{3})+(\\${own}\\d+)?$`).test(number)
  const plain = (isGrouped ? number.replaceAll(group, '') : number).replace(own ?? '.', '.')
  if (!/^-?(\d{1,18}(\.\d{1,10})?|\.\d{1,10})$/.test(plain)) return undefined
  return plain.replace(/^(-?)\./, '$10.').replace(/^(-?)0+(?=\d)/, '$1')
}
