import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Command, UsageError } from '../command.ts'
import { root } from '../with-platform.ts'

export const restore: Command = {
  name: 'restore',
  usage: 'restore [--check] FILE',
  description: 'Puts a backup into an installation that was never started: an empty data folder, an empty database.',
  more: [
    'FILE is read to its end first; - is standard input, which is checked while it is read. A backup of an earlier version',
    'is brought up to date. What breaks off leaves the installation as empty as it was: begin again.',
    '--check reads FILE and changes nothing. Exit 1 where the backup is damaged or the installation is in use.',
  ],
  run: async (words) => {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { check: { type: 'boolean', default: false } },
    })
    const [file, ...rest] = positionals
    if (file === undefined || rest.length > 0) throw new UsageError('restore needs one FILE that kontor backup wrote.')
    if (file !== '-' && (await stat(file).catch(() => undefined))?.isFile() !== true)
      throw new UsageError(`${file} cannot be read: it is no file.`)
    const [server, { readSettings }, { pino }] = await Promise.all([
      import('@kontor/server'),
      import('@kontor/server/platform'),
      import('pino'),
    ])
    const source = () => (file === '-' ? process.stdin : createReadStream(file))
    if (file !== '-' || values.check) {
      const { header } = await server.checkBackup(source())
      console.log(`The backup of ${header.created} is whole.`)
      if (values.check) return 0
    }
    const summary = await server.restore(readSettings(process.env, root), source(), pino({ level: 'silent' }))
    const rows = Object.values(summary.rows).reduce((sum, count) => sum + count, 0)
    console.log(`Restored ${rows} rows, ${summary.jobs} waiting jobs and ${summary.files} files.`)
    console.log('Prove it with: npm run kontor -- verify-log')
    return 0
  },
}
