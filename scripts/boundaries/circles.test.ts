import { expect, test } from 'vitest'
import { circleBreaches } from './circles.ts'

const circles = (files: Record<string, string>) =>
  circleBreaches(Object.entries(files).map(([path, text]) => ({ path, text }))).map(({ line, what }) => [line, what])

test('files that import each other in a circle are told of once, with the way round and the line where it begins', () => {
  expect(
    circles({
      'shell/src/a.ts': `import { x } from 'y'\nimport { b } from './b.ts'`,
      'shell/src/b.ts': `export const later = () => import('./deep/c.ts')`,
      'shell/src/deep/c.ts': `import type { A } from '../a.ts'`,
      'shell/src/d.ts': `import './a.ts'`,
    }),
  ).toEqual([
    [
      2,
      'These files import each other in a circle: shell/src/a.ts → shell/src/b.ts → shell/src/deep/c.ts → shell/src/a.ts.',
    ],
  ])
})

test('what two files share is no circle, nor is what an import of another room leads back to', () => {
  expect(
    circles({
      'kit/src/a.ts': `import './b.ts'\nimport './c.ts'`,
      'kit/src/b.ts': `import './c.ts'`,
      'kit/src/c.ts': '// a.ts is built on this one',
      'apps/home/src/a.ts': `import '../../inbox/src/a.ts'`,
      'apps/inbox/src/a.ts': `import '../../home/src/a.ts'`,
    }),
  ).toEqual([])
})
