import { absent } from '../generated/absent.ts'
import type { XmlElement } from '../xml/tree.ts'
import { absentFromLines } from './absent-lines.ts'
import type { AbsentWalk } from './judge.ts'

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

/** Where one stands among all paths from the root; names of attributes begin with @. */
type Step = { readonly next: Map<string, Step>; readonly ids: string[] }
const step = (): Step => ({ next: new Map(), ids: [] })

/** What may stand nowhere, by its last name; `above` is what must stand around it, innermost first. */
type Anywhere = { readonly id: string; readonly above: readonly string[] }

const fromRoot = step()
const anywhere = new Map<string, Anywhere[]>()
for (const { id, path } of absentRules) {
  if (path.startsWith('//')) {
    const [last = '', ...above] = path.slice(2).split('/').reverse()
    anywhere.set(last, [...(anywhere.get(last) ?? []), { id, above }])
    continue
  }
  let here = fromRoot
  for (const name of path.split('/')) {
    const next = here.next.get(name) ?? step()
    here.next.set(name, next)
    here = next
  }
  here.ids.push(id)
}

export function absentWalk(): AbsentWalk {
  const path: (Step | undefined)[] = []
  return {
    enter(element, above, breaks) {
      const here = above.length === 0 ? fromRoot : path[path.length - 1]?.next.get(element.name)
      path.push(here)
      if (above.length > 0) tell(element.name, here, above, breaks)
      for (const { name } of element.attributes) {
        const key = `@${name}`
        if (anywhere.has(key) || here?.next.has(key)) tell(key, here?.next.get(key), [...above, element], breaks)
      }
    },
    leave: () => void path.pop(),
  }
}

function tell(
  name: string,
  here: Step | undefined,
  above: readonly XmlElement[],
  breaks: (id: string, name: string) => void,
): void {
  if (here) for (const id of here.ids) breaks(id, name)
  for (const { id, above: wanted } of anywhere.get(name) ?? [])
    if (wanted.every((parent, i) => above[above.length - 1 - i]?.name === parent)) breaks(id, name)
}
