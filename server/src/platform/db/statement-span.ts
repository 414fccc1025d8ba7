import type { QueryConfig } from 'pg'
import { currentSpan, type Span, type Tracing } from '../tracing/index.ts'

/** Characters of a statement that tell which one it is. */
const maxTextLength = 1000

/** The span of a statement within work that is traced: its text, never a value. */
export function statementSpan(tracing: Tracing, query: string | QueryConfig): Span | undefined {
  if (!tracing.isOn || currentSpan() === undefined) return undefined
  const text = withoutLiterals(typeof query === 'string' ? query : query.text).slice(0, maxTextLength)
  const [operation = ''] = /[a-z]+/i.exec(text.replace(/\/\*.*?\*\//gs, '')) ?? []
  const [, table] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(text) ?? []
  const name = [operation.toLowerCase(), table].filter(Boolean).join(' ')
  return tracing.begin('client', name, {
    'db.system.name': 'postgresql',
    'db.operation.name': operation.toLowerCase(),
    'db.query.text': text,
  })
}

const withoutLiterals = (text: string): string => text.replace(/'(?:[^']|'')*'/g, '?')
