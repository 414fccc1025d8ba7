import type { Statement } from './statements.ts'

/** A rule of docs/data (the numbers are its own) that a statement breaks. */
export interface Complaint {
  rule: number
  file: string
  line: number
  message: string
}

export function complain(rule: number, { file, line }: Statement, message: string): Complaint {
  return { rule, file, line, message }
}

export function inWords({ rule, file, line, message }: Complaint): string {
  return `${file}:${line}: rule ${rule}: ${message}`
}
