import { groups } from './structures/groups.ts'

/**
 * What may stand in a transaction, with the ids of the rules that say so. Peppol numbers the elements and attributes of
 * a transaction in order: rule B03402 is the second one on the thirty-fourth of them.
 */
export type Structure = {
  readonly name: string
  readonly id: string
  readonly isMandatory: boolean
  /** the one value it may have */
  readonly fixed?: { readonly rule: string; readonly value: string }
  /** the code lists that its value is from */
  readonly codes?: { readonly rule: string; readonly lists: readonly string[] }
  readonly attributes: readonly AttributeOf[]
  readonly children: ReadonlyMap<string, Structure>
  /** the rule that each mandatory child is there, by its name */
  readonly missing: ReadonlyMap<string, string>
  /** the rule that nothing else stands in it; none for what holds no elements */
  readonly closed?: string
  /** the rule that no schema location is given; on the root only */
  readonly schemaLocation?: string
}

export type AttributeOf = {
  readonly name: string
  /** the rule that it is there; none where it is optional */
  readonly present?: string
  readonly codes?: { readonly rule: string; readonly lists: readonly string[] }
}

/** One line of a table: `Name ? =fixed :list|list @attribute:list @optional? %group`, and the lines below it. */
type Row = { readonly words: readonly string[]; readonly rows: readonly Row[] }

/**
 * A structure of a table of its elements. Each line is an element; what stands in it is indented. `?` and `*` say that it
 * may be left out, `=` a value that it must have, `:` its code lists, `@` an attribute (`@name?` an optional one), `%` a
 * group of groups.ts.
 */
export function structureOf(transaction: string, root: string, table: string): Structure {
  let count = 0
  const number = (): string => `PEPPOL-${transaction}-B${String(++count).padStart(3, '0')}`
  const build = ({ words, rows }: Row, isRoot: boolean): Structure => {
    const [name = '', ...marks] = words
    const id = number()
    let asserted = 0
    const rule = (): string => `${id}${String(++asserted).padStart(2, '0')}`
    const marked = (sign: string): string | undefined => marks.find((mark) => mark.startsWith(sign))?.slice(1)
    const value = marked('=')
    const lists = marked(':')?.split('|')
    const fixed = value === undefined ? undefined : { rule: rule(), value }
    const codes = lists && { rule: rule(), lists }
    const attributes = marks.filter((mark) => mark.startsWith('@')).map((mark) => attributeOf(mark.slice(1), rule))
    for (const _ of attributes) number()
    const group = marked('%')
    const below = group === undefined ? rows : rowsOf(groups[group as keyof typeof groups])
    const mandatory = below.filter(({ words: [, ...rest] }) => !rest.includes('?') && !rest.includes('*'))
    const missing = new Map(mandatory.map((row) => [prefixed(row), rule()]))
    const schemaLocation = isRoot ? rule() : undefined
    const closed = below.length > 0 ? rule() : undefined
    return {
      name,
      id,
      isMandatory: !marks.includes('?') && !marks.includes('*'),
      ...(fixed && { fixed }),
      ...(codes && { codes }),
      attributes,
      missing,
      ...(schemaLocation && { schemaLocation }),
      ...(closed && { closed }),
      children: new Map(below.map((row) => [prefixed(row), build(row, false)])),
    }
  }
  return build({ words: [root], rows: rowsOf(table) }, true)
}

function attributeOf(mark: string, rule: () => string): AttributeOf {
  const [notation = '', list] = mark.split(':')
  const name = notation.replace('?', '')
  const present = notation.endsWith('?') ? undefined : rule()
  const codes = list === undefined ? undefined : { rule: rule(), lists: list.split('|') }
  return { name, ...(present && { present }), ...(codes && { codes }) }
}

/** What holds elements is an aggregate of UBL, all else is basic. */
const prefixed = ({ words, rows }: Row): string =>
  `${rows.length > 0 || words.some((word) => word.startsWith('%')) ? 'cac' : 'cbc'}:${words[0]}`

function rowsOf(table: string): Row[] {
  const top: Row[] = []
  const open: Row[][] = [top]
  for (const line of table.trim().split('\n')) {
    const depth = (line.length - line.trimStart().length) / 2
    const row: Row = { words: line.trim().split(' '), rows: [] }
    open.length = depth + 1
    open[depth]?.push(row)
    open.push(row.rows as Row[])
  }
  return top
}
