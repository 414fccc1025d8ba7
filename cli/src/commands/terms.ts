import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Command, UsageError } from '../command.ts'
import { withPlatform } from '../with-platform.ts'

export const terms: Command = {
  name: 'terms',
  usage: 'terms publish FILE --zone ZONE --version VERSION --country DE… | terms withdraw ZONE | terms list',
  description: 'Publishes terms of service, which companies and their people accept before they go on.',
  more: [
    'The file is plain text. A zone is a group of countries that share terms, such as EU; its countries are kept, so a later',
    'version needs to name new ones only. The version published last holds: administrators are asked to accept it for their',
    'company when they next open Kontor, then everybody for themselves. Without terms nobody is asked. Withdrawing a zone',
    'asks nobody any more; what was accepted stays. Exit 1: the version is there already, or the zone has no country.',
  ],
  run: async (words) => {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        zone: { type: 'string' },
        version: { type: 'string' },
        country: { type: 'string', multiple: true },
      },
    })
    const [what, which, ...rest] = positionals
    if (rest.length > 0) throw new UsageError(`terms ${what} takes one name at most, and not '${rest.join(' ')}' too.`)
    if (what === 'list') {
      const held = await withPlatform(async ({ db }) => db.plain((await area()).listTerms))
      for (const { country, country_zone, version } of held) console.log(`${country}  ${country_zone} ${version}`)
      if (held.length === 0) console.log('No terms hold anywhere.')
      return 0
    }
    if (what === 'withdraw') {
      if (which === undefined) throw new UsageError('terms withdraw needs the name of a zone, such as EU.')
      const count = await withPlatform(async ({ db }) => {
        const { withdrawTerms } = await area()
        return db.plain((tx) => withdrawTerms(tx, which))
      })
      console.log(count === 0 ? `The zone ${which} has no countries.` : `No terms hold any more in ${count} countries.`)
      return count === 0 ? 1 : 0
    }
    if (what !== 'publish') throw new UsageError(`terms takes publish, withdraw or list, and not '${what ?? ''}'.`)
    const { zone, version, country = [] } = values
    if (which === undefined || zone === undefined || version === undefined)
      throw new UsageError('terms publish needs a file, --zone and --version.')
    const countries = country.map((code) => code.toUpperCase())
    const wrong = countries.find((code) => !/^[A-Z]{2}$/.test(code))
    if (wrong !== undefined) throw new UsageError(`--country is ${wrong}: give a country of two letters, such as DE.`)
    const text = await readFile(which, 'utf8')
    const all = await withPlatform(async ({ db, clock }) => {
      const { publishTerms } = await area()
      return db.plain((tx) => publishTerms({ tx, now: clock.now() }, { zone, version, text, countries }))
    })
    console.log(`Terms ${zone} ${version} hold from now on in ${all.join(', ')}.`)
    return 0
  },
}

const area = () => import('@kontor/server/areas/terms')
