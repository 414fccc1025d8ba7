import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { KeptHead } from '@kontor/server'
import { type Command, UsageError } from '../command.ts'
import { withPlatform } from '../with-platform.ts'

export const verifyLog: Command = {
  name: 'verify-log',
  usage: 'verify-log [--against HEADS.json] [--keep HEADS.json]',
  says: 'Proves the exchange log of every company: no line changed, missing, moved or cut off.',
  more: [
    '--keep writes the heads of today to a file to store elsewhere; --against holds the log to such a file,',
    'so that a cut tail shows too. Exit 1 where a log is not whole.',
  ],
  run: async (words) => {
    const { values } = parseArgs({
      args: [...words],
      options: { against: { type: 'string' }, keep: { type: 'string' } },
    })
    const kept = values.against === undefined ? [] : await readHeads(values.against)
    const verdicts = await withPlatform(async (platform) => {
      const { openLogKey, verifyLog: verify } = await import('@kontor/server')
      const { allCompanyIds } = await import('@kontor/server/areas/companies')
      const key = openLogKey(platform.settings.dataFolder)
      const known = await allCompanyIds(platform)
      const all = [...new Set([...known, ...kept.map(({ companyId }) => companyId)])]
      return Promise.all(
        all.map((companyId) =>
          verify(
            platform.db,
            key,
            companyId,
            kept.find((head) => head.companyId === companyId),
          ),
        ),
      )
    })
    for (const { companyId, faults } of verdicts) for (const fault of faults) console.log(`${companyId}\t${fault}`)
    const lines = verdicts.reduce((sum, verdict) => sum + verdict.lines, 0)
    const broken = verdicts.filter(({ faults }) => faults.length > 0).length
    console.log(`${verdicts.length} logs, ${lines} sealed lines: ${broken === 0 ? 'whole' : `${broken} not whole`}`)
    if (values.keep !== undefined)
      await writeFile(
        values.keep,
        `${JSON.stringify(
          verdicts.map(({ head }) => head),
          null,
          2,
        )}\n`,
      )
    return broken === 0 ? 0 : 1
  },
}

async function readHeads(file: string): Promise<KeptHead[]> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as KeptHead[]
  } catch (error) {
    throw new UsageError(`--against ${file} cannot be read: ${(error as Error).message}`)
  }
}
