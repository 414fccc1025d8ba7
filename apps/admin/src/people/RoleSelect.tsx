import { Select } from '@kontor/kit'
import { type Role, roles } from '@kontor/sdk'
import { useWords } from '../kontor.ts'

/** The roles that a company gives, what is given most first; support and translators are the operator's. */
export const given = [
  'apClerk',
  'apManager',
  'approver',
  'buyer',
  'requester',
  'onboarder',
  'supplierContact',
  'readOnly',
  'companyAdmin',
] as const satisfies readonly Role[]

/** A role, and what it may do in plain words. */
export function RoleSelect({ value, onChange }: { value: string | null; onChange: (roleId: string) => void }) {
  const { t } = useWords()
  const chosen = given.find((role) => roles[role] === value)
  return (
    <Select
      label={t('people.role')}
      options={given.map((role) => ({ id: roles[role], label: t(`role.${role}`) }))}
      value={value}
      onChange={onChange}
      placeholder={t('people.role.choose')}
      {...(chosen && { description: t(`people.role.${chosen}`) })}
    />
  )
}
