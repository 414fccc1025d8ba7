import { emptyLine, type TypedLine } from './typed-line.ts'

/** Lines that are bought together under one name (F-190, F-191): a master, and its items right behind it. */
export const isMaster = ({ isBundle }: Pick<TypedLine, 'isBundle'>): boolean => isBundle === true

export const itemsOf = (lines: readonly TypedLine[], { key }: Pick<TypedLine, 'key'>): TypedLine[] =>
  lines.filter(({ masterKey }) => masterKey === key)

/** What is bought: a bundle by its items. */
export const boughtOf = (lines: readonly TypedLine[]): TypedLine[] => lines.filter((line) => !isMaster(line))

/** A new bundle behind all lines, with an item in which one begins to type. */
export function withBundle(lines: readonly TypedLine[]): TypedLine[] {
  const master = { ...emptyLine(), isBundle: true }
  return [...lines, master, { ...emptyLine(lines.at(-1)), masterKey: master.key }]
}

/** One more item behind the last one of a bundle. */
export function withItem(lines: readonly TypedLine[], master: TypedLine): TypedLine[] {
  const last = lines.findLastIndex(({ key, masterKey }) => key === master.key || masterKey === master.key)
  return lines.toSpliced(last + 1, 0, { ...emptyLine(lines[last]), masterKey: master.key })
}

/** Without a line: a bundle goes with its items, and with its last item. Something is left to type in. */
export function withoutLine(lines: readonly TypedLine[], line: TypedLine): TypedLine[] {
  const master = lines.find(({ key }) => key === line.masterKey)
  const gone = master && itemsOf(lines, master).length === 1 ? master : line
  const left = lines.filter(({ key, masterKey }) => key !== gone.key && masterKey !== gone.key)
  return left.length > 0 ? left : [emptyLine()]
}

/** The ids by which lines are saved: masters that are new have one at once, for their items name it. */
export function idsOf(lines: readonly TypedLine[]): ReadonlyMap<string, string> {
  const known = lines.flatMap(({ id }) => id ?? [])
  let last = Math.max(0, ...known.map(Number).filter(Number.isInteger))
  const ids = new Map<string, string>()
  for (const { key, id, isBundle } of lines) {
    if (id !== undefined) ids.set(key, id)
    else if (isBundle) {
      last += 1
      ids.set(key, String(last))
    }
  }
  return ids
}
