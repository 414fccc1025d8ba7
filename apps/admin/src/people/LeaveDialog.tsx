import { personName } from '@kontor/i18n'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useState } from 'react'
import type { Named } from '../assignment/api.ts'
import { TakerField } from '../assignment/TakerField.tsx'
import { useKontor, useWords } from '../kontor.ts'
import { useAdministration } from './administration.ts'
import type { Person } from './api.ts'

/** Somebody leaves: in one act they are locked out, and what is open with them goes to a colleague. */
export function LeaveDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { t } = useWords()
  const { notify } = useKontor()
  const [successor, setSuccessor] = useState<Named>()
  const name = personName(person)
  const leave = useAdministration(
    ({ users }, to: Named | undefined) =>
      users.letGo({ params: { id: person.Id }, body: to === undefined ? {} : { SuccessorId: to.id } }),
    ({ Moved, Stayed }) => {
      notify('success', t('people.leave.done', { name, count: Moved, stayed: Stayed }))
      onClose()
    },
  )
  return (
    <FormDialog visible title={t('people.leave.title', { name })} onClose={onClose}>
      <ActionForm
        confirm={t('people.leave.confirm')}
        busy={leave.isPending}
        onClose={onClose}
        onSubmit={() => leave.mutate(successor)}
      >
        <p className="admin-quiet">{t('people.leave.text')}</p>
        <TakerField
          label={t('people.leave.successor')}
          besides={person.Id}
          value={successor?.id ?? null}
          error={undefined}
          onChange={setSuccessor}
        />
      </ActionForm>
    </FormDialog>
  )
}
