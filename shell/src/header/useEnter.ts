import type { Company } from '../api.ts'
import { useWords } from '../messages/useWords.ts'
import { useServices } from '../services/services.ts'
import { useReport } from '../workspace/useReport.ts'
import { useWorkspace } from '../workspace/useWorkspace.ts'

/** Takes the person to another company or branch. */
export function useEnter() {
  const { session: control, toasts, queries } = useServices()
  const { session, guarded } = useWorkspace()
  const { t } = useWords()
  const report = useReport()
  return ({ Id, Name }: Company) => {
    if (Id === session.Company.CompanyAccountId) return
    guarded(async () => {
      try {
        await control.enter(Id)
        queries.clear()
        toasts.add({ tone: 'good', text: t('company.entered', { name: Name }) })
      } catch (error) {
        report(error)
      }
    })
  }
}
