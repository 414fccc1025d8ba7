import { join } from 'node:path'
import { become, install, root } from './runtime.mjs'

install()
await become(join(root, 'scripts', 'test', 'main.ts'), process.argv.slice(2))
