import { t } from '@kontor/i18n'
import { ApiError, dayIn, type UnitOfWork } from '../../../platform/index.ts'
import { zoneOfCompany } from '../../users/index.ts'
import { noRequest } from '../not-found.ts'
import { tell } from '../notices.ts'
import { respondents } from '../people.ts'
import { isAnswerable } from '../rules/states.ts'
import * as requests from '../store/requests.ts'

/** Reminds who was asked, once a day. @throws ApiError ResourceNotFound; Conflict where there is nothing to answer. */
export async function remindPartner(uow: UnitOfWork, origin: string, id: string): Promise<void> {
  const request = await requests.lock(uow, id)
  if (request?.direction !== 'SENT') throw noRequest(id)
  if (!isAnswerable(request.state))
    throw new ApiError('Conflict', t`${request.partnerName} has answered ${request.name}: it is ${request.state}.`, {
      details: { state: request.state },
    })
  const zone = await zoneOfCompany(uow)
  if (request.reminded !== null && dayIn(zone, request.reminded) === dayIn(zone, uow.now)) return
  await requests.change(uow, id, { reminded: uow.now })
  await uow.log({ kind: 'questionnaire.reminded', objectType: 'questionnaireRequest', objectId: id })
  await uow.within(request.partnerId, async (partner) => {
    const theirs = await requests.find(partner, id)
    if (theirs !== undefined) await tell(partner, origin, await respondents(partner), 'reminded', theirs)
  })
}
