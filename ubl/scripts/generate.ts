/**
 * Makes src/generated out of the tables of facts (model.tsv, codelists.tsv, rules.tsv): `node scripts/generate.ts DIR`.
 * The tables are not part of the repository; what is generated is, in a form that a browser loads cheaply.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const from = process.argv[2]
if (!from) throw new Error('Say where the tables are: node scripts/generate.ts DIR')

const rows = (name: string): string[][] =>
  readFileSync(join(from, name), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'))

function emit(name: string, about: string, constant: string, entries: Map<string, string>): void {
  const body = [...entries].map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`).join('')
  const head = `// Made by scripts/generate.ts; do not edit.\n\n/** ${about} */\n`
  const text = `${head}export const ${constant}: Readonly<Record<string, string>> = {\n${body}}\n`
  writeFileSync(join(import.meta.dirname, '../src/generated', `${name}.ts`), text)
}

function grouped(items: Iterable<readonly [key: string, item: string]>, between: string): Map<string, string> {
  const groups = new Map<string, string[]>()
  for (const [key, item] of items) groups.set(key, [...(groups.get(key) ?? []), item])
  return new Map([...groups].map(([key, values]) => [key, values.join(between)]))
}

const cardinality: Readonly<Record<string, string>> = { '0 1': '?', '1 1': '!', '0 *': '*', '1 *': '+' }

const model = rows('model.tsv').map(([, of, , prefix, element, min, max, type]) => {
  const mark = cardinality[`${min} ${max}`]
  if (!of || !mark) throw new Error(`model.tsv has a cardinality that is not known: ${of} ${element} ${min}..${max}`)
  return [of, `${prefix}:${element}${mark}${type === element ? '' : type}`] as const
})
emit(
  'model',
  'For each document type and aggregate its children in order: prefix:Name, cardinality (? ! * +), type where it is not the name.',
  'model',
  grouped(model, ' '),
)

const codes = rows('codelists.tsv')
emit(
  'codes',
  'The codes of each code list, without their names.',
  'codes',
  grouped(
    codes.map(([list = '', code = '']) => [list, code]),
    ' ',
  ),
)
emit(
  'code-names',
  'Codes with their English names: code, tab, name, one a line.',
  'codeNames',
  grouped(
    codes.map(([list = '', code = '', name = '']) => [list, `${code}\t${name}`]),
    '\n',
  ),
)

emit(
  'published-rules',
  'The published rules of each suite: id, F (fatal) or W (warning), the business terms; one a line.',
  'publishedRules',
  grouped(
    rows('rules.tsv')
      .sort((a, b) => (a[1] ?? '').localeCompare(b[1] ?? '', 'en', { numeric: true }))
      .map(([suite = '', rule = '', flag, terms = '']) => [
        suite,
        `${rule} ${flag === 'fatal' ? 'F' : 'W'} ${terms}`.trim(),
      ]),
    '\n',
  ),
)

/** `/ubl:Invoice | /cn:CreditNote` is where the rules begin; the few with a place of their own are written by hand. */
const fromRoot = '/ubl:Invoice | /cn:CreditNote'
emit(
  'absent',
  'What the syntax binding leaves out: the rule and the path below the root, or below anything (//), one a line.',
  'absent',
  grouped(
    rows('absent.tsv')
      .filter(([suite, , at]) => suite === 'CEN-EN16931-UBL' && at === fromRoot)
      .map(([suite = '', id, , path]) => [suite, `${id} ${path}`]),
    '\n',
  ),
)

const flags = new Map(
  rows('rules.tsv').map(([suite, rule, flag]) => [`${suite} ${rule}`, flag === 'fatal' ? 'F' : 'W']),
)
emit(
  'absent-cii',
  'What the binding to CII leaves out, by where: the rule, F (fatal) or W (warning), and the path below, one a line.',
  'absentInCii',
  grouped(
    rows('absent.tsv')
      .filter(([suite, id]) => suite === 'CEN-EN16931-CII' && id?.startsWith('CII-'))
      .map(([suite = '', id, at = '', path]) => [at, `${id} ${flags.get(`${suite} ${id}`)} ${path}`]),
    '\n',
  ),
)
