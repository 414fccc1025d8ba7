import { type Message, t } from '@kontor/i18n'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { escaped } from '../../../platform/http/index.ts'
import { ApiError } from '../../../platform/index.ts'
import { takeBack, visitBy } from '../commands/take-basket.ts'
import type { VisitRecord } from '../records.ts'
import { ShopProblem } from '../rules/problem.ts'
import { languageFor, sendWords, type World } from './world.ts'

/** What a shop sends back through the browser, without anything of ours but the token: it says who it is for. */
export async function takeReturned(world: World, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { token = '' } = request.params as Readonly<Record<string, string>>
  const visit = await visitBy(world.platform, token, request.id)
  if (visit === undefined)
    return refuse(world, request, reply, {
      status: 404,
      problems: [t`This address is not known: open the shop from the requisition again.`],
    })
  try {
    const { number, count } = await takeBack(world.platform, visit, request.body as Buffer, request.id)
    return await sendWords(world, reply, {
      ...{ status: 200, language: await languageFor(world, request, visit) },
      title: t`Items added to the requisition ${number}: ${count}`,
      main: (say) => `<p>${escaped(say(t`You can close this window.`))}</p>`,
    })
  } catch (error) {
    if (error instanceof ShopProblem)
      return refuse(world, request, reply, { status: 400, problems: error.problems, visit })
    if (error instanceof ApiError)
      return refuse(world, request, reply, { status: error.status, problems: [error.reason], visit })
    throw error
  }
}

interface Refused {
  readonly status: number
  readonly problems: readonly Message[]
  readonly visit?: VisitRecord
}

/** Says why nothing was taken over. */
export async function refuse(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, problems, visit }: Refused,
): Promise<FastifyReply> {
  return sendWords(world, reply, {
    ...{ status, language: await languageFor(world, request, visit), title: t`Nothing was added to the requisition.` },
    main: (say) => `<ul>${problems.map((one) => `<li>${escaped(say(one))}</li>`).join('')}</ul>`,
  })
}
