import { useServices } from '../services/services.ts'
import { useReport } from '../workspace/useReport.ts'
import { useSessionWords } from './useSessionWords.ts'

/** The person's sessions besides this one, and the tokens of programs that work as them. */
export function useOthers() {
  const { api, toasts } = useServices()
  const words = useSessionWords()
  const report = useReport()

  async function end(): Promise<void> {
    try {
      await api.session.signOutEverywhere({ query: { others: true } })
      toasts.add({ tone: 'good', text: words?.t('sessions.othersEnded') ?? '' })
    } catch (error) {
      report(error)
    }
  }

  return {
    end,
    /** Says what changed in how the person signs in, and offers to end what was signed in before. */
    offerToEnd: (text: string) =>
      toasts.add({
        tone: 'good',
        text,
        ...(words && { action: { text: words.t('sessions.endOthers'), onAction: () => void end() } }),
      }),
  }
}
