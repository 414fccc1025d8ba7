import type { LegalEntityLocation, Of } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'

/** What a list may not hold, and where in it. */
export interface Objection {
  readonly index: number
  readonly why: Message
}

/** F-153: one place at most is where an entity is delivered unless said otherwise, and one where it is billed. */
export function whyNotLocations(
  locations: readonly Pick<Of<typeof LegalEntityLocation>, 'Type' | 'IsDefault'>[],
): Objection | undefined {
  const index = locations.findIndex(
    ({ Type, IsDefault }, at) =>
      IsDefault && locations.slice(0, at).some((before) => before.IsDefault && before.Type === Type),
  )
  const Type = locations[index]?.Type
  return Type === undefined
    ? undefined
    : { index, why: t`more than one location of type ${Type} is the default: keep one` }
}

/** An identifier stands once under its scheme; the scheme in any case, the value as it is written. */
export function whyNotIdentifiers(
  identifiers: readonly { readonly IdentifierScheme: string; readonly IdentifierValue: string }[],
): Objection | undefined {
  const met = new Set<string>()
  for (const [index, { IdentifierScheme: scheme, IdentifierValue: value }] of identifiers.entries()) {
    const key = `${scheme.trim().toUpperCase()}\n${value.trim()}`
    if (met.has(key)) return { index, why: t`${scheme} ${value} appears twice: remove one` }
    met.add(key)
  }
  return undefined
}
