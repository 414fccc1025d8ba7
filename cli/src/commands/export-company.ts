import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Command, UsageError } from '../command.ts'
import { syncFolderOf } from '../files.ts'
import { withPlatform } from '../with-platform.ts'

export const exportCompany: Command = {
  name: 'export-company',
  usage: 'export-company COMPANY FILE.zip',
  description: 'Writes all that a company has here: documents as files, the rest as CSV and JSON.',
  more: [
    'COMPANY is an id or a whole name. Documents that only some of its people may open are in it, secrets are not.',
    'An export that is killed leaves FILE.zip.partial. Exit 1 also where files were missing, which about.json names.',
  ],
  run: async (words) => {
    const { positionals } = parseArgs({ args: [...words], allowPositionals: true, options: {} })
    const [company, file, ...rest] = positionals
    if (company === undefined || file === undefined || rest.length > 0)
      throw new UsageError('export-company needs a COMPANY and a FILE, such as weide.zip.')
    if (existsSync(file)) throw new UsageError(`${file} exists already: name another.`)
    const partial = `${file}.partial`
    const { tables, files, missing } = await withPlatform(async (platform) => {
      const { exportCompany: write } = await import('@kontor/server')
      return write(platform, company, createWriteStream(partial, { mode: 0o600, flush: true }))
    }).catch(async (error: unknown) => {
      await rm(partial, { force: true })
      throw error
    })
    await rename(partial, file)
    await syncFolderOf(file)
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
    console.log(`Exported ${rows} rows and ${files} files.`)
    if (missing.length > 0) console.log(`Missing, as about.json says: ${missing.length} files.`)
    return missing.length === 0 ? 0 : 1
  },
}
