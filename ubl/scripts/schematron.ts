// Compares our rules with a Schematron engine, rule by rule: see docs/decisions/0040-where-rules-differ.md.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Profile, profiles } from '../src/rules/profiles.ts'
import { cases, seeds } from '../src/testing/schematron/cases.ts'
import { compare, rulesNamedIn } from '../src/testing/schematron/compare.ts'
import { assertionsIn, openEngine } from '../src/testing/schematron/engine.ts'

const usage = `npm run soak -- schematron --engine PATH --rules PATH [--profile en16931] [--syntax ubl] [--cases FOLDER] [--seed N] [rounds]

  --engine   the folder of saxon-js or of node-schematron, or a module that exports \`open\`; none ships with Kontor
  --rules    the assertions as that engine takes them: .sef.json for saxon-js, .sch for node-schematron
  --profile  ${profiles.join(', ')}
  --syntax   ubl or cii: in which our own documents are
  --cases    a folder with XML documents of yours, which are compared and changed, too`

const root = resolve(import.meta.dirname, '../..')
const decision = join(root, 'docs/decisions/0040-where-rules-differ.md')
const examples = join(root, '.build/schematron')

class UsageError extends Error {}

function readWords(words: readonly string[]) {
  const options = {
    engine: { type: 'string' },
    rules: { type: 'string' },
    profile: { type: 'string', default: 'en16931' },
    syntax: { type: 'string', default: 'ubl' },
    cases: { type: 'string' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
  } as const
  const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true })
  const { engine, rules, profile, syntax, cases: folder, seed } = values
  const [rounds = '10000'] = positionals
  if (engine === undefined || rules === undefined)
    throw new UsageError('An engine and rules are needed, and neither ships with Kontor: give --engine and --rules.')
  for (const path of [engine, rules, ...(folder === undefined ? [] : [folder])])
    if (!existsSync(path)) throw new UsageError(`${path} does not exist.`)
  if (!profiles.includes(profile as Profile)) throw new UsageError(`--profile is '${profile}': see below.`)
  if (syntax !== 'ubl' && syntax !== 'cii') throw new UsageError(`--syntax is '${syntax}': give ubl or cii.`)
  if (!/^\d{1,9}$/.test(seed)) throw new UsageError(`--seed is '${seed}': give a whole number.`)
  if (!/^[1-9]\d*$/.test(rounds)) throw new UsageError(`'${rounds}' is no number of rounds.`)
  return {
    engine,
    rules,
    profile: profile as Profile,
    syntax,
    folder,
    seed: Number(seed),
    rounds: Number(rounds),
  } as const
}

async function main(words: readonly string[]): Promise<number> {
  const { engine: path, rules, profile, syntax, folder, seed, rounds } = readWords(words)
  const engine = await openEngine(path, rules)
  console.log(`Comparing ${rounds} documents under ${profile} (--seed ${seed}) …`)
  const documents = cases(seeds(syntax, folder), rounds, seed)
  const { compared, differences } = compare(documents, engine, profile, assertionsIn(readFileSync(rules, 'utf8')))
  const decided = rulesNamedIn(readFileSync(decision, 'utf8'))
  mkdirSync(examples, { recursive: true })
  for (const { rule, onlyTheirs, onlyOurs, example } of differences) {
    const file = join(examples, `${rule}.xml`)
    writeFileSync(file, example)
    const known = decided.has(rule) ? ' (decision 0040)' : ''
    console.log(`${rule}${known}: broken for the engine alone in ${onlyTheirs}, for us alone in ${onlyOurs}; ${file}`)
  }
  const undecided = differences.filter(({ rule }) => !decided.has(rule))
  console.log(`${compared} documents compared; ${differences.length} rules differ, ${undecided.length} undecided`)
  return undecided.length === 0 ? 0 : 1
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error: Error & { code?: string }) => {
    const isUsage = error instanceof UsageError || error.code?.startsWith('ERR_PARSE_ARGS') === true
    console.error(isUsage ? `${error.message}\n\n${usage}` : error)
    process.exitCode = isUsage ? 2 : 1
  },
)
