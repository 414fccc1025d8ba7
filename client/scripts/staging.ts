import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

// What packing a room for others takes; the sdk is packed with it too.

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../..')
const tsc = join(root, 'node_modules/.bin/tsc')
const settings = '--noEmit false --composite false --incremental false --emitDeclarationOnly false --types node'

/** JavaScript and types of a room, as any project can read them. */
export async function emit(room: string, folder: string): Promise<void> {
  const project = ['-p', join(root, room, 'tsconfig.json'), '--rootDir', join(root, room), '--outDir', folder]
  await run(tsc, [...project, ...settings.split(' ')])
}

/** An entry of `exports`. */
export const door = (name: string) => ({ types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` })

export const writeJson = (path: string, value: object) => writeFile(path, `${JSON.stringify(value, null, 2)}\n`)

/** The tarball of what is staged; answers with its path. */
export async function pack(staged: string, folder: string): Promise<string> {
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: staged })
  return join(folder, stdout.trim().split('\n').at(-1) ?? '')
}
