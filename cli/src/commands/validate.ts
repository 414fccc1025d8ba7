import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Finding, validate as judge, profiles, type Verdict } from '@kontor/ubl'
import { xmlOf } from '@kontor/ubl/pdf/read'
import { type Command, UsageError } from '../command.ts'
import { bytesOf } from '../files.ts'

export const validate: Command = {
  name: 'validate',
  usage: `validate [--profile ${profiles.join('|')}] [--schema on|off] [--format json|text] FILE…`,
  description: 'Checks trade documents: one JSON line a file, {file, valid, results, ruleSet}.',
  more: [
    'UBL in XML or JSON, and CII invoices, by themselves or in a Factur-X or ZUGFeRD PDF, each judged as it is; ruleSet',
    'names the edition of the rules. Folders are read for the .xml, .json and .pdf files in them and in theirs.',
    '- is standard input. What cannot be read is told of, and the others are judged.',
    'Exit 0: all valid; 1: something is not; 2: wrong words, or something cannot be read.',
  ],
  run: async (words) => {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        profile: { type: 'string', default: 'kontor' },
        schema: { type: 'string', default: 'on' },
        format: { type: 'string', default: 'json' },
      },
    })
    const profile = profiles.find((each) => each === values.profile)
    if (profile === undefined)
      throw new UsageError(`--profile is '${values.profile}': use one of ${profiles.join(', ')}.`)
    if (!['on', 'off'].includes(values.schema)) throw new UsageError(`--schema is '${values.schema}': use on or off.`)
    if (!['json', 'text'].includes(values.format))
      throw new UsageError(`--format is '${values.format}': use json or text.`)
    if (positionals.length === 0) throw new UsageError('validate needs at least one FILE or folder.')
    const print = values.format === 'json' ? asJson : inWords
    let code = 0
    for await (const file of filesOf(positionals)) {
      try {
        const verdict = judge(await bytesOf(file), { profile, schema: values.schema === 'on', open: xmlOf })
        if (!verdict.valid) code = Math.max(code, 1)
        console.log(print(file, verdict))
      } catch (error) {
        if (!(error instanceof UsageError)) throw error
        console.error(`kontor: ${error.message}`)
        code = 2
      }
    }
    return code
  },
}

const asJson = (file: string, { valid, results, ruleSet }: Verdict): string =>
  JSON.stringify({ file, valid, results: results.map(shown), ruleSet })

const shown = ({ rule, severity, path, line, message }: Finding) => ({ rule, severity, path, line, message })

const inWords = (file: string, { valid, ruleSet, results }: Verdict): string =>
  [
    `${file}: ${valid ? 'valid' : 'not valid'} (${ruleSet})`,
    ...results.map(
      ({ rule, severity, path, line, message }) =>
        `  ${severity} ${rule} ${path}${line === undefined ? '' : ` (line ${line})`}: ${message}`,
    ),
  ].join('\n')

/** The files that are named, and the documents in folders that are. */
async function* filesOf(places: readonly string[]): AsyncGenerator<string> {
  for (const place of places) {
    if (!(await isFolder(place))) {
      yield place
      continue
    }
    const names = await readdir(place, { recursive: true })
    const documents = names.filter((name) => /\.(xml|json|pdf)$/i.test(name)).map((name) => join(place, name))
    if (documents.length === 0) console.error(`kontor: ${place} holds no .xml, .json or .pdf file.`)
    for (const file of documents.toSorted()) if (!(await isFolder(file))) yield file
  }
}

/** What is not there is no folder; whoever reads it is told. */
const isFolder = (place: string): Promise<boolean> =>
  stat(place).then(
    (about) => about.isDirectory(),
    () => false,
  )
