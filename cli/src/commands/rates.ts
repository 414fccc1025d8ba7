import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Command, UsageError } from '../command.ts'
import { withPlatform } from '../with-platform.ts'

export const rates: Command = {
  name: 'rates',
  usage: 'rates FILE.xml',
  description: 'Takes in the European Central Bank’s reference rates of exchange, of a day or of years.',
  more: [
    'The file is eurofxref-daily.xml or eurofxref-hist.xml of www.ecb.europa.eu; Kontor fetches nothing by itself.',
    'A day that is taken in again has the rates of the later file.',
  ],
  run: async (words) => {
    const { positionals } = parseArgs({ args: [...words], allowPositionals: true })
    const [path, ...others] = positionals
    if (path === undefined || others.length > 0) throw new UsageError('Name one file of rates.')
    const file = await readFile(path, 'utf8')
    const { count, last } = await withPlatform(async (platform) =>
      (await import('@kontor/server/areas/rates')).importRates(platform, file),
    )
    console.log(`${count} rates, the latest of ${last}`)
    return 0
  },
}
