import { useWords } from '../messages/useWords.ts'
import { useServices } from '../services/services.ts'
import { createReport } from './report.ts'

/** Tells the person of something that did not work. */
export function useReport() {
  const { toasts, session } = useServices()
  const { t } = useWords()
  return createReport({ tell: (text) => void toasts.add({ tone: 'bad', text }), t, session })
}
