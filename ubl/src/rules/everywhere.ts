import type { XmlElement } from '../xml/tree.ts'
import type { AbsentAt, AbsentRule } from './absent.ts'
import type { CodeRule } from './codes.ts'
import type { ElementRule } from './elements.ts'

/** The rules that speak of elements wherever they stand. */
export type Everywhere = {
  readonly codes?: readonly CodeRule[]
  readonly elements?: readonly ElementRule[]
  /** Which rules forbid what stands at a path: names below the root, that of an attribute begins with @. */
  readonly absentAt?: AbsentAt
}

/** What is said of an attribute where it stands. */
export type AttributeSpot = { readonly codes: readonly CodeRule[]; readonly absent: readonly AbsentRule[] }

/** Names longer and paths more numerous than those of UBL are not cached, so that a hostile file cannot fill the memory. */
const maxCachedLength = 80
const maxCachedPaths = 5000

/**
 * One path of elements, with the rules that speak of what stands there. A document has few paths and many elements: what
 * a rule says of names alone is asked once per path, and most elements have no rule left to ask.
 */
export class Spot {
  readonly codes: readonly CodeRule[]
  readonly elements: readonly ElementRule[]
  readonly absent: readonly AbsentRule[]
  readonly #about: Everywhere
  readonly #parent: string | undefined
  readonly #name: string
  /** names below the root */
  readonly #path: readonly string[]
  readonly #kept: { count: number }
  readonly #below = new Map<string, Spot>()
  readonly #attributes = new Map<string, AttributeSpot>()

  constructor(about: Everywhere, name: string, above?: Spot) {
    this.#about = about
    this.#name = name
    this.#parent = above === undefined ? undefined : above.#name
    this.#path = above ? [...above.#path, name] : []
    this.#kept = above ? above.#kept : { count: 0 }
    const { codes = [], elements = [], absentAt } = about
    this.codes = codes.filter((rule) => rule.name === name && this.#isIn(rule))
    this.elements = elements.filter((rule) => rule.about(name, this.#parent))
    this.absent = above ? (absentAt?.(this.#path) ?? []) : []
  }

  below(name: string): Spot {
    return this.#below.get(name) ?? this.#keep(this.#below, name, new Spot(this.#about, name, this))
  }

  attribute(name: string): AttributeSpot {
    const known = this.#attributes.get(name)
    if (known) return known
    const { codes = [], absentAt } = this.#about
    return this.#keep(this.#attributes, name, {
      codes: codes.filter((rule) => rule.name === undefined && rule.attribute === name && this.#isIn(rule)),
      absent: absentAt?.([...this.#path, `@${name}`]) ?? [],
    })
  }

  #isIn(rule: CodeRule): boolean {
    return rule.parent === undefined || rule.parent === this.#parent
  }

  #keep<Kind>(index: Map<string, Kind>, name: string, made: Kind): Kind {
    if (name.length <= maxCachedLength && this.#kept.count++ < maxCachedPaths) index.set(name, made)
    return made
  }
}

/** The rules that speak of elements wherever they stand, and the spot of a root. */
export type Spots = { readonly about: Everywhere; readonly at: (root: XmlElement) => Spot }

/** The spots of the roots that there are, each made when a document has it. */
export function spotsOf(about: Everywhere): Spots {
  const known = new Map<string, Spot>()
  const at = ({ name }: XmlElement): Spot => {
    const spot = known.get(name) ?? new Spot(about, name)
    known.set(name, spot)
    return spot
  }
  return { about, at }
}
