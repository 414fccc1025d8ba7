import { parseArgs } from 'node:util'
import { providerFactors } from '@kontor/contract'
import { type Command, UsageError } from '../command.ts'
import { withPlatform } from '../with-platform.ts'

export const sso: Command = {
  name: 'sso',
  usage:
    'sso add <username> --issuer URL --client ID --domain DOMAIN… [--required] [--second-factor RULE] | sso remove <username>',
  description: 'Lets the people of a company sign in with its identity provider (OpenID Connect).',
  more: [
    'The username is of somebody who works in the company. The secret of the client stands in KONTOR_SSO_SECRET, where no',
    'list of processes shows it. At the provider, the redirect address is the shell’s origin with a slash at its end. An',
    'address of one of the domains leads to the provider; with --required its people sign in in no other way, but for',
    'administrators of the company. Whether a sign-in there is two factors, --second-factor says: trust (always, the',
    'default), claim (where the provider’s amr or acr says so), never (people enter a code here as well). Adding one that',
    'is there changes it. Exit 1: nobody has that name, the issuer’s address cannot be, or a domain belongs to another',
    'company.',
  ],
  run: async (words) => {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        issuer: { type: 'string' },
        client: { type: 'string' },
        domain: { type: 'string', multiple: true },
        required: { type: 'boolean' },
        'second-factor': { type: 'string' },
      },
    })
    const [what, username, ...rest] = positionals
    if (what !== 'add' && what !== 'remove') throw new UsageError(`sso takes add or remove, and not '${what ?? ''}'.`)
    if (username === undefined || rest.length > 0)
      throw new UsageError(`sso ${what} needs one username, such as miriam.adler@nordlicht.example.`)
    const { issuer, client, domain: domains = [], required = false } = values
    if (what === 'remove') {
      if (Object.keys(values).length > 0) throw new UsageError(`--${Object.keys(values)[0]} goes with sso add.`)
      await withPlatform(async (platform) => (await credentials()).removeProvider(platform, username))
      console.log('The people of the company sign in with their passwords again.')
      return 0
    }
    const rule = values['second-factor'] ?? 'trust'
    const secondFactor = providerFactors.find((known) => known.toLowerCase() === rule)
    if (secondFactor === undefined) throw new UsageError(`--second-factor is claim, trust or never, and not '${rule}'.`)
    const clientSecret = process.env['KONTOR_SSO_SECRET']
    if (issuer === undefined || client === undefined || domains.length === 0)
      throw new UsageError('sso add needs --issuer, --client and at least one --domain.')
    if (!clientSecret) throw new UsageError('sso add needs the secret of the client in KONTOR_SSO_SECRET.')
    const provider = { issuer, clientId: client, clientSecret, domains, required, secondFactor }
    await withPlatform(async (platform) => (await credentials()).addProvider(platform, username, provider))
    console.log(`${domains.join(', ')}: signs in with ${issuer}${required ? ', and in no other way' : ''}.`)
    console.log(`That is two factors: ${counts[secondFactor]}.`)
    return 0
  },
}

const counts = { TRUST: 'always', CLAIM: 'where the provider says so', NEVER: 'never' } as const

const credentials = () => import('@kontor/server/areas/credentials')
