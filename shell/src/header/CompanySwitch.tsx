import { Icon } from '@kontor/kit'
import { Building2, ChevronDown, Store } from 'lucide-react'
import type { Company } from '../api.ts'
import { useWords } from '../messages/useWords.ts'
import { useWorkspace } from '../workspace/useWorkspace.ts'
import { inOrder, isBranch, parentOf } from './companies.ts'
import { MenuButton } from './MenuButton.tsx'
import { useEnter } from './useEnter.ts'

/** Where the person is, and where else they may go. */
export function CompanySwitch() {
  const { session } = useWorkspace()
  const { t } = useWords()
  const enter = useEnter()
  const { Companies } = session
  const { CompanyAccountId: here, CompanyName: name } = session.Company
  const current = Companies.find(({ Id }) => Id === here)
  const house = current && parentOf(current, Companies)
  const words = <CompanyWords first={house?.Name ?? name} second={house && name} more={Companies.length > 1} />
  if (Companies.length < 2) return <div className="s-company">{words}</div>

  const entry = (company: Company) => {
    const parent = parentOf(company, Companies)
    return {
      id: company.Id,
      text: company.Name,
      note: parent && t('company.branchOf', { name: parent.Name }),
      icon: isBranch(company) ? Store : Building2,
      chosen: company.Id === here,
      onSelect: () => enter(company),
    }
  }
  return (
    <div className="s-company">
      <MenuButton label={t('company.switch')} entries={inOrder(Companies).map(entry)}>
        {({ ref, onClick, onNear, popup }) => (
          <button ref={ref} type="button" className="s-plain" {...popup} onClick={onClick} onPointerEnter={onNear}>
            <span className="k-hidden">{t('company.switch')} </span>
            {words}
          </button>
        )}
      </MenuButton>
    </div>
  )
}

function CompanyWords({ first, second, more }: { first: string; second: string | undefined; more: boolean }) {
  return (
    <span className="s-company-words">
      <span className="s-company-names">
        <b className="s-company-first">{first}</b>
        {second && <span className="s-company-second">{second}</span>}
      </span>
      {more && <Icon of={ChevronDown} size="small" />}
    </span>
  )
}
