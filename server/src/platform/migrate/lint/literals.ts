/** A text that stands in code between backticks; what is put into it is a `?`. */
export interface Literal {
  readonly line: number
  readonly text: string
}

/** The texts between backticks of a file, those inside of what is put into another one, too. */
export function literalsOf(code: string): Literal[] {
  const found: Literal[] = []
  // A literal while text is read, a count of braces while code is that is put into one.
  const open: ({ line: number; text: string } | number)[] = [0]
  let line = 1
  for (let at = 0; at < code.length; at += 1) {
    const sign = code[at]!
    if (sign === '\n') line += 1
    const inner = open.at(-1)
    if (typeof inner === 'object') {
      if (sign === '\\') at += 1
      else if (sign === '$' && code[at + 1] === '{') {
        at += 1
        inner.text += '?'
        open.push(0)
      } else if (sign === '`') found.push(open.pop() as Literal)
      else inner.text += sign
    } else if (sign === '`') open.push({ line, text: '' })
    else if (sign === '{') open[open.length - 1] = (inner ?? 0) + 1
    else if (sign === '}' && inner === 0 && open.length > 1) open.pop()
    else if (sign === '}') open[open.length - 1] = (inner ?? 0) - 1
  }
  return found
}
