import { join } from 'node:path'
import { buildChanged } from './build.mjs'
import { become, install, root } from './runtime.mjs'

/** Installs, builds the pages where `start` needs them, and goes on as the operator's CLI with `args`. */
export async function launch(args) {
  // npm runs its scripts at the root, but files are named from where the caller stands.
  const folder = process.env['npm_lifecycle_event'] === 'kontor' ? process.env['INIT_CWD'] : undefined
  if (folder) process.chdir(folder)
  install()
  if (args[0] === 'start') await buildChanged()
  await become(join(root, 'cli', 'src', 'main.ts'), args, process.cwd())
}
