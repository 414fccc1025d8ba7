import { companies, connectApp, documents, network } from '@kontor/sdk'
import { createRoot } from 'react-dom/client'
import '@kontor/kit/style.css'
import { App } from './App.tsx'
import { messages } from './messages/index.ts'

const root = document.getElementById('app')
if (!root) throw new Error('The page has no element #app.')

try {
  const app = await connectApp({ areas: { documents, companies, network }, messages })
  // The shell opens the frame at the path that the reader asked for; from then on it is told by messages.
  createRoot(root).render(<App app={app} start={location.hash.slice(1) || '/'} />)
} catch (error) {
  // Outside of its shell there are no words yet; what the sdk says is all there is.
  root.textContent = error instanceof Error ? error.message : String(error)
  throw error
}
