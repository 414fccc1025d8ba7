import { build } from 'vite'

/**
 * A script for a page of a test or a measurement: `entry` with all that it imports, as one ES module that exports what
 * the entry does.
 * @param entry path of the file
 * @param alias packages that are to be taken from elsewhere, by name
 */
export async function bundle(entry: string, alias: Readonly<Record<string, string>> = {}): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    // a test has set it to another, with which packages are built otherwise
    mode: 'production',
    resolve: { alias },
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'exports-only', output: { codeSplitting: false } },
    },
  })
  const code = [built].flat().flatMap((each) => ('output' in each ? each.output : []))[0]
  if (code?.type !== 'chunk') throw new Error(`${entry} came to nothing`)
  return code.code
}
