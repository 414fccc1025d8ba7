import { saveTolerances } from '@kontor/server/areas/matching'
import type { UnitOfWork } from '@kontor/server/platform'

/** The companies that hold bills against their orders. */
export const matchingCompanies: ReadonlySet<string> = new Set(['nordlicht', 'nordlicht-aarhus', 'nordlicht-hamburg'])

/** Two per cent on a price and twenty for freight hold nobody up: such bills are approved by themselves. */
export const foundTolerances = (uow: UnitOfWork): Promise<void> =>
  saveTolerances(uow, [{ PricePercent: '2', UnorderedAmount: '20', Then: 'APPROVE' }])
