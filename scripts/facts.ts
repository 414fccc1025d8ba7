import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { factsIn, titlesIn } from './facts/numbers.ts'
import { waitsFor } from './facts/waits.ts'

// `npm run --silent facts`: each fact of the catalogue with the tests that carry its number, or what it waits for.
const root = resolve(import.meta.dirname, '..')
const catalogue = join(root, '../shared/catalogue/facts.md')
if (!existsSync(catalogue)) {
  console.log('The catalogue of facts (../shared/catalogue/facts.md) is not at hand: nothing to compare with.')
  process.exit(0)
}

const tests = new Map<string, string[]>()
const folders = '{contract,client,hub,i18n,sdk,kit,tradekit,ubl,server,cli,shell,apps,demo,e2e,bench,examples,scripts}'
const isOurs = (path: string) => !/node_modules|\/dist\//.test(path)
// A conformance suite stands in a folder `testing`, so that others can run it too.
const places = [`${folders}/**/*.test.{ts,tsx}`, `${folders}/**/testing/**/*.ts`]
for (const path of globSync(places, { cwd: root }).filter(isOurs).sort())
  for (const title of titlesIn(readFileSync(join(root, path), 'utf8')))
    for (const fact of factsIn(title)) tests.set(fact, [...new Set([...(tests.get(fact) ?? []), path])])

let held = 0
let open = 0
for (const [, fact = '', says = ''] of readFileSync(catalogue, 'utf8').matchAll(/^- (F-\d{3}) (.*)$/gm)) {
  const found = tests.get(fact)
  if (found === undefined) open += 1
  else held += 1
  console.log([fact, found?.join(' ') ?? `waits for ${waitsFor(fact)}`, says].join('\t'))
}
console.log(`${held} of ${held + open} facts have a test that carries their number`)
