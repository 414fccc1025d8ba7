import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Finding, validate as judge, profiles, type Verdict } from '@kontor/ubl'
import { xmlOf } from '@kontor/ubl/pdf/read'
import { type Command, UsageError } from '../command.ts'

export const validate: Command = {
  name: 'validate',
  usage: `validate [--profile ${profiles.join('|')}] [--schema on|off] [--format json|text] FILE…`,
  says: 'Checks trade documents: one JSON line a file, {file, valid, results, ruleSet}.',
  more: [
    'UBL in XML or JSON, and CII invoices, by themselves or in a Factur-X or ZUGFeRD PDF, each judged as it is; ruleSet',
    'names the edition of the rules. Folders are read for the .xml, .json and .pdf files in them and in theirs.',
    'Exit 0: all valid; 1: something is not; 2: wrong words.',
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
      throw new UsageError(`--profile is '${values.profile}': give one of ${profiles.join(', ')}.`)
    if (!['on', 'off'].includes(values.schema)) throw new UsageError(`--schema is '${values.schema}': give on or off.`)
    if (!['json', 'text'].includes(values.format))
      throw new UsageError(`--format is '${values.format}': give json or text.`)
    if (positionals.length === 0) throw new UsageError('validate needs at least one FILE or folder.')
    let valid = true
    for await (const file of filesOf(positionals)) {
      const verdict = judge(await readFile(file), { profile, schema: values.schema === 'on', open: xmlOf })
      valid &&= verdict.valid
      const { ruleSet, results } = verdict
      console.log(
        values.format === 'json'
          ? JSON.stringify({ file, valid: verdict.valid, results: results.map(shown), ruleSet })
          : inWords(file, verdict),
      )
    }
    return valid ? 0 : 1
  },
}

const shown = ({ rule, severity, path, line, message }: Finding) => ({ rule, severity, path, line, message })

const inWords = (file: string, { valid, ruleSet, results }: Verdict): string =>
  [
    `${file}: ${valid ? 'valid' : 'not valid'} (${ruleSet})`,
    ...results.map(
      ({ rule, severity, path, line, message }) =>
        `  ${severity} ${rule} ${path}${line === undefined ? '' : ` (line ${line})`}: ${message}`,
    ),
  ].join('\n')

async function* filesOf(places: readonly string[]): AsyncGenerator<string> {
  for (const place of places) {
    const about = await stat(place).catch(() => {
      throw new UsageError(`${place} does not exist.`)
    })
    if (!about.isDirectory()) yield place
    else
      for (const name of (await readdir(place, { recursive: true })).toSorted())
        if (/\.(xml|json|pdf)$/i.test(name) && (await stat(join(place, name))).isFile()) yield join(place, name)
  }
}
