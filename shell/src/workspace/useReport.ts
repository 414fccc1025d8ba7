import { KontorError } from '@kontor/client'
import { useWords } from '../messages/useWords.ts'
import { useServices } from '../services/services.ts'

/** The server's own words for what went wrong, as they name the field, the value and the fix. */
const reasonOf = (error: unknown): string =>
  error instanceof KontorError ? (error.body?.Message ?? error.message) : String(error)

/** Tells the person of something that did not work. */
export function useReport() {
  const { toasts } = useServices()
  const { t } = useWords()
  return (error: unknown): void =>
    void toasts.add({ tone: 'bad', text: t('shell.failed', { reason: reasonOf(error) }) })
}
