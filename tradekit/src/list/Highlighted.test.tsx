import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Highlighted } from './Highlighted.tsx'

describe('what a partner wrote, in a list', () => {
  test.each(['', 'nord'])('runs in its own direction, whatever marks it holds (searched for: %j)', (search) => {
    const name = '\u202eNordlicht'
    const shown = renderToStaticMarkup(<Highlighted text={name} search={search} />)
    expect(shown).toMatch(/^<bdi>.*<\/bdi>$/)
    expect(shown.replaceAll(/<[^>]+>/g, '')).toBe(name)
  })

  test('is nothing where nothing was written', () => {
    expect(renderToStaticMarkup(<Highlighted text={undefined} search="" />)).toBe('')
  })
})
