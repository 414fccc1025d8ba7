import { type Statement, splitList } from './statements.ts'

/** A table as the migrations leave it, with the statements that made it so. */
export interface Table {
  name: string
  created: Statement
  /** The items of its CREATE TABLE: columns and constraints. */
  items: string[]
  /** Its company's table, sharded by it; or a reference table, the same on every node. */
  distributed: Statement | undefined
  reference: Statement | undefined
  altered: Statement[]
  indexes: Statement[]
  policies: Statement[]
  /** What the application's role was granted: 'select', 'insert', … */
  granted: string[]
}

/** Reads what the rules of data.md look at out of the migrations' statements, in their order. */
export function tablesOf(statements: readonly Statement[]): Map<string, Table> {
  const tables = new Map<string, Table>()
  for (const statement of statements) {
    const { text, bare } = statement
    const create = bare.match(/^create table (?:if not exists )?(\w+) ?\((.*?)\)(?: partition by \w+ ?\(.*\))?$/i)
    if (create) {
      const [, name = '', items = ''] = create
      tables.set(name, newTable(name, statement, splitList(items)))
    }
    const of = (pattern: RegExp) => tables.get(text.match(pattern)?.[1] ?? '')
    const distributed = of(/^select distribute\('(\w+)'\)/i)
    if (distributed) distributed.distributed = statement
    const reference = of(/^select reference\('(\w+)'\)/i)
    if (reference) reference.reference = statement
    of(/^alter table (?:only )?(\w+) /i)?.altered.push(statement)
    of(/^create (?:unique )?index (?:\w+ )?on (\w+) /i)?.indexes.push(statement)
    of(/^create policy \w+ on (\w+) /i)?.policies.push(statement)
    const grant = bare.match(/^grant (.+) on (?:table )?([\w, ]+) to .*\bkontor_app\b/i)
    for (const name of grant?.[2]?.split(/, ?/) ?? []) {
      tables.get(name)?.granted.push(...splitList(grant?.[1] ?? '').map((right) => right.split(' ')[0] ?? ''))
    }
  }
  return tables
}

function newTable(name: string, created: Statement, items: string[]): Table {
  return {
    ...{ name, created, items, distributed: undefined, reference: undefined },
    ...{ altered: [], indexes: [], policies: [], granted: [] },
  }
}

export const isConstraint = (item: string) => /^(constraint|primary key|unique|foreign key|check|exclude)\b/i.test(item)
