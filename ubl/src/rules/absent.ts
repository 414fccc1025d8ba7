import { absent } from '../generated/absent.ts'
import { absentFromLines } from './absent-lines.ts'

/**
 * A rule that only forbids: what stands at its path is not allowed in a core invoice. It warns where it does not say more.
 * The path leads from the root, or begins with // where it is forbidden anywhere; there `*Amount` is every name with that
 * end, `*Amount!ram:TaxAmount` every one but that.
 */
export type AbsentRule = { readonly id: string; readonly path: string; readonly severity?: 'fatal' | 'warning' }

const lines = ['cac:InvoiceLine', 'cac:CreditNoteLine']

/** UBL-CR and UBL-DT of EN 16931's binding to UBL (CEN/TS 16931-3-2), each with one path or, on lines, two. */
export const absentRules: readonly AbsentRule[] = [
  ...(absent['CEN-EN16931-UBL'] ?? '').split('\n').map((row) => {
    const [id = '', path = ''] = row.split(' ')
    return { id, path }
  }),
  ...absentFromLines
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [number, path] = row.split(' ')
      return lines.map((line) => ({ id: `UBL-CR-${number}`, path: `${line}/${path}` }))
    }),
]

/** Looks up which rules forbid what stands at a path: names below the root, that of an attribute begins with @. */
export type AbsentAt = (names: readonly string[]) => readonly AbsentRule[]

export function absentBy(rules: readonly AbsentRule[]): AbsentAt {
  /** by the whole path from the root, and by the last name of a path that may begin anywhere */
  const fromRoot = new Map<string, AbsentRule[]>()
  const anywhere = new Map<string, { rule: AbsentRule; names: readonly ((name: string) => boolean)[] }[]>()
  for (const rule of rules)
    if (rule.path.startsWith('//')) {
      const steps = rule.path.slice(2).split('/')
      const last = steps.at(-1) ?? ''
      anywhere.set(last, [...(anywhere.get(last) ?? []), { rule, names: steps.map(matcher) }])
    } else fromRoot.set(rule.path, [...(fromRoot.get(rule.path) ?? []), rule])
  return (names) => {
    const endings = (anywhere.get(names.at(-1) ?? '') ?? []).filter((one) =>
      one.names.every((is, i) => is(names[names.length - one.names.length + i] ?? '')),
    )
    return [...(fromRoot.get(names.join('/')) ?? []), ...endings.map(({ rule }) => rule)]
  }
}

function matcher(name: string): (name: string) => boolean {
  if (!name.startsWith('*')) return (one) => one === name
  const [end = '', but] = name.slice(1).split('!')
  return (one) => one.endsWith(end) && one !== but
}

export const absentAt: AbsentAt = absentBy(absentRules)
