import type { Company } from '../api.ts'
import { useDesk } from '../desk/useDesk.ts'
import { useReport } from '../desk/useReport.ts'
import { useWords } from '../messages/useWords.ts'
import { useParts } from '../parts.ts'

/** Takes the person to another company or branch. */
export function useEnter() {
  const { session: control, toasts, queries } = useParts()
  const { session, guarded } = useDesk()
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
