import { children, written } from '../xml/access.ts'
import type { XmlElement } from '../xml/tree.ts'
import type { CodeRule } from './codes.ts'

const core = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0'

/** The three kinds of XRechnung, by the specification that an invoice says it follows. */
export const specifications = {
  core,
  extension: `${core}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`,
  cleanVehicles: `${core}#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9`,
} as const
export type XrechnungKind = keyof typeof specifications

const kinds = Object.keys(specifications) as XrechnungKind[]

/** Compared as it is written, white space and all. */
export const isSpecification = (text: string): boolean => kinds.some((kind) => specifications[kind] === text)
/** The kind that a specification is of; what is none of them is judged as the core. */
export const kindOf = (specification: string | undefined): XrechnungKind =>
  kinds.find((kind) => specifications[kind] === specification) ?? 'core'
export const kindOfUbl = (root: XmlElement): XrechnungKind =>
  kindOf(children(root, 'cbc:CustomizationID').map(written).find(isSpecification))

type Overriding = Readonly<Record<string, readonly [id: string, also: readonly string[]]>>
const health = ['XR01', 'XR02', 'XR03']

/** Code lists that a kind has more of, under the numbers that its rules have. */
const overriding: Readonly<Partial<Record<XrechnungKind, Overriding>>> = {
  extension: {
    'BR-CL-24': ['BR-DEX-01', ['application/xml']],
    'BR-CL-10': ['BR-DEX-04', health],
    'BR-CL-11': ['BR-DEX-05', health],
    'BR-CL-21': ['BR-DEX-06', health],
    'BR-CL-25': ['BR-DEX-07', health],
    'BR-CL-26': ['BR-DEX-08', health],
  },
  cleanVehicles: { 'BR-CL-13': ['BR-TMP-CVD-01', ['CVD']] },
}

export const codesOfKind = (kind: XrechnungKind, rules: readonly CodeRule[]): CodeRule[] =>
  rules.map((one) => {
    const [id, also] = overriding[kind]?.[one.id] ?? [one.id]
    return also ? { ...one, id, also: [...(one.also ?? []), ...also] } : one
  })
