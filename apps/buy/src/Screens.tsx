import { UnknownPage } from '@kontor/tradekit/frame'
import { useLiveUpdates } from '@kontor/tradekit/queries'
import { UndoPlace } from '@kontor/tradekit/undo'
import { Route, Routes, useNavigate, useParams } from 'react-router'
import { useLiveRequisitions } from './api.ts'
import { BudgetScreen } from './budgets/BudgetScreen.tsx'
import { CallOffScreen } from './call-offs/CallOffScreen.tsx'
import { useLiveCatalogues } from './catalogues/api.ts'
import { CatalogueScreen } from './catalogues/CatalogueScreen.tsx'
import { UpdateScreen } from './catalogues/UpdateScreen.tsx'
import { useLiveShops } from './punch-out/api.ts'
import { QuoteRequestScreen } from './quotes/QuoteRequestScreen.tsx'
import { RequisitionScreen } from './RequisitionScreen.tsx'
import { RequisitionsScreen } from './RequisitionsScreen.tsx'
import { PartnerScreen } from './spend/PartnerScreen.tsx'
import './buy.css'

/** Which screen a path shows. */
export function Screens() {
  useLiveRequisitions()
  useLiveCatalogues()
  useLiveShops()
  useLiveUpdates()
  const navigate = useNavigate()
  return (
    <UndoPlace>
      <Routes>
        <Route
          path="/"
          element={<RequisitionsScreen onOpen={(id) => navigate(`/${id}`)} onNew={() => navigate('/new')} />}
        />
        <Route path="/new" element={<RequisitionScreen onBack={() => navigate('/')} />} />
        <Route path="/budgets/:id" element={<BudgetScreen />} />
        <Route path="/quotes/:id" element={<QuoteRequestScreen />} />
        <Route path="/catalogues/new" element={<UpdateScreen />} />
        <Route path="/catalogues/:id" element={<CatalogueScreen />} />
        <Route path="/catalogues/:id/update" element={<UpdateScreen />} />
        <Route path="/call-off/:id" element={<CallOffScreen />} />
        <Route path="/partners/:id" element={<PartnerScreen />} />
        <Route path="/:id" element={<One onBack={() => navigate('/')} />} />
        <Route path="*" element={<UnknownPage />} />
      </Routes>
    </UndoPlace>
  )
}

function One({ onBack }: { onBack: () => void }) {
  const { id = '' } = useParams()
  return <RequisitionScreen key={id} id={id} onBack={onBack} />
}
