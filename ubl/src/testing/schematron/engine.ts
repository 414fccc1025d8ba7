import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Gives the ids of the assertions that a document breaks. */
export type Engine = (xml: string) => ReadonlySet<string>

/** What a module of the runner's own exports: the engine for rules, by the text and the path of their file. */
type Open = (rules: { readonly text: string; readonly path: string }) => (xml: string) => Iterable<string>

interface SaxonJs {
  transform(options: object, mode: 'sync'): { readonly principalResult: string }
}

interface NodeSchematron {
  readonly Schema: {
    fromString(schema: string): {
      validateString(xml: string): readonly { readonly assertId: string | null; readonly isReport: boolean }[]
    }
  }
}

/** The engines that are known, by the name of their package; none of them ships with Kontor. */
const known: Readonly<Record<string, (engine: unknown) => Open>> = {
  // Rules are a stylesheet that xslt3 has compiled (.sef.json); what it writes is SVRL.
  'saxon-js': (engine) => {
    const { transform } = engine as SaxonJs
    return ({ path }) => {
      const options = { stylesheetFileName: path, destination: 'serialized' }
      return (xml) => brokenIn(transform({ ...options, sourceText: xml }, 'sync').principalResult)
    }
  },
  // Rules are Schematron as published.
  'node-schematron': (engine) => {
    const { Schema } = engine as NodeSchematron
    return ({ text }) => {
      const schema = Schema.fromString(text)
      return (xml) => schema.validateString(xml).flatMap(({ assertId }) => (assertId === null ? [] : [assertId]))
    }
  },
}

/**
 * @param engine path of the folder of an npm package, or of a module that exports `open`
 * @param rules path of the file with the rules, in a form that the engine takes
 */
export async function openEngine(engine: string, rules: string): Promise<Engine> {
  const open = await opening(resolve(engine))
  const judge = open({ text: readFileSync(rules, 'utf8'), path: resolve(rules) })
  return (xml) => new Set(judge(xml))
}

async function opening(path: string): Promise<Open> {
  if (!existsSync(path)) throw new Error(`${path} does not exist: --engine is the path of a package or of a module.`)
  if (!statSync(path).isDirectory()) {
    const { open } = (await import(pathToFileURL(path).href)) as { open?: Open }
    if (open === undefined) throw new Error(`${path} exports no \`open\`: see ubl/src/testing/schematron/engine.ts.`)
    return open
  }
  const { name } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as { name: string }
  const opens = known[name]
  if (opens === undefined)
    throw new Error(
      `${name} is an engine that is not known: ${Object.keys(known).join(' and ')} are; or give a module.`,
    )
  return opens(createRequire(join(path, 'package.json'))(path))
}

/** The assertions that a report in SVRL calls broken. */
export const brokenIn = (svrl: string): string[] =>
  [...svrl.matchAll(/<svrl:(?:failed-assert|successful-report)\s[^>]*?\bid="([^"]+)"/g)].map(([, id = '']) => id)

/** The ids of all assertions that a file of rules speaks of, in whatever form it is. */
export const assertionsIn = (rules: string): Set<string> =>
  new Set(rules.match(/\b[A-Z]{2,}(?:-[A-Z0-9]+)*-[A-Z]*\d+(?:-\d+)?\b/g))
