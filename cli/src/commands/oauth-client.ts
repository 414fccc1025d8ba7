import { parseArgs } from 'node:util'
import { askablePermissions, type Permission, type Role, roles } from '@kontor/contract'
import type { NewClient } from '@kontor/server/areas/oauth'
import type { Platform } from '@kontor/server/platform'
import { type Command, UsageError } from '../command.ts'
import { withPlatform } from '../with-platform.ts'

export const oauthClient: Command = {
  name: 'oauth-client',
  usage:
    'oauth-client add VENDOR.APP [--redirect URI]… [--may RIGHT]… [--public] [--acts-for COMPANY --role ROLE] | oauth-client list | oauth-client remove VENDOR.APP',
  description:
    'Lets a program of others sign people in by OAuth 2 and prints its secret once; lists them; shuts one out.',
  more: [
    '--redirect is where people are sent back to, compared letter by letter: https, or http on this machine.',
    '--may is a right that it may ask for. Where the store of a company has an app of its name, the manifest and what',
    'the company granted count instead. --public makes no secret: a page or a program on people’s machines proves',
    'itself by S256 alone. --acts-for lets it work without a person (client credentials), as somebody of that company',
    'whom its administrators see; --role is what that somebody is at first, readOnly by default. Adding a program that',
    'is there changes it and makes a new secret. Exit 1: an address or a name is refused, or there is no such company.',
  ],
  run: async (words) => {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        redirect: { type: 'string', multiple: true },
        may: { type: 'string', multiple: true },
        public: { type: 'boolean' },
        'acts-for': { type: 'string' },
        role: { type: 'string' },
      },
    })
    const [what, id, ...rest] = positionals
    if (rest.length > 0) throw new UsageError(`oauth-client ${what} does not know what to do with '${rest.join(' ')}'.`)
    if (what !== 'add' && Object.keys(values).length > 0)
      throw new UsageError(`--${Object.keys(values)[0]} goes with oauth-client add.`)
    switch (what) {
      case 'add':
        return add({
          id: needed(id, 'oauth-client add needs the name of a program, such as Acme.Bridge.'),
          redirectUris: values.redirect ?? [],
          permissions: (values.may ?? []).map(rightOf),
          isPublic: values.public === true,
          ...actsFor(values['acts-for'], values.role),
        })
      case 'list':
        if (id !== undefined) throw new UsageError(`oauth-client list does not know what to do with '${id}'.`)
        return list()
      case 'remove':
        return remove(needed(id, 'oauth-client remove needs the name of a program, such as Acme.Bridge.'))
      default:
        throw new UsageError(`oauth-client takes add, list or remove, and not '${what ?? ''}'.`)
    }
  },
}

function needed(word: string | undefined, message: string): string {
  if (word === undefined) throw new UsageError(message)
  return word
}

function rightOf(word: string): Permission {
  const right = askablePermissions.find((name) => name === word)
  if (right === undefined) throw new UsageError(`--may is '${word}': use one of ${askablePermissions.join(', ')}.`)
  return right
}

function actsFor(company: string | undefined, role: string | undefined): Pick<NewClient, 'actsFor'> {
  if (role !== undefined && company === undefined) throw new UsageError('--role goes with --acts-for.')
  if (role !== undefined && !Object.hasOwn(roles, role))
    throw new UsageError(`--role is '${role}': use one of ${Object.keys(roles).join(', ')}.`)
  return company === undefined ? {} : { actsFor: { company, role: (role ?? 'readOnly') as Role } }
}

const operatorOn = async (platform: Platform) => (await import('@kontor/server/areas/oauth')).createOperator(platform)

const add = (client: NewClient): Promise<number> => {
  if (client.redirectUris.length === 0 && client.actsFor === undefined)
    throw new UsageError('oauth-client add needs --redirect, to sign people in, or --acts-for, to work by itself.')
  return withPlatform(async (platform) => {
    const { secret, isNew } = await (await operatorOn(platform)).add(client)
    console.error(
      `${client.id} is ${isNew ? 'let in' : 'changed'}. ${secret === undefined ? 'It has no secret.' : 'Its secret, shown this once:'}`,
    )
    if (secret !== undefined) console.log(secret)
    return 0
  })
}

const list = (): Promise<number> =>
  withPlatform(async (platform) => {
    for (const { id, secret_hash, redirect_uris, permissions } of await (await operatorOn(platform)).list())
      console.log(
        [id, secret_hash === null ? 'public' : 'secret', redirect_uris.join(' '), permissions.join(' ')].join('\t'),
      )
    return 0
  })

const remove = (id: string): Promise<number> =>
  withPlatform(async (platform) => {
    await (await operatorOn(platform)).remove(id)
    console.log(`${id} is gone, and its tokens have ended.`)
    return 0
  })
