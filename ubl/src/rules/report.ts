import { type Finding, mostFindings, texts } from '../finding.ts'
import type { Said } from '../said.ts'
import { pathTo } from '../xml/path.ts'
import type { Place } from './places.ts'

/** What rules have found, up to the most that is told. */
export class Report {
  readonly findings: Finding[] = []
  readonly #placeOf: (place: Place) => Place

  /** @param placeOf where a place is in what was received, where that is in another syntax */
  constructor(placeOf: (place: Place) => Place = (place) => place) {
    this.#placeOf = placeOf
  }

  get isFull(): boolean {
    return this.findings.length >= mostFindings
  }

  add(
    rule: string,
    severity: Finding['severity'],
    place: Place,
    message: string | Said,
    fix: string | Said,
    terms: readonly string[] = [],
  ): void {
    const { element, above } = this.#placeOf(place)
    this.findings.push({
      rule,
      severity,
      path: pathTo([...above, element]),
      ...(element.line > 0 && { line: element.line }),
      ...texts(message, fix),
      ...(terms.length > 0 && { terms: [...terms] }),
    })
  }
}
