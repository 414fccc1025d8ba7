import type { Statement } from './statements.ts'

/** A rule of docs/data (the numbers are its own) that a statement breaks. */
export interface Complaint {
  rule: number
  file: string
  line: number
  says: string
}

export function complain(rule: number, { file, line }: Statement, says: string): Complaint {
  return { rule, file, line, says }
}

export function inWords({ rule, file, line, says }: Complaint): string {
  return `${file}:${line}: rule ${rule}: ${says}`
}
