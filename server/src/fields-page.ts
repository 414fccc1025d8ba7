import { areas, type Call, type Schema } from '@kontor/contract'

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

type Direction = 'read' | 'written'

/** A thing with a name, and with which rights each of its fields is read and written: all of them together. */
interface Thing {
  readonly fields: readonly string[]
  readonly read: Set<string>
  readonly written: Set<string>
}

/** The objects in a schema, however deep: those of a name apart from the rest. */
function visit(schema: Schema, found: (name: string | undefined, fields: readonly string[]) => void): void {
  const {
    properties,
    items,
    additionalProperties,
    contentSchema,
    'x-entity': name,
  } = schema as Record<string, Schema> & {
    readonly 'x-entity'?: string
  }
  if (properties !== undefined) found(name as string | undefined, Object.keys(properties))
  const inside = [...Object.values(properties ?? {}), items, additionalProperties, contentSchema]
  for (const one of inside) if (typeof one === 'object') visit(one as Schema, found)
}

/** The text of docs/security/fields.md: who reads and writes which fields, made from the contract. */
export function fieldsPage(): string {
  const things = new Map<string, Thing>()
  const own: string[][] = []
  for (const call of Object.values(areas).flatMap((calls) => Object.values(calls) as Call[])) {
    const { may, body, returns } = call.options
    const [takes, gives] = [ownFields(body?.schema, may, 'written'), ownFields(returns?.schema, may, 'read')]
    if (takes !== '' || gives !== '') own.push([`\`${call.method} ${call.path}\``, `\`${may}\``, takes, gives])
  }
  const named = [...things].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const rows = named.map(([name, { fields, read, written }]) => [
    name,
    fields.join(', '),
    rights(read),
    rights(written),
  ])
  return [intro, table(['what', 'fields', 'read with', 'written with'], rows), ownIntro, table(ownHead, own), ''].join(
    '\n\n',
  )

  /** Notes the things of a call, and gives the fields that belong to no thing. */
  function ownFields(schema: Schema | undefined, right: string, direction: Direction): string {
    const bare: string[] = []
    if (schema !== undefined)
      visit(schema, (name, fields) => {
        if (name === undefined) return void bare.push(...fields)
        const thing = things.get(name) ?? { fields, read: new Set(), written: new Set() }
        things.set(name, thing)
        thing[direction].add(right)
      })
    return [...new Set(bare)].join(', ')
  }
}

const rights = (names: ReadonlySet<string>): string =>
  [...names]
    .toSorted()
    .map((name) => `\`${name}\``)
    .join(', ')

const ownHead = ['call', 'right', 'takes', 'gives']

const intro = `# Who reads and writes which fields

Written by \`npm run permissions:write\` from the contract; a test holds it equal. Which roles have a right, says
[permissions.md](../permissions.md). A call takes no field and gives none that does not stand here: what else comes is refused
with its name. An id in a path decides of whom it is: that of another company answers 404.

Narrower than the right of its call:

- \`AllowedActions\` and \`allowedActions\` have what the one who asks may do with just this thing, and nothing for others.
- Of a document, its file, its thread and its work, whoever has no right on it reads nothing, where rights on it were given
  ([0024](../decisions/0024-rights-on-a-document.md)).
- An app and a program have at most what the company granted and the person allowed.
- Fields of a person's own sign-in (\`session.manage\`) are their own alone.`

const ownIntro = `## Fields of calls

What a call takes and gives beside the things above.`
