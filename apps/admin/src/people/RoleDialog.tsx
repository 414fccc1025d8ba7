import { personName } from '@kontor/i18n'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { useAdministration } from './administration.ts'
import type { Person } from './api.ts'
import { RoleSelect } from './RoleSelect.tsx'

/** Gives a colleague another role. */
export function RoleDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { t } = useWords()
  const { notify } = useKontor()
  const [roleId, setRoleId] = useState(person.RoleId ?? null)
  const name = personName(person)
  const change = useAdministration(
    ({ users }, body: string) => users.setRole({ params: { id: person.Id }, body }),
    () => {
      notify('success', t('people.role.done', { name }))
      onClose()
    },
  )
  return (
    <FormDialog visible title={t('people.role.title', { name })} onClose={onClose}>
      <ActionForm
        confirm={t('people.role.confirm')}
        busy={change.isPending}
        onClose={onClose}
        onSubmit={() => roleId !== null && change.mutate(roleId)}
      >
        <RoleSelect value={roleId} onChange={setRoleId} />
      </ActionForm>
    </FormDialog>
  )
}
