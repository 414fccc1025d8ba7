import { parseArgs } from 'node:util'
import { type Command, UsageError } from '../command.ts'
import { linkInWords } from '../link-in-words.ts'
import { withPlatform } from '../with-platform.ts'

export const company: Command = {
  name: 'company',
  usage: 'company add NAME --country CC --admin E-MAIL --name "FIRST LAST" [--currency CCC]',
  description:
    'Creates a company with its first administrator, and prints the link with which that person chooses a password.',
  more: [
    '--country is a code of two letters (ISO 3166-1), --currency of three (ISO 4217), EUR unless told.',
    'The link is good for seven days and works once. Exit 1: the address is in use; 2: wrong words.',
  ],
  run: async (words) => {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        country: { type: 'string' },
        currency: { type: 'string', default: 'EUR' },
        admin: { type: 'string' },
        name: { type: 'string' },
      },
    })
    const [what, called, ...rest] = positionals
    const { country, currency, admin, name } = values
    if (what !== 'add' || called === undefined || rest.length > 0)
      throw new UsageError('company takes add and the name of the company, in quotation marks where it has spaces.')
    if (country === undefined || !/^[A-Z]{2}$/.test(country))
      throw new UsageError(`--country is ${country ?? 'missing'}: use a code of two letters, such as DE.`)
    if (!/^[A-Z]{3}$/.test(currency))
      throw new UsageError(`--currency is ${currency}: use a code of three letters, such as EUR.`)
    if (admin === undefined || !admin.includes('@'))
      throw new UsageError(`--admin is ${admin ?? 'missing'}: use the e-mail address of the first administrator.`)
    if (name === undefined || name.trim() === '')
      throw new UsageError('--name is missing: use the name of the first administrator.')
    const link = await withPlatform(async (platform) =>
      (await import('@kontor/server/areas/registration'))
        .createRegistrar(platform)
        .addCompany({ name: called, country, currency }, { username: admin, name }),
    )
    console.log(linkInWords(`${called} is there. ${name} chooses a password here`, link))
    return 0
  },
}
