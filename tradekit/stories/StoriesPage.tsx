import { applyAppearance } from '@kontor/kit'
import { useEffect } from 'react'
import { Surroundings } from './Surroundings.tsx'
import { stories } from './stories.ts'

/** The stories of tradekit; the address says how: `?theme=dark&dir=rtl`, and `?only=Notice` shows one of them. */
export function StoriesPage() {
  const asked = new URLSearchParams(location.search)
  const only = asked.get('only')
  const theme = asked.get('theme')
  const dir = asked.get('dir') === 'rtl' ? 'rtl' : 'ltr'
  useEffect(() => {
    applyAppearance({
      theme: theme === 'light' || theme === 'dark' ? theme : null,
      density: null,
      lang: 'en-US',
      dir,
    })
  }, [theme, dir])
  return (
    <Surroundings locale="en-US">
      <div className="stories">
        {Object.entries(stories)
          .filter(([name]) => only === null || only === name)
          .map(([name, Story]) => (
            <section key={name} className="story" id={name}>
              <h2>{name}</h2>
              <Story />
            </section>
          ))}
      </div>
    </Surroundings>
  )
}
