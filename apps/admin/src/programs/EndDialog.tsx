import { ConfirmDialog } from '@kontor/kit'
import { useKontor, useWords } from '../kontor.ts'
import { useAct } from '../words/useAct.ts'
import { type Program, programsKey } from './api.ts'
import { useProgramName } from './useProgramName.ts'

/** Asks before a program is shut out that may be in the midst of its work. */
export function EndDialog({ of, onClose }: { of: Program | 'all' | undefined; onClose: () => void }) {
  const { t } = useWords()
  const { notify } = useKontor()
  const nameOf = useProgramName()
  const end = useAct(
    programsKey,
    async ({ oauth }, which: Program | 'all') => {
      if (which === 'all') await oauth.endPrograms({})
      else await oauth.endProgram({ params: { programId: which.Id } })
    },
    (_, which) => {
      notify('success', which === 'all' ? t('programs.done.all') : t('programs.done', { name: nameOf(which) }))
      onClose()
    },
  )
  const all = of === 'all'
  const names = of === undefined || all ? { name: '', person: '' } : { name: nameOf(of), person: of.User.Name }
  return (
    <ConfirmDialog
      visible={of !== undefined}
      kind="warning"
      title={all ? t('programs.endAll.title') : t('programs.end.title', names)}
      acceptText={all ? t('programs.endAll.do') : t('programs.end.do')}
      cancelText={t('dialog.cancel')}
      busy={end.isPending}
      onAccept={() => of && end.mutate(of)}
      onCancel={onClose}
    >
      {all ? t('programs.endAll.text') : t('programs.end.text', names)}
    </ConfirmDialog>
  )
}
