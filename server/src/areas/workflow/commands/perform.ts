import { roles } from '@kontor/contract'
import { formatMessage, t } from '@kontor/i18n'
import type { UnitOfWork } from '../../../platform/index.ts'
import { askByWorkflow } from '../../approvals/index.ts'
import { assign, takersOfDocument } from '../../assignments/index.ts'
import type { Entry } from '../../entries/index.ts'
import { tellColleagues } from '../../mail/index.ts'
import { setTag } from '../../tags/index.ts'
import { membersOfTeams } from '../../teams/index.ts'
import { colleaguesOf } from '../../users/index.ts'
import { tellStep } from '../../webhooks/index.ts'
import { noticeWordsFor } from '../messages.ts'
import type { InstanceRecord, LogRecord, VersionRecord } from '../records.ts'
import type { Step } from '../rules/flow.ts'
import { fallbackAmong, namedBy } from '../rules/people.ts'

/** A run at a step of its workflow. */
export interface Standing {
  readonly entry: Entry
  readonly version: VersionRecord
  readonly instance: Pick<InstanceRecord, 'id' | 'documentId'>
  readonly origin: string
}

type Line = Pick<LogRecord, 'step' | 'kind' | 'because'>

/** Does what a step says that nobody is waited for at; where it cannot be done, that is written and the run goes on. */
export async function perform(uow: UnitOfWork, standing: Standing, step: Step): Promise<Line | undefined> {
  const { entry, version, instance } = standing
  if (step.Kind === 'TAG' && step.Tag !== undefined) await setTag(uow, { documentId: entry.id, tag: step.Tag }, true)
  if (step.Kind === 'MAIL') await tell(uow, standing, step)
  if (step.Kind === 'WEBHOOK' && step.WebhookId !== undefined) {
    const more = { workflow: version.name, step: step.Name, instanceId: instance.id }
    if (!(await tellStep(uow, step.WebhookId, entry.id, more)))
      return { step: step.Name, kind: 'FAILED', because: t`the webhook is not active` }
  }
  return undefined
}

async function tell(uow: UnitOfWork, { entry, version, origin }: Standing, step: Step): Promise<void> {
  const colleagues = await colleaguesOf(uow)
  const values = { number: entry.businessId, partner: entry.senderName, step: step.Name }
  const noticeIn = (language: string) => {
    const words = noticeWordsFor(language)
    return {
      subject: formatMessage(words.about, language, values),
      comment: step.Words ?? null,
      link: { to: `${origin}/#/Kontor.Documents/view/${entry.id}`, label: words.open },
      about: { type: 'document', id: entry.id } as const,
    }
  }
  await tellColleagues(uow, colleagues, await whomOf(uow, step, colleagues), noticeIn, version.publishedBy)
}

async function whomOf(
  uow: UnitOfWork,
  { Who }: Step,
  colleagues: Awaited<ReturnType<typeof colleaguesOf>>,
): Promise<readonly string[]> {
  const teams = await membersOfTeams(uow, Who?.TeamIds ?? [])
  return namedBy(Who, [...colleagues.values()], teams)
}

/**
 * Asks those whom an approval names; where none of them can approve the document, its heads.
 *
 * @returns the step of the approval; undefined where the document cannot be approved as it stands
 */
export async function askAt(uow: UnitOfWork, standing: Standing, step: Step): Promise<string | undefined> {
  const { entry, version, origin } = standing
  const because = [version.name, step.Name, step.Words].filter(Boolean).join(' · ').slice(0, 1000)
  const invited = await whomOf(uow, step, await colleaguesOf(uow))
  return (await askByWorkflow(uow, origin, entry, { invited, because, from: version.publishedBy }))?.id
}

/** The heads of accounts payable, or the administrators. */
const headRoles = [roles.apManager, roles.companyAdmin]

/** Gives work to those whom an assignment names; where none of them can do it, to the heads. */
export async function giveAt(uow: UnitOfWork, standing: Standing, step: Step): Promise<string> {
  const { entry, version, origin } = standing
  const able = await takersOfDocument(uow, entry.id)
  const named = namedBy(step.Who, able, await membersOfTeams(uow, step.Who?.TeamIds ?? []))
  const assigneeIds = [...(named.length > 0 ? named : fallbackAmong(able, headRoles))]
  const comment = [step.Name, step.Words].filter(Boolean).join(' · ').slice(0, 1000)
  // Where whoever published it has left, it comes from who gets it; a company of nobody gives it itself.
  const giver = version.publishedBy ?? assigneeIds[0] ?? uow.companyId
  return (await assign(uow, origin, { subjectId: entry.id, assigneeIds, comment }, giver)).id
}
