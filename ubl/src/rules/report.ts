import { type Finding, maxFindings, texts } from '../finding.ts'
import type { Message } from '../message.ts'
import { pathTo } from '../xml/path.ts'
import type { XmlElement } from '../xml/tree.ts'
import type { Place } from './places.ts'

/**
 * What was received, where that is another syntax than the rules' own: its root, where a place of theirs is in it, and
 * what it calls what they name.
 */
export type Received = {
  readonly root: XmlElement
  readonly placeOf: (place: Place) => Place
  readonly nameOf: (value: string) => string
}

/** What rules have found, up to the most that is told. */
export class Report {
  readonly findings: Finding[] = []
  readonly #received: Received | undefined

  /** @param received what was received, where that is in another syntax than the rules are written in */
  constructor(received?: Received) {
    this.#received = received
  }

  get isFull(): boolean {
    return this.findings.length >= maxFindings
  }

  add(
    rule: string,
    severity: Finding['severity'],
    place: Place,
    message: string | Message,
    fix: string | Message,
    terms: readonly string[] = [],
  ): void {
    const { element, above } = this.#received?.placeOf(place) ?? place
    this.findings.push({
      rule,
      severity,
      path: pathTo([...above, element]),
      ...(element.line > 0 && { line: element.line }),
      ...texts(this.#inReceived(message), this.#inReceived(fix)),
      ...(terms.length > 0 && { terms: [...terms] }),
    })
  }

  #inReceived(text: string | Message): string | Message {
    const received = this.#received
    return typeof text === 'string' || !received
      ? text
      : {
          ...text,
          arguments: text.arguments.map((value) => (typeof value === 'string' ? received.nameOf(value) : value)),
        }
  }
}
