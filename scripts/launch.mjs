import { join } from 'node:path'
import { buildChanged } from './build.mjs'
import { become, install, root } from './runtime.mjs'

/** Installs, builds the pages where `start` needs them, and goes on as the operator's CLI with `args`. */
export async function launch(args) {
  install()
  if (args[0] === 'start') await buildChanged()
  await become(join(root, 'cli', 'src', 'main.ts'), args)
}
