import { expect, test } from 'vitest'
import { createMemoryStorage } from '../testing/memory-storage.ts'
import { createRecent, type RecentPage, withPage, withTitle } from './recent.ts'

const page = (path: string, title = path): RecentPage => ({ app: 'Kontor.Documents', path, title })

test('the last page comes first, and one that is looked at again is there once, as it is called now', () => {
  const pages = ['/view/1', '/view/2', '/view/1?tab=lines'].reduce(
    (all, path) => withPage(all, page(path)),
    [] as readonly RecentPage[],
  )
  expect(pages.map(({ path }) => path)).toEqual(['/view/1?tab=lines', '/view/2'])
})

test('a title that comes later is that of its page, which keeps its place', () => {
  const pages = withPage(withPage([], page('/view/1', 'Documents')), page('/view/2'))
  expect(withTitle(pages, page('/view/1', 'Invoice 1')).map(({ title }) => title)).toEqual(['/view/2', 'Invoice 1'])
  expect(withTitle(pages, page('/view/3'))).toEqual(pages)
})

test('the first page of an app is none of them, however it is filtered, nor is a page without a title', () => {
  expect(withPage(withPage([], page('/?q=paper')), page('/view/1', ''))).toEqual([])
})

test('so many are remembered, for the company in which they were looked at, until the person signs out', () => {
  const memory = createMemoryStorage()
  const recent = createRecent(memory, 'c1')
  for (let number = 0; number < 10; number += 1) recent.visit(page(`/view/${number}`))
  expect(
    recent.pages
      .get()
      .map(({ path }) => path)
      .at(-1),
  ).toBe('/view/2')
  expect(createRecent(memory, 'c1').pages.get()).toHaveLength(8)
  expect(createRecent(memory, 'c2').pages.get()).toEqual([])
  recent.enter('c2')
  expect(recent.pages.get()).toEqual([])
  recent.clear()
  expect(createRecent(memory, 'c1').pages.get()).toEqual([])
})
