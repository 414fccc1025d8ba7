import { resolve } from 'node:path'
import { packSdk } from './package.ts'

// `npm run sdk:pack`: the tarball that authors of apps install.
process.stdout.write(`${await packSdk(resolve(import.meta.dirname, '../../.build/sdk-package'))}\n`)
