import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { App, deskScreen, signIn } from './App.tsx'
import './look/style.css'
import { WordsProvider } from './messages/useWords.ts'
import { createParts, PartsProvider } from './parts.ts'

const parts = createParts()
createRoot(document.getElementById('root') as HTMLElement).render(
  <PartsProvider value={parts}>
    <WordsProvider value={parts.words}>
      <QueryClientProvider client={parts.queries}>
        <App />
      </QueryClientProvider>
    </WordsProvider>
  </PartsProvider>,
)
void parts.session.open()
// Meanwhile the screen that will most likely be wanted; whoever waits for it hears of it where it cannot be had.
const next = parts.session.mayBeIn() ? deskScreen : signIn
next.fetch().catch(() => undefined)
