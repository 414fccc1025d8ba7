import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { App, signIn, workspaceScreen } from './App.tsx'
import './styles/style.css'
import { WordsProvider } from './messages/useWords.ts'
import { createServices, ServicesProvider } from './services/services.ts'

const parts = createServices()
createRoot(document.getElementById('root') as HTMLElement).render(
  <ServicesProvider value={parts}>
    <WordsProvider value={parts.words}>
      <QueryClientProvider client={parts.queries}>
        <App />
      </QueryClientProvider>
    </WordsProvider>
  </ServicesProvider>,
)
void parts.session.open()
// Meanwhile the screen that will most likely be wanted; whoever waits for it hears of it where it cannot be had.
const next = parts.session.mayBeIn() ? workspaceScreen : signIn
next.fetch().catch(() => undefined)
