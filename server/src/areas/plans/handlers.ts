import type { Areas, Of, ProformaPlan } from '@kontor/contract'
import { type Handlers, pageInfo, type RequestContext, type UnitOfWork } from '../../platform/index.ts'
import { closePlan, publishPlan } from './commands/publish-plan.ts'
import { changePlan, draftPlan } from './commands/save-plan.ts'
import { noPlan } from './not-found.ts'
import type { PlanRow } from './records.ts'
import * as store from './store.ts'
import { planEntities } from './views.ts'

const mayWrite = ({ actor }: RequestContext): boolean => actor.permissions.has('network.write')

async function planEntity(uow: UnitOfWork, context: RequestContext, plan: PlanRow): Promise<Of<typeof ProformaPlan>> {
  const [entity] = await planEntities(uow, [plan], mayWrite(context))
  return entity as Of<typeof ProformaPlan>
}

export const handlers: Handlers<Areas['plans']> = {
  createPlan: ({ body }, context) => context.write(async (uow) => planEntity(uow, context, await draftPlan(uow, body))),

  savePlan: ({ params: { id }, body }, context) =>
    context.write(async (uow) => planEntity(uow, context, await changePlan(uow, id, body))),

  activatePlan: ({ params: { id } }, context) => context.write((uow) => publishPlan(uow, id)),

  closePlan: ({ params: { id } }, context) => context.write((uow) => closePlan(uow, id)),

  listPlans: ({ query: { limit, page } }, context) =>
    context.read(async (uow) => {
      const Items = await planEntities(uow, await store.page(uow, limit, page * limit), mayWrite(context))
      return { ...pageInfo({ limit, page }, await store.count(uow)), Items }
    }),

  readPlan: ({ params: { id } }, context) =>
    context.read(async (uow) => {
      const plan = await store.find(uow, id)
      if (plan === undefined) throw noPlan(id)
      return planEntity(uow, context, plan)
    }),
}
