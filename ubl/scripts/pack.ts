import { resolve } from 'node:path'
import { packUbl } from './package.ts'

// `npm run ubl:pack`: the tarball that projects of others install.
process.stdout.write(`${await packUbl(resolve(import.meta.dirname, '../../.build/ubl-package'))}\n`)
