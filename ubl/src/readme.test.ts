import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const room = join(import.meta.dirname, '..')
const examples = [...readFileSync(join(room, 'README.md'), 'utf8').matchAll(/```ts\n([\s\S]*?)```/g)].map(
  ([, code = '']) => code.replaceAll("readFileSync('", "readFileSync('docs/samples/"),
)
// Beside the code, so that @kontor/ubl is found as it is by those who take it from npm.
const folder = mkdtempSync(join(room, '.readme-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** An example as a module that gives away all that it declares. */
function run(code: string, name: string): Promise<Record<string, unknown>> {
  const declared = [...code.matchAll(/^const (?:\{([^}]*)\}|(\w+))/gm)].flatMap(([, some, one]) =>
    some === undefined ? [one] : some.split(',').map((part) => part.trim()),
  )
  const file = join(folder, `${name}.ts`)
  writeFileSync(file, `${code}\nexport { ${declared.join(', ')} }\n`)
  return import(pathToFileURL(file).href) as Promise<Record<string, unknown>>
}

test('the examples of the README do what they say', { timeout: 30_000 }, async () => {
  expect(examples).toHaveLength(3)
  const [received, written, turned] = await Promise.all(examples.map((code, i) => run(code, `example-${i}`)))
  expect(received).toMatchObject({ valid: true, results: [], id: expect.any(String) })
  expect(written).toMatchObject({ valid: true, payable: '67.47' })
  expect(turned?.['invoice']).toMatchObject({ type: 'Invoice' })
  expect(turned?.['page']).toContain('RE-2')
  expect(new TextDecoder().decode(turned?.['enclosed'] as Uint8Array)).toContain('CrossIndustryInvoice')
})
