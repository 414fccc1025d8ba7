// Builds the shell and the apps, each into its dist/, where anything that goes into them has changed;
// `build.mjs kit tradekit` the stories of both too, which tests look at.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { environment, install, pinnedNode, root } from './runtime.mjs'

const scope = '@kontor/'

/** Ends the process, after vite's own words, when a build fails. */
export async function buildChanged(more = []) {
  const stale = pages(more).filter(({ stamp, hash }) => !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash)
  if (stale.length === 0) return
  console.log(`Building ${stale.map(({ room }) => room).join(', ')} ...`)
  const codes = await Promise.all(stale.map(build))
  if (codes.some((code) => code !== 0)) process.exit(1)
}

/** What is built (all apps in one, for they share chunks), with the hash of all that goes into each. */
function pages(more) {
  const hashes = new Map()
  return [
    ...['shell', ...more].map((room) => ({ room, parts: withImports(room) })),
    { room: 'apps', parts: new Set(['apps', ...apps().flatMap((app) => [...withImports(app)])]) },
  ]
    .filter(({ room }) => existsSync(join(root, room, 'vite.config.ts')))
    .map(({ room, parts }) => {
      const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
      for (const part of [...parts].sort()) {
        if (!hashes.has(part)) hashes.set(part, hashOf(join(root, part)))
        hash.update(hashes.get(part))
      }
      return { room, hash: hash.digest('hex'), stamp: join(root, room, 'dist', '.built-from') }
    })
}

const apps = () =>
  readdirSync(join(root, 'apps'))
    .map((name) => `apps/${name}`)
    .filter((app) => existsSync(join(root, app, 'package.json')))

/** The room and all rooms that it imports, by their package.json. */
function withImports(room, seen = new Set()) {
  if (seen.has(room)) return seen
  seen.add(room)
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8'))
  for (const name of Object.keys(dependencies)) {
    if (name.startsWith(scope)) withImports(name.slice(scope.length), seen)
  }
  return seen
}

function hashOf(folder) {
  const hash = createHash('sha256')
  for (const name of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (name.name === 'node_modules' || name.name === 'dist' || /\.test\.tsx?$/.test(name.name)) continue
    const path = join(folder, name.name)
    hash.update(name.name).update(name.isDirectory() ? hashOf(path) : readFileSync(path))
  }
  return hash.digest()
}

async function build({ room, hash, stamp }) {
  rmSync(stamp, { force: true })
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const child = spawn(pinnedNode(), [vite, 'build', '--logLevel', 'error'], {
    cwd: join(root, room),
    // Whatever NODE_ENV says, a test's above all: what is built is what people use.
    env: { ...environment(), NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  const code = await new Promise((done, fail) => {
    child.on('error', fail)
    child.on('exit', done)
  })
  if (code === 0) writeFileSync(stamp, hash)
  else console.error(`vite could not build ${room}: see above.`)
  return code
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  install()
  await buildChanged(process.argv.slice(2))
}
