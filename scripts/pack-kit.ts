import { resolve } from 'node:path'
import { packKit } from './kit-package.ts'

// `npm run kit:pack`: the tarball that authors of apps install.
process.stdout.write(`${await packKit(resolve(import.meta.dirname, '../.build/kit-package'))}\n`)
