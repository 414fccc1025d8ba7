import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('what the room exports runs in a browser and a worker, but for writing PDFs: nothing of Node, nothing of another room', () => {
  const folder = import.meta.dirname
  const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !/\.test\.ts$|^testing\/|^pdf\/[^/]*$/.test(file))
  expect(files).toContain('index.ts')
  for (const file of files) {
    const imports = [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/(?:^(?:import|export|\}).* from |import\()'([^']+)'/gm),
    ]
    for (const [, from = ''] of imports)
      expect(from, `${file} imports ${from}`).toMatch(
        file.startsWith('pdf/') ? /^\.{1,2}\/|^fflate$/ : /^\.{1,2}\/(?!pdf\/)|^decimal\.js$/,
      )
  }
})
