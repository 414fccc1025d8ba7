import { parseArgs } from 'node:util'
import type { Platform } from '@kontor/server/platform'
import { type Command, UsageError } from '../command.ts'
import { withPlatform } from '../with-platform.ts'

export const app: Command = {
  name: 'app',
  usage: 'app add MANIFEST-URL [--activate COMPANY]… | app list | app remove VENDOR.APP',
  description: 'Adds an app to the store of every company, or brings it up to date; lists them; takes one away.',
  more: [
    '--activate switches it on for a company, by its id or its whole name, with all the rights that it asks for.',
    'KONTOR_APP_LOOPBACK=on lets a manifest come from this machine. Beside a running server, open shells notice',
    'within seconds. docs/apps.md explains manifests. Exit 1: the manifest is refused, or there is no such app',
    'or company; 2: wrong words.',
  ],
  run: async (words) => {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { activate: { type: 'string', multiple: true } },
    })
    const [what, subject, ...rest] = positionals
    const companies = values.activate ?? []
    if (rest.length > 0) throw new UsageError(`app ${what} does not know what to do with '${rest.join(' ')}'.`)
    if (what !== 'add' && companies.length > 0) throw new UsageError('--activate goes with app add.')
    switch (what) {
      case 'add':
        return add(
          needed(subject, 'app add needs the address of a manifest, such as https://acme.example/app.json.'),
          companies,
        )
      case 'list':
        if (subject !== undefined) throw new UsageError(`app list does not know what to do with '${subject}'.`)
        return list()
      case 'remove':
        return remove(needed(subject, 'app remove needs the name of an app, such as Acme.Notes.'))
      default:
        throw new UsageError(`app takes add, list or remove, and not '${what ?? ''}'.`)
    }
  },
}

function needed(word: string | undefined, message: string): string {
  if (word === undefined) throw new UsageError(message)
  return word
}

const operatorOn = async (platform: Platform) => (await import('@kontor/server/areas/apps')).createOperator(platform)

const add = (url: string, companies: readonly string[]): Promise<number> =>
  withPlatform(async (platform) => {
    const operator = await operatorOn(platform)
    const { app, isNew } = await operator.add(url)
    const { version, mainUrl, permissions } = app.manifest
    console.log(`${app.id} ${version} is ${isNew ? 'in the store' : 'up to date'}: ${mainUrl}`)
    console.log(permissions.length === 0 ? 'It asks for no rights.' : `It asks for ${permissions.join(', ')}.`)
    for (const company of companies) console.log(`Active for ${await operator.activate(app.id, company)}.`)
    return 0
  })

const list = (): Promise<number> =>
  withPlatform(async (platform) => {
    for (const { id, manifest, manifestUrl } of await (await operatorOn(platform)).list())
      console.log([id, manifest.version, manifest.mainUrl, manifestUrl].join('\t'))
    return 0
  })

const remove = (id: string): Promise<number> =>
  withPlatform(async (platform) => {
    await (await operatorOn(platform)).remove(id)
    console.log(`${id} is gone, and its tokens have ended.`)
    return 0
  })
