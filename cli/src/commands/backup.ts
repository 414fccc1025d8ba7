import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Command, UsageError } from '../command.ts'
import { syncFolderOf } from '../files.ts'
import { root } from '../with-platform.ts'
import { mustHoldKontor } from './verify-log.ts'

export const backup: Command = {
  name: 'backup',
  usage: 'backup FILE',
  description: 'Writes all of this installation into one file, while it is in use: database, contents, keys.',
  more: [
    'The file is a tar with a checksum at its end; - is standard output, for a program that encrypts it or carries it away.',
    'It holds the keys and everything that companies keep here: store it as safely as the installation itself.',
    'A backup that is killed leaves FILE.partial. Exit 1 also where contents were damaged, which it then names.',
  ],
  run: async (words) => {
    const { positionals } = parseArgs({ args: [...words], allowPositionals: true, options: {} })
    const [file, ...rest] = positionals
    if (file === undefined || rest.length > 0)
      throw new UsageError('backup needs one FILE, such as kontor-2026-11-26.tar, or - for standard output.')
    if (file !== '-' && existsSync(file)) throw new UsageError(`${file} exists already: name another.`)
    await mustHoldKontor()
    const [{ backUp }, { readSettings }, { pino }] = await Promise.all([
      import('@kontor/server'),
      import('@kontor/server/platform'),
      import('pino'),
    ])
    const partial = `${file}.partial`
    const out = file === '-' ? process.stdout : createWriteStream(partial, { mode: 0o600, flush: true })
    const settings = readSettings(process.env, root)
    const summary = await backUp(settings, out, pino({ level: 'silent' })).catch(async (error: unknown) => {
      if (file !== '-') await rm(partial, { force: true })
      throw error
    })
    if (file !== '-') {
      await rename(partial, file)
      await syncFolderOf(file)
    }
    const rows = Object.values(summary.rows).reduce((sum, count) => sum + count, 0)
    console.error(`Backed up ${rows} rows, ${summary.jobs} waiting jobs and ${summary.files} files.`)
    for (const { companyId, hash } of summary.damaged)
      console.error(`Left out: the content ${hash} of company ${companyId}, whose file is missing or damaged.`)
    return summary.damaged.length === 0 ? 0 : 1
  },
}
