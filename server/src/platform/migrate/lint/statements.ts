import { sqlToken } from '../split.ts'

/** One SQL statement of a file. */
export interface Statement {
  file: string
  line: number
  /** Without comments, in one line with single blanks. */
  text: string
  /** The same with the insides of its string literals taken out, for looking at its structure. */
  bare: string
}

/** The statements of a file, those inside function bodies too (with `begin`, `declare` and the like as they come). */
export function statementsOf(file: string, sql: string, firstLine = 1): Statement[] {
  const found: Statement[] = []
  let start = 0
  let text = ''
  const end = (at: number) => {
    const line = firstLine + sql.slice(0, start + leadingBlank(sql.slice(start, at))).split('\n').length - 1
    const flat = text.replace(/\s+/g, ' ').trim()
    if (flat) found.push({ file, line, text: flat, bare: flat.replace(/'(?:[^']|'')*'/g, "''") })
    text = ''
    start = at + 1
  }
  let last = 0
  for (const match of sql.matchAll(sqlToken)) {
    const [part, dollar] = match
    text += sql.slice(last, match.index)
    last = match.index + part.length
    if (part === ';') end(match.index)
    else if (dollar) {
      text += ' $$ $$ '
      const body = part.slice(dollar.length, -dollar.length)
      found.push(...statementsOf(file, body, firstLine + sql.slice(0, match.index).split('\n').length - 1))
    } else if (part.startsWith("'")) text += part
    else text += ' '
  }
  text += sql.slice(last)
  end(sql.length)
  return found
}

/** How far blanks and comments lead on before a statement begins. */
function leadingBlank(text: string): number {
  return text.match(/^(?:\s|--[^\n]*\n|\/\*[\s\S]*?\*\/)*/)?.[0].length ?? 0
}

/** Splits at the commas that stand in no parenthesis. */
export function splitList(list: string): string[] {
  const parts: string[] = []
  let depth = 0
  let part = ''
  for (const sign of list) {
    if (sign === '(') depth++
    if (sign === ')') depth--
    if (sign === ',' && depth === 0) {
      parts.push(part.trim())
      part = ''
    } else part += sign
  }
  return [...parts, part.trim()].filter(Boolean)
}
