import { resolve } from 'node:path'
import { packClient } from './package.ts'

// `npm run client:pack`: the tarball that projects of others install.
process.stdout.write(`${await packClient(resolve(import.meta.dirname, '../../.build/client-package'))}\n`)
