import { createHash } from 'node:crypto'
import { accessSync, constants, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

/** Where the embedded database keeps its things below the data folder. */
export interface Places {
  /** `<data folder>/postgres`, holding all of the following but a socket folder that had to be shorter. */
  root: string
  /** The cluster itself (PGDATA). */
  data: string
  /** The folder of the Unix socket, entered by nobody else. */
  run: string
  log: string
  passwords: string
  lock: string
}

/** The longest path that a Unix socket address holds on every system (sun_path, less its closing zero). */
const longestSocketPath = process.platform === 'darwin' ? 103 : 107
const socketName = '.s.PGSQL.5432'

/**
 * The places below `dataFolder`, which is created if need be. Paths are real ones, so that processes can be told by them.
 *
 * @throws Error when this process may not write there.
 */
export function placesIn(dataFolder: string): Places {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  const root = join(realpathSync(dataFolder), 'postgres')
  try {
    mkdirSync(root, { recursive: true, mode: 0o700 })
    for (const name of ['', ...readdirSync(root)]) accessSync(join(root, name), constants.R_OK | constants.W_OK)
  } catch (cause) {
    const { uid } = statSync(dataFolder)
    throw new Error(
      `${userInfo().username} may not write to all in ${root}; the data folder belongs to the user with uid ${uid}. ` +
        'Start Kontor as that user, hand the folder over with chown -R, or name another folder in KONTOR_DATA.',
      { cause },
    )
  }
  return {
    root,
    data: join(root, 'data'),
    run: socketFolder(root),
    log: join(root, 'postgres.log'),
    passwords: join(root, 'passwords.json'),
    lock: join(root, 'kontor.lock'),
  }
}

/** A folder whose socket path is short enough: beside the data, or else one under the system's temporary folder. */
function socketFolder(root: string): string {
  const beside = join(root, 'run')
  if (Buffer.byteLength(join(beside, socketName)) <= longestSocketPath) return beside
  const hash = createHash('sha256').update(root).digest('hex').slice(0, 12)
  return join(tmpdir(), `kontor-${userInfo().uid}-${hash}`)
}
