import { schemeName } from '@kontor/ubl'

/** A category of goods and services: CPV, UNSPSC, or a scheme of UNCL7143; without one where nobody said whose code it is. */
export interface Category {
  readonly code: string
  readonly scheme?: string | undefined
}

/** A category as the server knows it. */
export interface Found {
  readonly CommodityCode: string
  readonly CommodityScheme: string
  readonly Name: string
  readonly Path: readonly { readonly CommodityCode: string; readonly Name: string }[]
  readonly HasChildren: boolean
}

export const keyOf = ({ scheme, code }: Category): string =>
  [scheme && schemeName(scheme), code].filter(Boolean).join(' ')

export const categoryIn = ({
  CommodityCode: code,
  CommodityScheme: scheme,
}: Found): Category & { readonly scheme: string } => ({
  code,
  scheme,
})

/** Where it stands, from the widest: 'Furniture › Office furniture'. A browser turns the mark to the direction of the text. */
export const pathOf = ({ Path }: Pick<Found, 'Path'>): string => Path.map(({ Name }) => Name).join(' › ')

/** With what it is called itself. */
export const wholePathOf = (found: Found): string => [...found.Path, found].map(({ Name }) => Name).join(' › ')

/** What stands below what, by the keys of what is open; '' for the widest. */
export type Levels = ReadonlyMap<string, readonly Found[]>

/** One of the tree. */
export interface Branch {
  readonly id: string
  readonly label: string
  readonly note: string
  readonly opens: boolean
  readonly children?: readonly Branch[]
}

/** The tree as far as it is known. */
export function branchesOf(levels: Levels, above = ''): readonly Branch[] {
  return (levels.get(above) ?? []).map((found) => {
    const id = keyOf(categoryIn(found))
    return {
      ...{ id, label: found.Name || id, note: id, opens: found.HasChildren },
      ...(levels.has(id) && { children: branchesOf(levels, id) }),
    }
  })
}
