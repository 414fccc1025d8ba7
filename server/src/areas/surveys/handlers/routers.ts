import type { Areas } from '@kontor/contract'
import type { Handlers } from '../../../platform/index.ts'
import { saveRouters } from '../commands/save-routers.ts'
import * as rules from '../store/rules.ts'

type Calls = 'readTaskRouters' | 'saveTaskRouters'

export const routerHandlers: Pick<Handlers<Areas['surveys']>, Calls> = {
  readTaskRouters: (_input, context) =>
    context.read(async (uow) => ({
      routers: (await rules.routers(uow)).map(({ companyId: _, ...router }) => router),
    })),

  saveTaskRouters: ({ body }, context) => context.write((uow) => saveRouters(uow, body.routers)),
}
