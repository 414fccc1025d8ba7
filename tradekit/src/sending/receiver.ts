import type { Connection } from '../queries/types.ts'

/** What a document says about its receiver. */
export interface Addressee {
  readonly name: string
  readonly identifiers: readonly string[]
}

/** The connection that a document means: by an identifier that both name, else by exactly one equal name. */
export function guessReceiver(connections: readonly Connection[], addressee: Addressee): Connection | undefined {
  const wanted = new Set(addressee.identifiers.map(bare).filter(Boolean))
  const known = connections.filter((connection) => connection.State === 'ACCEPTED')
  const byIdentifier = known.filter((one) => one.Identifiers.some(({ value }) => wanted.has(bare(value))))
  if (byIdentifier.length === 1) return byIdentifier[0]
  const name = bare(addressee.name)
  const byName = (byIdentifier.length > 0 ? byIdentifier : known).filter((one) => bare(one.CompanyName) === name)
  return name && byName.length === 1 ? byName[0] : undefined
}

/** Letters and digits alone: `DE 128 111 902` and `DE128111902` name the same. */
const bare = (text: string): string => text.toLocaleLowerCase('en').replace(/[^\p{L}\p{N}]/gu, '')
