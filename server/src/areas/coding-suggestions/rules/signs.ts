/** By what a line, or a whole document, is known again; the most telling first. */
export const signKinds = ['ITEM_OF_PARTNER', 'NAME_OF_PARTNER', 'NAME', 'FEATURE', 'PARTNER'] as const
export type SignKind = (typeof signKinds)[number]

export interface Sign {
  readonly kind: SignKind
  /** What is the same wherever the sign is the same. */
  readonly key: string
}

/** A line as far as it is known again by it. */
export interface Described {
  readonly name?: string | undefined
  /** The seller's number of the item (BT-155). */
  readonly sellersItemId?: string | undefined
}

/** Of whom a document is, and what a program told of it besides. */
export interface Around {
  readonly partner: string | undefined
  readonly features: Readonly<Record<string, string>>
}

/** The words of a name without the numbers in it: `Hosting 11/2026` and `Hosting 12/2026` are the same. */
const wordsOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}]+/gu, ' ')
    .trim()
    .slice(0, 300)

/** The signs of a line, or of the whole document where no line is given. */
export function signsOf(line: Described | undefined, { partner, features }: Around): Sign[] {
  const sign = (kind: SignKind, ...values: readonly (string | undefined)[]): Sign[] =>
    values.every(Boolean) ? [{ kind, key: JSON.stringify([kind, ...values]) }] : []
  const words = line?.name && wordsOf(line.name)
  return [
    ...sign('ITEM_OF_PARTNER', partner, line?.sellersItemId),
    ...sign('NAME_OF_PARTNER', partner, words),
    ...sign('NAME', words),
    ...Object.entries(features)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([name, value]) => sign('FEATURE', partner, name, value)),
    ...sign('PARTNER', partner),
  ]
}
