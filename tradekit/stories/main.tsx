import '@kontor/kit/style.css'
import '../src/style.css'
import './stories.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { StoriesPage } from './StoriesPage.tsx'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <StoriesPage />
  </StrictMode>,
)
