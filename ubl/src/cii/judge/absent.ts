import { absentInCii } from '../../generated/absent-cii.ts'
import { type AbsentAt, type AbsentRule, absentBy } from '../../rules/absent.ts'

const root = '/rsm:CrossIndustryInvoice'

/** The places of the table, which are XPath, as those of our rules: '' is the root, //*ID all names with that end. */
const placesOf = (at: string): string[] =>
  at.split(' | ').map((place) => {
    const [, end, but] =
      /^\/\/(?:ram:)?\*\[ends-with\(name\(\), '(\w+)'\)(?: and not \(self::([\w:]+)\))?\]$/.exec(place) ?? []
    if (end !== undefined) return `//*${end}${but === undefined ? '' : `!${but}`}`
    return place.startsWith(root) ? place.slice(root.length + 1) : place
  })

/** CII-SR and CII-DT that only forbid, of EN 16931's binding to CII (CEN/TS 16931-3-3). */
export const ciiAbsentRules: readonly AbsentRule[] = Object.entries(absentInCii).flatMap(([at, rows]) =>
  rows.split('\n').flatMap((row) => {
    const [id = '', flag, path = ''] = row.split(' ')
    const severity = flag === 'F' ? 'fatal' : 'warning'
    return placesOf(at).map((place): AbsentRule => ({ id, severity, path: place === '' ? path : `${place}/${path}` }))
  }),
)

const placeAt = absentBy(ciiAbsentRules)
/** A rule on the document type, which the published rule on any type forestalls, so that none of them is ever broken. */
export const forestalledRules: ReadonlySet<string> = new Set(['CII-DT-010', 'CII-DT-011', 'CII-DT-012'])
/** On any identifier; where those of the document and of its lines have rules of their own, these are not asked. */
const ofAnyIdentifier: ReadonlySet<string> = new Set(['CII-DT-0010', 'CII-DT-0020', 'CII-DT-0030', 'CII-DT-0040'])

export const ciiAbsentAt: AbsentAt = (names) => {
  const rules = placeAt(names).filter(({ id }) => !forestalledRules.has(id))
  const isOwn = rules.some(({ id, path }) => !ofAnyIdentifier.has(id) && path.endsWith(`/${names.at(-1)}`))
  return isOwn ? rules.filter(({ id }) => !ofAnyIdentifier.has(id)) : rules
}
