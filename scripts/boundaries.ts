import { resolve } from 'node:path'
import { inWords } from './boundaries/breach.ts'
import { check } from './boundaries/check.ts'
import { declarationsIn, readPackages, readSources } from './boundaries/files.ts'

const root = resolve(import.meta.dirname, '..')
const files = readSources(root)
const breaches = check(files, readPackages(root), declarationsIn(root))

for (const breach of breaches) console.error(`${inWords(breach)}\n`)
console.log(`${files.length} files, ${breaches.length} breaches of the lines between rooms`)
process.exitCode = breaches.length > 0 ? 1 : 0
