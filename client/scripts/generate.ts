import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { generatedFiles } from './describe.ts'

// `node client/scripts/generate.ts`: writes the descriptors anew after the contract has changed.
const folder = new URL('../src/generated/', import.meta.url)
mkdirSync(folder, { recursive: true })
const files = generatedFiles()
for (const stale of readdirSync(folder).filter((name) => !(name in files))) rmSync(new URL(stale, folder))
for (const [name, text] of Object.entries(files)) writeFileSync(new URL(name, folder), text)
