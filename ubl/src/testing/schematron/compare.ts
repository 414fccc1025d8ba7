import { readReceived } from '../../read-any.ts'
import type { Profile } from '../../rules/profiles.ts'
import { validateRules } from '../../rules/validate.ts'
import type { Engine } from './engine.ts'

/** An assertion on which the two do not agree. */
export interface Difference {
  readonly rule: string
  /** In how many documents only the engine says that it is broken, and in how many only we do. */
  readonly onlyTheirs: number
  readonly onlyOurs: number
  /** The first such document. */
  readonly example: Uint8Array
}

/** Judges documents by both, and compares the sets of broken assertions that `assertions` has. */
export function compare(
  documents: Iterable<Uint8Array>,
  engine: Engine,
  profile: Profile,
  assertions: ReadonlySet<string>,
): { readonly compared: number; readonly differences: readonly Difference[] } {
  const found = new Map<string, Difference>()
  let compared = 0
  for (const bytes of documents) {
    compared += 1
    const ours = new Set(validateRules(readReceived(bytes), profile).map(({ rule }) => rule))
    const theirs = engine(new TextDecoder().decode(bytes))
    for (const rule of new Set([...ours, ...theirs])) {
      if (!assertions.has(rule) || ours.has(rule) === theirs.has(rule)) continue
      const before = found.get(rule) ?? { rule, onlyTheirs: 0, onlyOurs: 0, example: bytes }
      const side = theirs.has(rule) ? 'onlyTheirs' : 'onlyOurs'
      found.set(rule, { ...before, [side]: before[side] + 1 })
    }
  }
  return { compared, differences: [...found.values()].toSorted((one, other) => (one.rule < other.rule ? -1 : 1)) }
}

/** The rules that decision 0040 names, `BR-CO-05 to -08` and `BR-AG-06, -07` written out. */
export function rulesNamedIn(decision: string): Set<string> {
  const named = new Set<string>()
  for (const [, stem = '', first = '', more = ''] of decision.matchAll(
    /\b([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-[A-Z]?)(\d+)\b((?:(?:,| and| to) -\d+)*)/g,
  )) {
    named.add(`${stem}${first}`)
    let last = Number(first)
    for (const [, link, number = ''] of more.matchAll(/(,| and| to) -(\d+)/g)) {
      const from = link === ' to' ? last + 1 : Number(number)
      last = Number(number)
      for (let each = from; each <= last; each += 1) named.add(`${stem}${String(each).padStart(first.length, '0')}`)
    }
  }
  return named
}
