import type { Areas, Of, Recommendation } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type Handlers, pageInfo, type UnitOfWork } from '../../platform/index.ts'
import { noCompany, readCompany } from '../companies/index.ts'
import { isConnected } from '../network/index.ts'
import { acceptRecommendation, recommendPartner, rejectRecommendation } from './commands/recommend-partner.ts'
import { maySee } from './rules.ts'
import * as store from './store/recommendations.ts'

export const handlers: Handlers<Areas['recommendations']> = {
  listRecommendations: ({ query: { limit, page } }, context) =>
    context.read(async (uow) => {
      const { rows, count, open } = await store.page(uow, limit, page * limit)
      const mayAnswer = context.actor.permissions.has('company.write')
      return {
        ...pageInfo({ limit, page }, count),
        Items: rows.map((row) => ({ ...entityOf(row), AllowedActions: mayAnswer ? actionsOn(row) : [] })),
        OpenCount: open,
      }
    }),

  listPublic: ({ query: { companyId } }, context) =>
    context.read(async (uow) => {
      const company = await uow.within(companyId, readCompany)
      const view = { isOwn: companyId === uow.companyId, isPublic: company?.PublicProfile === true }
      if (company === undefined || !maySee({ ...view, isConnected: await isConnected(uow, companyId) }))
        throw noCompany(companyId)
      const [rows, open] = await uow.within(companyId, (partner) =>
        Promise.all([store.visible(partner), store.openOf(partner, uow.companyId)]),
      )
      return { Items: rows.map(entityOf), ...(open && { Open: entityOf(open) }) }
    }),

  createRecommendation: ({ body }, context) =>
    context.write(async (uow) => {
      mustBeOwnCompany(uow, body.SenderCompanyAccountId)
      return entityOf(await recommendPartner(uow, body.ReceiverCompanyAccountId, body.Message))
    }),

  acceptRecommendation: ({ params: { id } }, context) => context.write((uow) => acceptRecommendation(uow, id)),

  rejectRecommendation: ({ params: { id } }, context) => context.write((uow) => rejectRecommendation(uow, id)),
}

function mustBeOwnCompany(uow: UnitOfWork, senderId: string): void {
  if (senderId === uow.companyId) return
  throw new ApiError('BadRequest', t`SenderCompanyAccountId is ${senderId}: use ${uow.companyId}, your own company.`)
}

/** What is shown can still be taken back. */
const actionsOn = ({ visible }: store.RecommendationRow): ('accept' | 'reject')[] =>
  visible ? ['reject'] : ['accept', 'reject']

const entityOf = (row: store.RecommendationRow): Of<typeof Recommendation> => ({
  Id: row.id,
  SenderCompanyAccountId: row.sender_id,
  SenderCompanyName: row.sender_name,
  ReceiverCompanyAccountId: row.company_id,
  Message: row.message,
  Visible: row.visible,
  Created: row.created.toISOString(),
})
