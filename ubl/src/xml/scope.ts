import { t } from '../message.ts'
import { misused } from './xml-error.ts'

const xml = 'http://www.w3.org/XML/1998/namespace'
const xmlns = 'http://www.w3.org/2000/xmlns/'

let scopes = 0

/** The namespaces that are bound at some place of a document. */
export class Scope {
  /** never nought, never twice */
  readonly id = ++scopes
  readonly #outer: Scope | undefined
  readonly #bound = new Map<string, string>()

  constructor(outer?: Scope) {
    this.#outer = outer
    if (outer) return
    this.#bound.set('', '')
    this.#bound.set('xml', xml)
    this.#bound.set('xmlns', xmlns)
  }

  /** The namespace of a prefix ('' for that of names without one); undefined where nothing binds it. */
  uriOf(prefix: string): string | undefined {
    for (let scope: Scope | undefined = this; scope; scope = scope.#outer) {
      const uri = scope.#bound.get(prefix)
      if (uri !== undefined) return uri
    }
    return undefined
  }

  /** @throws XmlError where Namespaces in XML 1.0 §2.2 and §3 forbid it */
  bind(prefix: string, uri: string, at: number): void {
    if (prefix === 'xmlns') throw misused(at, t`the prefix xmlns cannot be declared`)
    if (prefix === 'xml' && uri !== xml) throw misused(at, t`the prefix xml must be bound to ${xml}`)
    if (prefix !== 'xml' && uri === xml) throw misused(at, t`only the prefix xml can be bound to ${xml}`)
    if (uri === xmlns) throw misused(at, t`nothing can be bound to ${xmlns}`)
    if (uri === '' && prefix !== '') throw misused(at, t`the prefix ${prefix} cannot be bound to nothing`)
    this.#bound.set(prefix, uri)
  }
}
