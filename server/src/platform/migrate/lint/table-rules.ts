import { type Complaint, complain } from './complaint.ts'
import { isConstraint, type Table } from './schema.ts'
import type { Statement } from './statements.ts'

type Tables = ReadonlyMap<string, Table>
type Rule = (table: Table, tables: Tables) => Complaint[]

const companyFirst = /^\(\s*company_id\b/i

/** Every table says what it is: a company's, or static data that every node keeps. */
const kind: Rule = ({ name, created, distributed, reference }) =>
  distributed || reference
    ? []
    : [
        complain(
          2,
          created,
          `${name} is neither distributed nor a reference table: after it, select distribute('${name}') or reference('${name}').`,
        ),
      ]

/** Rule 1: keys begin with the company, for Citus shards by it. */
const companyColumn: Rule = ({ name, created, items, distributed }) => {
  if (!distributed || /^company_id uuid not null\b/i.test(items[0] ?? '')) return []
  return [
    complain(
      1,
      created,
      `the first column of ${name} must be company_id uuid not null: every row belongs to a company.`,
    ),
  ]
}

const companyKeys: Rule = ({ name, created, items, indexes, altered, distributed }) => {
  if (!distributed) return []
  const why = 'a shard can only hold it unique within a company.'
  const inline = items
    .filter((item) => !isConstraint(item) && /\b(primary key|unique)\b/i.test(item))
    .map((item) =>
      complain(
        1,
        created,
        `${name} makes the column ${item.split(' ')[0]} a key of its own: begin it with company_id; ${why}`,
      ),
    )
  const constraints = [
    ...items.filter(isConstraint).map((text) => ({ text, at: created })),
    ...altered.map((at) => ({ text: at.bare, at })),
  ]
    .filter(({ text }) => columnsAfter(text, /\b(?:primary key|unique) ?(\(.*)/i)?.match(companyFirst) === null)
    .map(({ at }) => complain(1, at, `a key of ${name} does not begin with company_id: ${why}`))
  const uniqueIndexes = indexes
    .filter(
      ({ bare }) =>
        /^create unique/i.test(bare) && !bare.match(/ on \w+ (?:using \w+ )?(\(.*)/i)?.[1]?.match(companyFirst),
    )
    .map((at) => complain(1, at, `a unique index of ${name} does not begin with company_id: ${why}`))
  return [...inline, ...constraints, ...uniqueIndexes]
}

const columnsAfter = (text: string, pattern: RegExp) => text.match(pattern)?.[1]

/** Rules 1 and 2: foreign keys are added by name, one an ALTER, after the table was distributed. */
const foreignKeys: Rule = (table, tables) => {
  const inline = table.items.some((item) => /\breferences\b/i.test(item))
    ? [
        complain(
          2,
          table.created,
          `${table.name} has a foreign key in its CREATE TABLE: add it by ALTER TABLE, named, after distribute('${table.name}').`,
        ),
      ]
    : []
  return [...inline, ...table.altered.flatMap((at) => foreignKey(table, at, tables))]
}

function foreignKey(table: Table, at: Statement, tables: Tables): Complaint[] {
  const key = at.bare.match(
    /^alter table (?:only )?\w+ add (constraint \w+ )?foreign key ?(\(.*?\)) references (\w+) ?(\(.*?\))?(.*)$/i,
  )
  if (!key) return []
  const [, name, columns = '', other = '', targets = '', rest = ''] = key
  const target = tables.get(other)
  const placed = table.distributed ?? table.reference
  return [
    ...(name
      ? []
      : [complain(2, at, `a foreign key of ${table.name} has no name: errors are told apart by it (rule 9).`)]),
    ...(placed && placed.file === at.file && placed.line > at.line
      ? [complain(2, at, `${table.name} gets a foreign key before it is distributed; Citus cannot distribute it then.`)]
      : []),
    ...(/\bon (delete|update) set (null|default)\b/i.test(rest)
      ? [complain(2, at, `no ON DELETE SET NULL (${table.name}): it would set company_id to null as well.`)]
      : []),
    ...(table.reference && target && !target.reference
      ? [
          complain(
            2,
            at,
            `the reference table ${table.name} points to ${other}, which is none: reference tables reference only each other.`,
          ),
        ]
      : []),
    ...(table.distributed && target?.distributed && !(companyFirst.test(columns) && companyFirst.test(targets))
      ? [
          complain(
            1,
            at,
            `the foreign key from ${table.name} to ${other} does not begin with company_id on both sides: rows of one company lie together.`,
          ),
        ]
      : []),
  ]
}

const oneSubcommand: Rule = ({ name, altered }) =>
  altered
    .filter(({ bare }) => /\badd constraint\b.*, ?(add|alter|drop|enable|force|validate)\b/i.test(bare))
    .map((at) =>
      complain(2, at, `one subcommand per ALTER TABLE ${name}: Citus takes no constraint beside another change.`),
    )

/** Rule 3: types whose comparisons are not leakproof cannot use an index behind row-level security. */
const leakproofTypes: Rule = ({ name, created, items, distributed }) =>
  items
    .filter(
      (item) =>
        distributed && !isConstraint(item) && /^\w+ (numeric|decimal|money|real|double precision|citext)\b/i.test(item),
    )
    .map((item) =>
      complain(
        3,
        created,
        `${name}.${item.split(' ')[0]}: comparing ${item.split(' ')[1]} is not leakproof; keep bigint minor units, and the decimal as text.`,
      ),
    )

const hiddenSearch: Rule = ({ name, indexes, granted, policies }) =>
  indexes
    .filter(({ bare }) => granted.includes('select') && /\busing (gin|gist|brin|spgist)\b/i.test(bare))
    // The owner searches it for the role, which only keeps it.
    .filter(() => !policies.some(({ bare }) => / to kontor_owner using \(true\)/i.test(bare)))
    .map((at) =>
      complain(
        3,
        at,
        `row-level security hides this index of ${name} from kontor_app: search lives in a table of its own behind one SECURITY DEFINER function.`,
      ),
    )

/** Rule 5: the policies bind everybody, the owner too. */
const rowLevelSecurity: Rule = ({ name, created, altered, policies, distributed }) => {
  if (!distributed) return []
  const does = (what: RegExp) => altered.some(({ bare }) => what.test(bare))
  return [
    ...(does(/ enable row level security$/i)
      ? []
      : [complain(5, created, `${name} does not ENABLE row level security.`)]),
    ...(does(/ force row level security$/i)
      ? []
      : [complain(5, created, `${name} does not FORCE row level security: its owner would see all companies.`)]),
    ...(policies.length > 0 ? [] : [complain(5, created, `${name} has no policy, so nobody sees a row of it.`)]),
    ...policies
      .filter(({ bare }) => /\bselect\b(?! to )/i.test(bare.replace(/ for select /i, ' ')))
      .map((at) =>
        complain(5, at, `a policy of ${name} holds a subquery: it runs for every row, and Citus refuses it.`),
      ),
    ...policies
      .filter(({ bare }) => !/company_id = entered_company\(\)/i.test(bare) && !/ to kontor_owner\b/i.test(bare))
      .map((at) =>
        complain(5, at, `a policy of ${name} for the application does not say company_id = entered_company().`),
      ),
  ]
}

export const tableRules: readonly Rule[] = [
  ...[kind, companyColumn, companyKeys, foreignKeys, oneSubcommand],
  ...[leakproofTypes, hiddenSearch, rowLevelSecurity],
]
