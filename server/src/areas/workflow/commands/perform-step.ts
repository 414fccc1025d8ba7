import type { WorkflowSubject } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import type { UnitOfWork } from '../../../platform/index.ts'
import { tellColleagues } from '../../mail/index.ts'
import { colleaguesOf } from '../../users/index.ts'
import type { Step } from '../../workflow-engine/index.ts'
import { namedHere } from '../../workflow-subjects/index.ts'
import type { Line, Run } from '../run.ts'

const openLabels: Readonly<Record<WorkflowSubject, Message>> = {
  DOCUMENT: t`Open document`,
  REQUISITION: t`Open requisition`,
}

/** Does what a step says that nobody is waited for at; where it cannot be done, that is written and the run goes on. */
export async function perform(uow: UnitOfWork, run: Run, step: Step): Promise<Line | undefined> {
  const { subject, version, instance } = run
  if (step.Kind === 'MAIL') await tell(uow, run, step)
  const more = { workflow: version.name, step: step.Name, instanceId: instance.id }
  const because =
    step.Kind === 'TAG' && step.Tag !== undefined
      ? await subject.tag(uow, step.Tag)
      : step.Kind === 'SET'
        ? await subject.set(uow, run, step)
        : step.Kind === 'WEBHOOK' && step.WebhookId !== undefined
          ? await subject.callWebhook(uow, step.WebhookId, more)
          : undefined
  return because && { step: step.Name, kind: 'FAILED', because }
}

async function tell(uow: UnitOfWork, { subject, version, origin }: Run, step: Step): Promise<void> {
  const notice = {
    subject: t`${subject.number} from ${await subject.from(uow)}: ${step.Name}`,
    comment: step.Words ?? null,
    link: { to: `${origin}${subject.path}`, label: openLabels[subject.kind] },
    about: subject.about,
  }
  await tellColleagues(uow, await colleaguesOf(uow), await namedHere(uow, step), notice, version.publishedBy)
}

/**
 * Asks those whom an approval names; where none of them can approve it, those who decide otherwise.
 *
 * @returns what the run waits for; undefined where it cannot be approved as it stands
 */
export async function askAt(uow: UnitOfWork, run: Run, step: Step): Promise<string | undefined> {
  const because = [run.version.name, step.Name, step.Words].filter(Boolean).join(' · ').slice(0, 1000)
  return run.subject.askApproval(uow, run, await namedHere(uow, step), because)
}
