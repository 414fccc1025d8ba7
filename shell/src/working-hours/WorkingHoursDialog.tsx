import { Modal } from '@kontor/kit'
import { useWords } from '../messages/useWords.ts'
import { HoursForm } from './HoursForm.tsx'
import { useHoursWords } from './useHoursWords.ts'
import { useWorkingHours } from './useWorkingHours.ts'

/** On which days and from when to when the person works: deadlines of their work pass then. */
export function WorkingHoursDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useHoursWords()
  const { t: shell } = useWords()
  const { kept, save, reset } = useWorkingHours(open)
  if (words === undefined) return null
  return (
    <Modal
      visible={open && kept !== undefined}
      onDismiss={onClose}
      size="medium"
      title={words.t('hours.title')}
      closeLabel={shell('shell.close')}
    >
      {kept && <HoursForm t={words.t} kept={kept} save={save} reset={reset} onClose={onClose} />}
    </Modal>
  )
}
