import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { KeptHead } from '@kontor/server'
import type { Platform } from '@kontor/server/platform'
import { type Command, UsageError } from '../command.ts'
import { proveFile, readHeads } from '../proof.ts'
import { root, withPlatform } from '../with-platform.ts'

export const verifyLog: Command = {
  name: 'verify-log',
  usage: 'verify-log [--against HEADS.json] [--keep HEADS.json] [--proof PROOF.jsonl [DOCUMENT…]]',
  description:
    'Proves the exchange log of every company: no line changed, missing, moved or cut off, and every document its own.',
  more: [
    'The log is held to the heads that the witness wrote (KONTOR_LOG_WITNESS) and to those of --against, so that a log',
    'that was cut or written anew shows too. --keep writes the heads of today to a file to store elsewhere.',
    '--proof proves a part of one log, as administrators download it from the audit log, without a database: for a company',
    'that goes by its own heads (--against: as they came by mail or webhook). DOCUMENTs are files that have to be in it.',
    'Exit 1 where a log is not whole, or where there is none to prove.',
  ],
  run: async (words) => {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { against: { type: 'string', multiple: true }, keep: { type: 'string' }, proof: { type: 'string' } },
    })
    const given = (await Promise.all((values.against ?? []).map(readHeads))).flat()
    if (values.proof !== undefined) return proveFile(values.proof, given, positionals)
    if (positionals.length > 0)
      throw new UsageError(`verify-log does not take ${positionals[0]}: documents go with --proof.`)
    await mustHoldKontor()
    const verdicts = await withPlatform((platform) => verdictsOf(platform, given))
    if (verdicts.length === 0) {
      console.log('There is no company in this database, so there is nothing to prove.')
      return 1
    }
    for (const { companyId, faults } of verdicts) for (const fault of faults) console.log(`${companyId}\t${fault}`)
    const lines = verdicts.reduce((sum, verdict) => sum + verdict.lines, 0)
    const stamps = await stampsOf()
    const broken = verdicts.filter(({ faults }) => faults.length > 0).length
    const waiting = verdicts.reduce((sum, verdict) => sum + verdict.waiting, 0)
    if (waiting > 0) console.log(`${waiting} lines wait for their seal: a running server gives it at once.`)
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
    return broken === 0 && stamps ? 0 : 1
  },
}

/** Says what is wrong with the time stamps of the witness; whether nothing is. */
async function stampsOf(): Promise<boolean> {
  const [{ readSettings }, { stampedDays }] = await Promise.all([
    import('@kontor/server/platform'),
    import('@kontor/server'),
  ])
  const { logWitness } = readSettings(process.env, root)
  if (logWitness === undefined) return true
  const { days, faults } = await stampedDays(logWitness)
  for (const fault of faults) console.log(fault)
  if (days > 0) console.log(`${days} days of heads are time-stamped, ${faults.length} of them not as they were.`)
  return faults.length === 0
}

async function verdictsOf(platform: Platform, given: readonly KeptHead[]) {
  const { loggedCompanies, openLogKey, verifyLog: verify, witnessedHeads } = await import('@kontor/server')
  const [{ allCompanyIds }, { contentFaults }, { fileFaults }] = await Promise.all([
    import('@kontor/server/areas/companies'),
    import('@kontor/server/areas/entries'),
    import('@kontor/server/areas/attachments'),
  ])
  const { dataFolder, logWitness } = platform.settings
  const key = openLogKey(dataFolder)
  const heads = [...(logWitness === undefined ? [] : await witnessedHeads(logWitness)), ...given]
  const kept = Map.groupBy(heads, ({ companyId }) => companyId)
  const logged = await platform.db.plain(loggedCompanies)
  const verdicts = []
  for (const companyId of new Set([...(await allCompanyIds(platform)), ...logged, ...kept.keys()])) {
    const verdict = await verify(platform, key, companyId, ...(kept.get(companyId) ?? []))
    const author = { actorId: null, requestId: 'verify-log' }
    const read: Parameters<typeof contentFaults>[0] = (work) => platform.read(companyId, author, work)
    const faults = [...verdict.faults, ...(await contentFaults(read)), ...(await fileFaults(read))]
    verdicts.push({ ...verdict, faults })
  }
  return verdicts
}

/** Opening a database brings its schema up to date, and makes what is not there: what is to be proved must be there already. */
export async function mustHoldKontor(): Promise<void> {
  const { readSettings } = await import('@kontor/server/platform')
  const { databaseUrl, dataFolder } = readSettings(process.env, root)
  if (databaseUrl === undefined) {
    if (!existsSync(join(dataFolder, 'postgres', 'data', 'PG_VERSION')))
      throw new UsageError(`${dataFolder} holds no database: set KONTOR_DATA to the data folder of this installation.`)
    return
  }
  const { holdsKontor } = await import('@kontor/server')
  if (!(await holdsKontor(databaseUrl)))
    throw new UsageError('The database of DATABASE_URL holds no Kontor: set it to the database of this installation.')
}
