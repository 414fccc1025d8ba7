import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const room = resolve(import.meta.dirname, '../kit')
const tsc = resolve(room, '../node_modules/.bin/tsc')
const settings = '--noEmit false --composite false --incremental false --emitDeclarationOnly false'

/** Packs the kit for authors of apps: JavaScript, types and its style. Answers with the path of the tarball. */
export async function packKit(folder: string): Promise<string> {
  const staged = join(folder, 'package')
  await rm(folder, { recursive: true, force: true })
  await mkdir(staged, { recursive: true })
  await run(tsc, ['-p', room, '--rootDir', room, '--outDir', join(folder, 'emitted'), ...settings.split(' ')])
  const emitted = join(folder, 'emitted/src')
  await cp(emitted, join(staged, 'dist'), { recursive: true, filter: (path) => !/\.test\./.test(path) })
  for (const file of globSync('**/*.d.ts', { cwd: join(staged, 'dist') })) {
    const types = await readFile(join(staged, 'dist', file), 'utf8')
    // They name the sources; what others get is JavaScript.
    const named = types.replace(/((?:from |import\()['"]\.[^'"]*)\.tsx?(['"])/g, '$1.js$2')
    await writeFile(join(staged, 'dist', file), named)
  }
  for (const file of globSync('**/*.css', { cwd: join(room, 'src') })) {
    const place = join(staged, 'dist', file)
    await mkdir(dirname(place), { recursive: true })
    await cp(join(room, 'src', file), place)
  }
  const { name, version, license, dependencies } = JSON.parse(await readFile(join(room, 'package.json'), 'utf8'))
  const { react, 'react-dom': dom, ...others } = dependencies
  const description = {
    ...{ name, version, license, type: 'module', sideEffects: ['*.css'] },
    description: 'The interface kit of Kontor, for apps in React.',
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' }, './style.css': './dist/style.css' },
    dependencies: others,
    // An app has one React, its own.
    peerDependencies: { react, 'react-dom': dom },
  }
  await writeFile(join(staged, 'package.json'), `${JSON.stringify(description, null, 2)}\n`)
  await cp(join(room, 'README.md'), join(staged, 'README.md'))
  await cp(join(room, '../LICENSE'), join(staged, 'LICENSE'))
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: staged })
  return join(folder, stdout.trim().split('\n').at(-1) ?? '')
}
