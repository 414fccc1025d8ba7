import { Tabs } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { UnknownPage } from '@kontor/tradekit/frame'
import type { ReactNode } from 'react'
import { Route, Routes, useNavigate } from 'react-router'
import { WorkScreen } from './assignment/WorkScreen.tsx'
import { AuditScreen } from './audit/AuditScreen.tsx'
import { ClearanceScreen } from './clearance/ClearanceScreen.tsx'
import { CodesScreen } from './codes/CodesScreen.tsx'
import { CompanyScreen } from './company/CompanyScreen.tsx'
import { ConfigurationScreen } from './configuration/ConfigurationScreen.tsx'
import { WhyScreen } from './explain/WhyScreen.tsx'
import { ImportScreen } from './import/ImportScreen.tsx'
import { useKontor, useWords } from './kontor.ts'
import { LedgerScreen } from './ledger/LedgerScreen.tsx'
import { LegalEntitiesScreen } from './legal-entities/LegalEntitiesScreen.tsx'
import { LegalEntityScreen } from './legal-entities/LegalEntityScreen.tsx'
import { PeopleScreen } from './people/PeopleScreen.tsx'
import { PersonScreen } from './person/PersonScreen.tsx'
import { ProgramsScreen } from './programs/ProgramsScreen.tsx'
import { RetentionScreen } from './retention/RetentionScreen.tsx'
import { RolesScreen } from './roles/RolesScreen.tsx'
import { AppScreen } from './store/AppScreen.tsx'
import { StoreScreen } from './store/StoreScreen.tsx'
import { TeamsScreen } from './teams/TeamsScreen.tsx'
import { TermsScreen } from './terms/TermsScreen.tsx'
import { WebhookScreen } from './webhooks/WebhookScreen.tsx'
import { WebhooksScreen } from './webhooks/WebhooksScreen.tsx'
import './admin.css'

/** Which screen a path shows. */
export function Screens() {
  return (
    <Routes>
      <Route path="/apps/:id" element={<AppScreen />} />
      <Route path="/company" element={<Part part="company" of={<CompanyScreen />} />} />
      <Route path="/legal-entities" element={<Part part="legalEntities" of={<LegalEntitiesScreen />} />} />
      <Route path="/legal-entities/:id" element={<LegalEntityScreen />} />
      <Route path="/legal-entities/:id/new" element={<LegalEntityScreen isNew />} />
      <Route path="/people/:id/why" element={<WhyScreen />} />
      <Route path="/people/:id" element={<PersonScreen />} />
      <Route path="/people" element={<Part part="people" of={<PeopleScreen />} />} />
      <Route path="/roles" element={<RolesScreen />} />
      <Route path="/import" element={<ImportScreen />} />
      <Route path="/teams" element={<Part part="teams" of={<TeamsScreen />} />} />
      <Route path="/audit" element={<Part part="audit" of={<AuditScreen />} />} />
      <Route path="/configuration" element={<Part part="configuration" of={<ConfigurationScreen />} />} />
      <Route path="/terms" element={<Part part="terms" of={<TermsScreen />} />} />
      <Route path="/programs" element={<Part part="programs" of={<ProgramsScreen />} />} />
      <Route path="/webhooks" element={<Part part="webhooks" of={<WebhooksScreen />} />} />
      <Route path="/webhooks/:id" element={<WebhookScreen />} />
      <Route path="/work" element={<Part part="work" of={<WorkScreen />} />} />
      <Route path="/codes" element={<Part part="codes" of={<CodesScreen />} />} />
      <Route path="/clearance" element={<Part part="clearance" of={<ClearanceScreen />} />} />
      <Route path="/ledger" element={<Part part="ledger" of={<LedgerScreen />} />} />
      <Route path="/retention" element={<Part part="retention" of={<RetentionScreen />} />} />
      <Route path="/" element={<Part part="apps" of={<StoreScreen />} />} />
      <Route path="*" element={<UnknownPage />} />
    </Routes>
  )
}

const paths = {
  apps: '/',
  company: '/company',
  legalEntities: '/legal-entities',
  people: '/people',
  teams: '/teams',
  programs: '/programs',
  webhooks: '/webhooks',
  work: '/work',
  codes: '/codes',
  clearance: '/clearance',
  ledger: '/ledger',
  retention: '/retention',
  configuration: '/configuration',
  terms: '/terms',
  audit: '/audit',
} as const
type PartId = keyof typeof paths
/** The right without which a part has nothing to show. */
const readBy: Partial<Record<PartId, Parameters<ReturnType<typeof useKontor>['may']>[0]>> = {
  work: 'assignment.read',
  codes: 'coding.read',
  clearance: 'document.manage',
  ledger: 'coding.read',
  teams: 'team.read',
  programs: 'user.write',
  webhooks: 'company.configure',
  configuration: 'company.configure',
  terms: 'terms.read',
  audit: 'audit.read',
}

/** One of the parts of the administration, and the way to the others. */
function Part({ part, of }: { part: PartId; of: ReactNode }) {
  const { t } = useWords()
  const { may } = useKontor()
  const navigate = useNavigate()
  const offered = (Object.keys(paths) as PartId[]).filter((id) => {
    const needed = readBy[id]
    return needed === undefined || may(needed)
  })
  useTitle(part === 'apps' ? t('app.title') : t(`part.${part}`))
  return (
    <main className="admin-screen">
      <h1 className="k-hidden">{t('app.title')}</h1>
      <Tabs
        label={t('app.title')}
        tabs={offered.map((id) => ({ id, label: t(`part.${id}`) }))}
        selected={part}
        beside
        onSelect={(id) => navigate(paths[id as PartId])}
      >
        <div className="admin-page">{of}</div>
      </Tabs>
    </main>
  )
}
