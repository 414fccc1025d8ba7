import { parseArgs } from 'node:util'
import {
  englishWords,
  isDocumentType,
  jsonShapes,
  Refusal,
  type RenderOptions,
  readAnyDocument,
  render,
  type Tree,
  type UblTree,
  ublToCii,
  write,
  writeJson,
} from '@kontor/ubl'
import { xmlOf } from '@kontor/ubl/pdf/read'
import { type Command, UsageError } from '../command.ts'
import { bytesOf, deliver } from '../files.ts'

type Made = string | Uint8Array

const targets: Readonly<Record<string, (tree: UblTree, reader: RenderOptions) => Made | Promise<Made>>> = {
  'ubl-xml': write,
  ...Object.fromEntries(jsonShapes.map((shape) => [shape, (tree: UblTree) => writeJson(tree, shape)])),
  cii: (tree) => write(ublToCii(tree)),
  html: (tree, reader) => render(known(tree), reader),
  // Fonts and all that sets them are loaded by who wants a PDF only.
  pdf: async (tree, reader) => (await import('@kontor/ubl/pdf')).writePdf(known(tree), reader),
  'factur-x': async (tree, reader) => (await import('@kontor/ubl/pdf')).writeFacturX(known(tree), reader),
}
const names = Object.keys(targets)

export const convert: Command = {
  name: 'convert',
  usage: `convert --to ${names.join('|')} FILE [--locale LANGUAGE] [-o OUT]`,
  description: 'Writes a trade document in another form, to standard output without -o; - is standard input.',
  more: [
    'Reads UBL in XML or in either JSON representation, of any type, CII, and the XML in a Factur-X or ZUGFeRD PDF.',
    'Pages (html, pdf) there are of the types that are traded; cii and factur-x (PDF/A-3) of invoices and credit notes.',
    '--locale is the language, the numbers and the dates of pages: en-US by default, also de-DE, fr-FR, es-ES, da-DK, ar.',
    'Exit 0: done; 1: the file is no document; 2: wrong words.',
  ],
  run: async (words) => {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        locale: { type: 'string', default: 'en-US' },
        out: { type: 'string', short: 'o' },
      },
    })
    const target = targets[values.to ?? '']
    if (target === undefined)
      throw new UsageError(
        `--to is ${values.to === undefined ? 'missing' : `'${values.to}'`}: use one of ${names.join(', ')}.`,
      )
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) throw new UsageError('convert needs exactly one FILE.')
    const made = await converted(await bytesOf(file), target, await readerFor(values.locale))
    if (made === undefined) return 1
    await deliver(made, values.out)
    return 0
  },
}

/** The words of other languages are loaded where they are asked for. */
async function readerFor(locale: string): Promise<RenderOptions> {
  if (locale === 'en-US') return { words: englishWords, locale }
  const { readerOf } = await import('@kontor/server/reader')
  try {
    return readerOf(locale)
  } catch {
    throw new UsageError(`--locale is '${locale}': use a language tag such as de-DE.`)
  }
}

async function converted(
  bytes: Uint8Array,
  target: (typeof targets)[string],
  reader: RenderOptions,
): Promise<Made | undefined> {
  try {
    return await target(readAnyDocument(xmlOf(bytes)), reader)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(`kontor: ${error.message}`)
    return undefined
  }
}

function known(tree: UblTree): Tree {
  const { type } = tree
  if (isDocumentType(type)) return { ...tree, type }
  throw new Refusal('NOT_UBL', `There is no page of a UBL ${type}: it is a type that is not traded here.`)
}
