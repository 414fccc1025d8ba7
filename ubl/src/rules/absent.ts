import { absent } from '../generated/absent.ts'
import { absentFromLines } from './absent-lines.ts'

/** A rule that only forbids: what stands at its path has no place in a core invoice. All of them warn. */
export type AbsentRule = { readonly id: string; readonly path: string }

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

/** Rules by the whole path from the root, and by the last name of a path that may begin anywhere. */
const fromRoot = new Map<string, string[]>()
const anywhere = new Map<string, AbsentRule[]>()
for (const { id, path } of absentRules)
  if (path.startsWith('//')) {
    const last = path.slice(path.lastIndexOf('/') + 1)
    anywhere.set(last, [...(anywhere.get(last) ?? []), { id, path: path.slice(1) }])
  } else fromRoot.set(path, [...(fromRoot.get(path) ?? []), id])

/** The rules that forbid what stands at a path: names below the root, that of an attribute begins with @. */
export function absentAt(names: readonly string[]): readonly string[] {
  const path = names.join('/')
  const endings = (anywhere.get(names.at(-1) ?? '') ?? []).filter((rule) => `/${path}`.endsWith(rule.path))
  return [...(fromRoot.get(path) ?? []), ...endings.map(({ id }) => id)]
}
