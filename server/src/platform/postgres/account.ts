import { execFileSync, type SpawnOptions, spawnSync } from 'node:child_process'
import { chownSync, statSync } from 'node:fs'
import type { Binaries } from './binaries.ts'
import type { Places } from './places.ts'

/** The account under which the database's programs run: PostgreSQL refuses to run as root. */
export interface Account {
  /** The program call that runs `file` with `args` as this account. */
  command(file: string, args: string[]): Call
  /** Hands a file or folder that we made to this account. */
  own(path: string): void
}

interface Call {
  file: string
  args: string[]
  options: Pick<SpawnOptions, 'uid' | 'gid'>
}

/** Any user but root will do inside a namespace of its own: only the number is looked at. */
const userInsideNamespace = 1000

/**
 * Chooses the account. Whoever is not root runs the database as himself. Root stays the owner of the files but runs
 * the programs in a user namespace where it is not called root; where that is forbidden (many containers), they run
 * as `nobody` instead, or as whoever owns the files already.
 *
 * @throws Error saying whose the files are and what to do, when this process cannot run that database.
 */
export function chooseAccount(binaries: Binaries, places: Places): Account {
  const me = process.getuid?.()
  const owner = statSync(places.data, { throwIfNoEntry: false })?.uid
  if (me === undefined) return asMyself
  if (me !== 0) {
    if (owner === undefined || owner === me) return asMyself
    throw new Error(
      `The database in ${places.data} belongs to ${userName(owner)}, but Kontor was started by ${userName(me)}. ` +
        `Start it as ${userName(owner)}, or hand the files over: chown -R ${me} ${places.root}`,
    )
  }
  const ways = owner ? asUser(owner) : owner === 0 ? [inNamespace] : [inNamespace, ...asUser(nobody())]
  const way = ways.find((account) => runs(account, binaries, places))
  if (way) return way
  throw new Error(cannotRun(owner, places))
}

const asMyself: Account = {
  command: (file, args) => ({ file, args, options: {} }),
  own: () => {},
}

const inNamespace: Account = {
  command: (file, args) => ({
    file: 'unshare',
    args: ['--user', `--map-user=${userInsideNamespace}`, '--', file, ...args],
    options: {},
  }),
  own: (path) => chownSync(path, 0, 0),
}

/** As another user: plainly; or, where folders above are closed to him, with the right to pass through them. */
function asUser(uid: number): Account[] {
  const own = (path: string) => chownSync(path, uid, uid)
  return [
    { command: (file, args) => ({ file, args, options: { uid, gid: uid } }), own },
    {
      command: (file, args) => ({
        file: 'setpriv',
        args: [
          ...[`--reuid=${uid}`, `--regid=${uid}`, '--clear-groups'],
          ...['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--', file, ...args],
        ],
        options: {},
      }),
      own,
    },
  ]
}

/** Whether the account can run the programs and enter the folder, found out by doing it. */
function runs(account: Account, binaries: Binaries, places: Places): boolean {
  const script = 'cd "$1" && "$2" --version'
  const { file, args, options } = account.command('/bin/sh', ['-c', script, 'sh', places.root, binaries.postgres])
  account.own(places.root)
  return spawnSync(file, args, { ...options, stdio: 'ignore' }).status === 0
}

function nobody(): number {
  try {
    return Number(execFileSync('id', ['-u', 'nobody'], { encoding: 'utf8' }))
  } catch {
    return 65534
  }
}

function userName(uid: number): string {
  try {
    return `${execFileSync('id', ['-un', String(uid)], { encoding: 'utf8', stdio: 'pipe' }).trim()} (uid ${uid})`
  } catch {
    return `uid ${uid}`
  }
}

function cannotRun(owner: number | undefined, places: Places): string {
  const stepAside = 'Start Kontor as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own'
  if (owner === undefined) {
    return (
      'PostgreSQL refuses to run as root, and neither a user namespace (unshare) nor the user nobody can run it here. ' +
      `${stepAside}.`
    )
  }
  if (owner === 0) {
    return (
      `The database in ${places.data} belongs to root, who ran it in a user namespace; this system does not allow one ` +
      `now (unshare --user fails). Hand the files to nobody: chown -R ${nobody()} ${places.root} — or: ${stepAside}.`
    )
  }
  return (
    `The database in ${places.data} belongs to ${userName(owner)}, who cannot reach it or the programs in node_modules. ` +
    `Start Kontor as that user, or keep the files as root: chown -R 0 ${places.root}`
  )
}
